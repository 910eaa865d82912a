/*
 * The grammar reads an `#if` around whole declarations and statements. Elsewhere (around a modifier, half
 * a statement, an item of a list) its lines are blanked, and of several branches all but the first one.
 */

interface Range {
	start: number;
	end: number;
}

const DIRECTIVE = /^[ \t]*#[ \t]*(if|elif|else|endif)\b.*$/gm;
/** Deeper ones are left alone, and no more lines are looked back at: both keep the cost linear. */
const MAX_DEPTH = 12;
const MAX_LINES_BACK = 60;
/** What no declaration or statement begins with. */
const CONTINUES = /^(?:[{.,:?&|)=+]|(?:catch|finally|else|when|where|and|or|case|default)\b)/;

/** An attribute that belongs to no declaration. */
const OF_ASSEMBLY = /^\[(?:assembly|module)\b.*\]$/;

export function withoutInnerDirectives(text: string): string {
	const blank: Range[] = [];
	const open: { directives: Range[]; branches: Range[] }[] = [];
	for (const match of text.matchAll(DIRECTIVE)) {
		const line = { start: match.index, end: match.index + match[0].length };
		if (match[1] === 'if') open.push({ directives: [], branches: [] });
		const group = open[open.length - 1];
		if (group === undefined) continue;
		const last = group.branches[group.branches.length - 1];
		if (last !== undefined) last.end = line.start;
		group.directives.push(line);
		if (match[1] !== 'endif') {
			group.branches.push({ start: line.end, end: line.end });
			continue;
		}
		open.pop();
		if (open.length >= MAX_DEPTH) continue;
		if (
			isAfterWhole(text, group.directives[0].start) &&
			group.branches.every((branch) => isWhole(text, branch))
		) {
			continue;
		}
		blank.push(...group.directives, ...group.branches.slice(1));
	}
	return blanked(text, blank);
}

/** Whether what stands before an offset is whole, comments and directives aside. */
function isAfterWhole(text: string, offset: number): boolean {
	let lines = 0;
	for (let end = offset; end > 0 && lines < MAX_LINES_BACK; lines++) {
		const start = lineStart(text, end - 1);
		const line = text
			.slice(start, end)
			.replace(/\/\/.*/, '')
			.trim();
		if (line !== '' && line[0] !== '#')
			return ';{}'.includes(line[line.length - 1]) || line.endsWith('*/') || OF_ASSEMBLY.test(line);
		end = start;
	}
	return true;
}

/** Whether a branch is made of whole declarations or statements. */
function isWhole(text: string, { start, end }: Range): boolean {
	let depth = 0;
	let first = '';
	let last = '';
	for (let at = start; at < end; at++) {
		const unit = text[at];
		if (unit === '/' && text[at + 1] === '/') at = lineEnd(text, at);
		else if (unit === '#' && text.slice(lineStart(text, at), at).trim() === '') at = lineEnd(text, at);
		else if (unit === '"') {
			at = stringEnd(text, at, end);
			last = unit;
			first ||= unit;
		} else if (unit > ' ') {
			if ('({['.includes(unit)) depth++;
			else if (')}]'.includes(unit) && --depth < 0) return false;
			if (first.length < 8) first += unit;
			last = unit;
		} else if (first !== '' && first.length < 8) first += ' ';
	}
	if (last === '') return true;
	return depth === 0 && ';}]'.includes(last) && !CONTINUES.test(first);
}

function lineStart(text: string, at: number): number {
	return text.lastIndexOf('\n', at - 1) + 1;
}

function lineEnd(text: string, at: number): number {
	const end = text.indexOf('\n', at);
	return end === -1 ? text.length : end;
}

/** Where a string on one line ends; a quote that is not closed on its line is passed over. */
function stringEnd(text: string, start: number, end: number): number {
	for (let at = start + 1; at < end && text[at] !== '\n'; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === '"') return at;
	}
	return start;
}

function blanked(text: string, ranges: Range[]): string {
	if (ranges.length === 0) return text;
	ranges.sort((a, b) => a.start - b.start || b.end - a.end);
	let words = '';
	let at = 0;
	for (const { start, end } of ranges) {
		if (end <= at) continue;
		const from = Math.max(at, start);
		words += text.slice(at, from) + text.slice(from, end).replace(/[^\n\r]/g, ' ');
		at = end;
	}
	return words + text.slice(at);
}
