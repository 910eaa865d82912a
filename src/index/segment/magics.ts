/** Magics that run the rest of a line, or of a cell, as Python. */
const RUN = new Set([
	'time',
	'timeit',
	'prun',
	'memit',
	'mprun',
	'lprun',
	'capture',
	'debug',
	'python',
	'python3',
	'py',
]);
/** A cell that is taken for code when it begins with a magic that is not known to be another language's. */
const CELL_MAGIC = /^\s*%%(\w+)/;
const MAGIC = /^[%!]/;
const HELP = /^(?:\?{1,2}[\w.%*]+|[\w.%*]+\?{1,2})\s*$/;
const ASSIGNED = /^([A-Za-z_][\w, ]{0,200}=[ \t]{0,8})([%!])/;
const RUN_LINE = /^%(\w+)[ \t]+(?=[^-\s])/;

/**
 * A cell as Python, of the same length: what IPython takes for itself (`%magic`, `!command`, `name?`) is a number.
 * null for a cell that is not Python.
 */
export function codeOf(cell: string): string | null {
	const magic = CELL_MAGIC.exec(cell);
	if (magic !== null && !RUN.has(magic[1])) return null;
	const lines = cell.split('\n');
	const state: State = { depth: 0, quote: '', isContinued: false };
	let isCommand = false;
	for (let i = 0; i < lines.length; i++) {
		const line = lines[i];
		if (isCommand) lines[i] = ' '.repeat(line.length);
		else if (state.depth === 0 && state.quote === '' && !state.isContinued) lines[i] = plainLine(line);
		// A command goes on in the next line when its last character says so.
		isCommand = line.endsWith('\\') && lines[i].endsWith(' ');
		scan(lines[i], state);
	}
	return lines.join('\n');
}

function plainLine(line: string): string {
	const indent = line.length - line.trimStart().length;
	const code = line.slice(indent);
	// The first line of `%%time` runs nothing.
	if (code.startsWith('%%')) return `${line.slice(0, indent)}#${code.slice(1)}`;
	const run = RUN_LINE.exec(code);
	if (run !== null && RUN.has(run[1]) && run[0].length > 1)
		return `${line.slice(0, indent)}0;${' '.repeat(run[0].length - 2)}${code.slice(run[0].length)}`;
	if (MAGIC.test(code) || HELP.test(code)) return line.slice(0, indent) + number(code.length);
	const assigned = ASSIGNED.exec(code);
	if (assigned === null) return line;
	const kept = indent + assigned[1].length;
	return line.slice(0, kept) + number(line.length - kept);
}

function number(length: number): string {
	return `0${' '.repeat(length - 1)}`;
}

interface State {
	/** Brackets that are open. */
	depth: number;
	/** The quotes of the string that goes on in the next line. */
	quote: string;
	isContinued: boolean;
}

/** What is open at the end of a line. */
function scan(line: string, state: State): void {
	state.isContinued = line.endsWith('\\');
	let at = 0;
	while (at < line.length) {
		const unit = line[at];
		if (state.quote !== '') {
			if (unit === '\\') at += 2;
			else if (line.startsWith(state.quote, at)) {
				at += state.quote.length;
				state.quote = '';
			} else at++;
			continue;
		}
		if (unit === '#') {
			state.isContinued = false;
			return;
		}
		if (unit === '"' || unit === "'") {
			const triple = unit.repeat(3);
			state.quote = line.startsWith(triple, at) ? triple : unit;
			at += state.quote.length;
			continue;
		}
		if ('([{'.includes(unit)) state.depth++;
		else if (')]}'.includes(unit)) state.depth = Math.max(0, state.depth - 1);
		at++;
	}
	// A string in one pair of quotes ends with its line.
	if (state.quote.length === 1 && !state.isContinued) state.quote = '';
}
