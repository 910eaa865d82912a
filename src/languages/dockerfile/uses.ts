import type { Outline } from '../shared/outline.ts';
import type { Instruction } from './instructions.ts';

const VARIABLE = /\\?\$(?:\{([A-Za-z_]\w*)|([A-Za-z_]\w*))/g;

/** `$NAME` and `${NAME:-default}`; in RUN they may be of the shell. */
export function referVariables({ args, argsStart }: Instruction, outline: Outline): void {
	for (const found of args.matchAll(VARIABLE)) {
		if (found[0].startsWith('\\')) continue;
		const name = found[1] ?? found[2];
		const start = argsStart + found.index + found[0].length - name.length;
		outline.tell((out) => out.refer(name, start, 'read', false));
	}
}

const OPTION = /^\s*--([\w-]+)(?:=(\S+))?/;

/** What COPY and ADD take: from a stage or an image, else files. The last path is where it goes. */
export function readCopied({ args, argsStart }: Instruction, outline: Outline): void {
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
		referSource(from.name, from.start, outline);
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
export function readMounts({ args, argsStart }: Instruction, outline: Outline): void {
	for (const mount of args.matchAll(/--mount=(\S+)/g)) {
		const from = /(?:^|,)from=([^,\s]+)/.exec(mount[1]);
		if (from === null) continue;
		const start = argsStart + mount.index + '--mount='.length + from.index + from[0].length - from[1].length;
		referSource(from[1], start, outline);
	}
}

/** A stage by its name or number, or an image: one has a slash, a colon or a dot. */
function referSource(name: string, start: number, outline: Outline): void {
	if (name.includes('$')) return;
	if (!/[/:.@]/.test(name)) outline.tell((out) => out.refer(name, start, 'read', false));
	else {
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
