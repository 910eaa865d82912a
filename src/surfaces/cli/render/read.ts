import type { ReadResult } from '../../../engine.ts';
import { count, counted } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { fitted, pad } from '../width.ts';
import { aligned, asked } from './graph/parts.ts';

export const renderRead: Render<ReadResult> = function* (result, page) {
	const { colours } = page;
	if (result.file === null) {
		yield* asked({ target: null, external: null, choices: result.choices }, page);
		return;
	}
	if (!page.quiet) yield* heading(result, page);
	yield* result.form === 'outline' ? outline(result, page) : text(result, page);
	if (result.next !== null && !page.quiet) {
		const rest = `assay read ${safe(result.next)}${result.form === 'skeleton' ? ' --skeleton' : ''}`;
		yield colours.yellow(`Cut here; the rest: ${rest}`);
	} else if (page.meta.truncated && !page.quiet) yield colours.yellow('Cut here; --limit allows more.');
	yield* surroundings(result, page);
};

function* heading(result: ReadResult, { colours }: Page): Generator<string> {
	const { file, language, fileLines, ranges, target, note, status } = result;
	const isWhole = ranges.length === 1 && ranges[0].from === 1 && ranges[0].to === fileLines;
	const lines = ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
	const parts = [
		...(target === null ? [] : [`${target.kind} ${safe(target.qualifiedName)}`]),
		...(language === null ? [] : [language]),
		isWhole || fileLines === 0
			? counted(fileLines, 'line')
			: `${lines.includes('-') || lines.includes(',') ? 'lines' : 'line'} ${lines} of ${count(fileLines)}`,
	];
	yield `${colours.bold(safe(file ?? ''))}  ${colours.dim(parts.join(', '))}`;
	const why = status === null || status === 'parsed' || status === 'text' ? [] : [status];
	if (note !== null) yield colours.yellow(`Note: ${[...why, safe(note)].join(', ')}`);
}

/** Tabs stay, as a terminal shows them; whatever else would act on it is made visible. */
function shown(line: string): string {
	return line.includes('\t') ? line.split('\t').map(safe).join('\t') : safe(line);
}

function* text({ lines, lineNumbers }: ReadResult, { colours }: Page): Generator<string> {
	const width = String(lines.at(-1)?.line ?? 0).length;
	for (const { line, text: written } of lines) {
		if (!lineNumbers) yield shown(written);
		else yield `${colours.dim(pad(String(line), width, 'right'))}  ${shown(written)}`.trimEnd();
	}
}

function* outline({ outline: entries, lineNumbers }: ReadResult, page: Page): Generator<string> {
	if (entries.length === 0) yield '  Nothing in it has a name.';
	const places = entries.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
	const width = Math.max(0, ...places.map(({ length }) => length));
	for (const [at, { depth, kind, name, signature }] of entries.entries()) {
		const left = lineNumbers ? `${pad(places[at], width, 'right')}  ` : '';
		const indent = '  '.repeat(Math.min(depth, 10));
		const header = safe(signature ?? name);
		// A header mostly says what it is.
		const words = header.startsWith(`${kind} `) ? header : `${kind} ${header}`;
		yield `${page.colours.dim(left)}${fitted(indent + words, page.width - left.length)}`;
	}
}

function* surroundings({ with: lists }: ReadResult, { colours }: Page): Generator<string> {
	for (const { what, total, entries } of lists) {
		yield '';
		if (total === 0) {
			yield `${colours.bold(what)}  none that is known`;
			continue;
		}
		const more = total > entries.length ? `, ${entries.length} of them:` : '';
		yield `${colours.bold(what)}  ${colours.dim(`${count(total)}${more}`)}`;
		yield* aligned(
			entries.map(({ file, line, name }) => [
				file === null ? colours.dim('package') : colours.cyan(`${safe(file)}:${line}`),
				safe(name),
			]),
		);
	}
}
