import type { Outline } from '../shared/outline.ts';
import type { Instruction } from './instructions.ts';
import type { BuildNames } from './names.ts';

const VARIABLE = /\\?\$(?:\{([A-Za-z_]\w*)|([A-Za-z_]\w*))/g;

/** `$NAME` and `${NAME:-default}`; in RUN they may be of the shell, which then sets them. */
export function referVariables(
	{ word, args, argsStart }: Instruction,
	names: BuildNames,
	outline: Outline,
): void {
	const own = word === 'RUN' ? assignedIn(args) : NONE;
	for (const found of args.matchAll(VARIABLE)) {
		if (found[0].startsWith('\\')) continue;
		const name = found[1] ?? found[2];
		const start = argsStart + found.index + found[0].length - name.length;
		const meant = word === 'FROM' ? names.outerVariable(name) : names.variable(name);
		outline.tell((out) => out.refer(name, start, 'read', false));
		if (meant !== undefined && !own.has(name)) outline.lead(start, () => meant);
	}
}

const NONE: ReadonlySet<string> = new Set();
const ASSIGNED =
	/(?<![\w$-])(?:for\s+([A-Za-z_]\w*)\s+in\b|read\s+(?:-\w+\s+)*([A-Za-z_]\w*)|([A-Za-z_]\w*)=)/g;

/** Names that the commands of a RUN set. */
function assignedIn(args: string): ReadonlySet<string> {
	return new Set([...args.matchAll(ASSIGNED)].map((found) => found[1] ?? found[2] ?? found[3]));
}

const OPTION = /^\s*--([\w-]+)(?:=(\S+))?/;

/** What COPY and ADD take: from a stage or an image, else files. The last path is where it goes. */
export function readCopied({ args, argsStart }: Instruction, names: BuildNames, outline: Outline): void {
	let at = 0;
	let from: { name: string; start: number } | null = null;
	for (;;) {
		const option = OPTION.exec(args.slice(at));
		if (option === null) break;
		at += option[0].length;
		if (option[1] === 'from' && option[2] !== undefined) {
			from = { name: option[2], start: argsStart + at - option[2].length };
		}
	}
	if (from !== null) {
		referSource(from.name, from.start, names, outline);
		return;
	}
	const rest = args.slice(at);
	if (rest.includes('<<')) return;
	const paths = [...rest.matchAll(rest.trimStart().startsWith('[') ? /"([^"]*)"/g : /\S+/g)];
	for (const path of paths.slice(0, -1)) {
		const module = path[1] ?? path[0];
		const nameStart = argsStart + at + path.index + (path[1] === undefined ? 0 : 1);
		if (module === '') continue;
		outline.tell((out) =>
			out.importName({
				kind: 'include',
				module,
				imported: '',
				local: null,
				start: nameStart,
				end: nameStart + module.length,
				nameStart,
				flags: 0,
			}),
		);
	}
}

/** `RUN --mount=type=bind,from=build,…` */
export function readMounts({ args, argsStart }: Instruction, names: BuildNames, outline: Outline): void {
	for (const mount of args.matchAll(/--mount=(\S+)/g)) {
		const from = /(?:^|,)from=([^,\s]+)/.exec(mount[1]);
		if (from === null) continue;
		const start = argsStart + mount.index + '--mount='.length + from.index + from[0].length - from[1].length;
		referSource(from[1], start, names, outline);
	}
}

/** A stage by its name or number, or an image: one has a slash, a colon or a dot. */
function referSource(name: string, start: number, names: BuildNames, outline: Outline): void {
	if (name.includes('$')) return;
	const stage = names.stage(name);
	if (stage !== undefined || !/[/:.@]/.test(name)) {
		outline.tell((out) => out.refer(name, start, 'read', false));
		outline.lead(start, () => stage);
	} else {
		outline.tell((out) =>
			out.importName({
				kind: 'import',
				module: name,
				imported: '',
				local: null,
				start,
				end: start + name.length,
				nameStart: start,
				flags: 0,
			}),
		);
	}
}
