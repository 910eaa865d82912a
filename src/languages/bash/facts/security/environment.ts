import type { FactFile, FileRule } from '../../../../model/facts/rules.ts';
import { envRead } from '../../../../model/facts/security.ts';

const READ = /\$(?:\{([A-Z][A-Z0-9_]{1,60})(:?[-=?+])?|([A-Z][A-Z0-9_]{1,60})\b)/g;
/** What the shell itself sets. */
const OF_SHELL =
	/^(?:BASH\w{0,40}|FUNCNAME|LINENO|RANDOM|SRANDOM|SECONDS|EPOCH\w{1,10}|PWD|OLDPWD|IFS|OPT(?:ARG|IND|ERR)|REPLY|PIPESTATUS|PS[0-4]|UID|EUID|GROUPS|PPID|SHLVL|SHELLOPTS|OSTYPE|HOSTTYPE|MACHTYPE|HOSTNAME|COLUMNS|LINES|COMP_\w{1,20}|COMPREPLY|DIRSTACK|COPROC|MAPFILE|READLINE_\w{1,20}|ZSH_\w{1,40}|BATS_\w{1,40}|SHUNIT_\w{1,40}|NF|NR|FS|OFS|RS|FILENAME|FNR|NUL)$/;
/** Commands that may give values to the names behind them. */
const SETTERS =
	/(?<![\w$-])(?:read|declare|local|export|readonly|typeset|for|select|getopts|mapfile|readarray|unset|printf)\b([^\n;|&]{0,400})/g;
const ASSIGNED = /(?<![$\w{])([A-Z][A-Z0-9_]{1,60})(?:\+?=|\[)/g;
const NAMES = /(?<![$\w{])([A-Z][A-Z0-9_]{1,60})\b/g;

/** Names that the script gives a value to. */
function givenIn(text: string): ReadonlySet<string> {
	const names = new Set<string>();
	for (const line of text.split('\n')) {
		if (/^\s{0,200}#/.test(line)) continue;
		for (const [, name] of line.matchAll(ASSIGNED)) names.add(name);
		for (const [, listed] of line.matchAll(SETTERS)) {
			for (const [, name] of listed.matchAll(NAMES)) names.add(name);
		}
	}
	return names;
}

/**
 * A variable that a script reads and never sets comes from its environment. Said once a variable, and only
 * of scripts that run by themselves: what is read in, or reads in others, shares their variables.
 */
export const ENVIRONMENT: FileRule = {
	fact: envRead,
	on: 'file',
	find(file, tell) {
		const { text } = file;
		if (!text.startsWith('#!') || file.imports.some(({ imported }) => imported === '')) return;
		const told = new Set<string>();
		let given: ReadonlySet<string> | null = null;
		let isRun: boolean | null = null;
		for (const found of text.matchAll(READ)) {
			const name = found[1] ?? found[3];
			if (told.has(name) || OF_SHELL.test(name)) continue;
			given ??= givenIn(text);
			const start = found.index + found[0].indexOf(name);
			const seen = given.has(name) ? undefined : referenceAt(name, start, file);
			if (seen === undefined) continue;
			isRun ??= runsItself(file);
			if (!isRun && seen.chunk !== 0) continue;
			told.add(name);
			const hasDefault = /^:?[-=]$/.test(found[2] ?? '');
			tell(
				{ name, api: '$', has_default: hasDefault ? true : null },
				{ start, end: start + name.length, chunk: seen.chunk },
			);
		}
	},
};

/** Whether a function of the script is called outside of them: others may only be there to be read in. */
function runsItself(file: FactFile): boolean {
	return file.chunks.some(
		({ kind, name }) =>
			kind === 'function' &&
			name !== null &&
			file.references(name).some((reference) => reference.kind === 'call' && reference.chunk === 0),
	);
}

/** Only where the shell expands it: not in a comment, between single quotes, or in a program of another language. */
function referenceAt(name: string, start: number, file: FactFile): { chunk: number } | undefined {
	return file.references(name).find((reference) => reference.start === start && reference.kind === 'read');
}
