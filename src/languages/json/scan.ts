/**
 * One pass over JSON, with comments, trailing commas, single quotes and bare keys where they are usual.
 * Tells of every key and string value with its path; nothing is built, so that a large file costs its
 * length only.
 */
export interface JsonVisitor {
	/** A key; `depth` is 1 for those of the outermost object. `inArray` when a list is on the way. */
	key(name: string, start: number, end: number, depth: number, inArray: boolean): void;
	/** A string or other scalar: the value of the last key, or an item of a list below it. */
	scalar(start: number, end: number, depth: number, isItem: boolean, isString: boolean): void;
	/** The value of the last key of this depth ends here. */
	end(offset: number, depth: number): void;
	error(start: number, end: number): void;
}

interface Container {
	isObject: boolean;
	/** Depth of its keys. */
	depth: number;
	inArray: boolean;
	/** A key was read and its value is awaited, or was read. */
	state: 'key' | 'colon' | 'value' | 'comma';
	start: number;
}

/** Levels that are told apart; deeper ones are passed over. */
const MAX_LEVELS = 10_000;

export function scanJson(text: string, visitor: JsonVisitor): void {
	const stack: Container[] = [];
	let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
	let values = 0;
	while (at < text.length) {
		const unit = text.charCodeAt(at);
		if (unit <= 32) {
			at++;
			continue;
		}
		const top = stack[stack.length - 1];
		if (unit === 47) {
			at = skipComment(text, at, visitor);
		} else if (unit === 123 || unit === 91) {
			if (top === undefined && values++ > 0) return;
			if (top !== undefined) beforeValue(top, at, visitor);
			const isObject = unit === 123;
			const inside = top === undefined ? 0 : top.depth;
			const inArray = top !== undefined && (top.inArray || !top.isObject);
			if (stack.length >= MAX_LEVELS) {
				visitor.error(at, at + 1);
				return;
			}
			stack.push({
				isObject,
				depth: isObject ? inside + 1 : inside,
				inArray,
				state: isObject ? 'key' : 'value',
				start: at,
			});
			at++;
		} else if (unit === 125 || unit === 93) {
			at = closeContainer(text, stack, at, visitor);
		} else if (unit === 44) {
			if (top !== undefined) {
				if (top.state === 'value' && top.isObject) visitor.error(at, at + 1);
				top.state = top.isObject ? 'key' : 'value';
			}
			at++;
		} else if (unit === 58) {
			if (top?.state === 'colon') top.state = 'value';
			else visitor.error(at, at + 1);
			at++;
		} else at = readWord(text, at, top, visitor);
	}
	while (stack.length > 0) {
		const { start, isObject, depth } = stack.pop()!;
		visitor.error(start, start + 1);
		if (isObject) visitor.end(text.trimEnd().length, depth);
	}
}

/** Something is said to be a value: a comma may have been forgotten before it. */
function beforeValue(top: Container, at: number, visitor: JsonVisitor): void {
	if (top.state === 'comma' || top.state === 'colon' || (top.isObject && top.state === 'key'))
		visitor.error(at, at + 1);
	top.state = 'comma';
}

function closeContainer(text: string, stack: Container[], at: number, visitor: JsonVisitor): number {
	const isObject = text.charCodeAt(at) === 125;
	let depth = stack.length - 1;
	// The nearest one of its sort, when it is not far: else it closes nothing.
	while (depth >= 0 && stack[depth].isObject !== isObject && stack.length - depth < 4) depth--;
	if (depth < 0 || stack[depth].isObject !== isObject) {
		visitor.error(at, at + 1);
		return at + 1;
	}
	// `[1, }, "next": …` closes the list with the wrong mark: the object around it goes on.
	if (
		depth === 0 &&
		stack.length === 2 &&
		/^\s*,\s*(?:\/\/[^\n]*\s*)?["'\w]/.test(text.slice(at + 1, at + 200))
	)
		depth = 1;
	if (depth < stack.length - 1 || stack[depth].isObject !== isObject) visitor.error(at, at + 1);
	stack.length = depth;
	const top = stack[depth - 1];
	if (top?.isObject) visitor.end(at + 1, top.depth);
	return at + 1;
}

/** A string, number, literal or bare key. */
function readWord(text: string, at: number, top: Container | undefined, visitor: JsonVisitor): number {
	const quote = text.charCodeAt(at);
	const isString = quote === 34 || quote === 39;
	let end = at + 1;
	if (isString) {
		end = stringEnd(text, at);
		if (end === -1) {
			const line = text.indexOf('\n', at);
			end = line === -1 ? text.length : line;
			visitor.error(at, end);
		}
	} else while (end < text.length && !/[\s,:{}[\]"'/]/.test(text[end])) end++;
	if (top === undefined) return end;
	const inner = isString ? 1 : 0;
	if (top.isObject && (top.state === 'key' || top.state === 'comma')) {
		if (top.state === 'comma') visitor.error(at, end);
		top.state = 'colon';
		visitor.key(text.slice(at + inner, end - inner), at, end, top.depth, top.inArray);
		return end;
	}
	beforeValue(top, at, visitor);
	visitor.scalar(at, end, top.depth, !top.isObject, isString);
	if (top.isObject) visitor.end(end, top.depth);
	return end;
}

/** Behind the closing quote; -1 when the line ends before. */
function stringEnd(text: string, start: number): number {
	const quote = text.charCodeAt(start);
	for (let at = start + 1; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit === quote) return at + 1;
		if (unit === 92) at++;
		else if (unit === 10) return -1;
	}
	return -1;
}

function skipComment(text: string, at: number, visitor: JsonVisitor): number {
	const next = text.charCodeAt(at + 1);
	if (next === 47) {
		const line = text.indexOf('\n', at);
		return line === -1 ? text.length : line;
	}
	if (next !== 42) {
		visitor.error(at, at + 1);
		return at + 1;
	}
	const close = text.indexOf('*/', at + 2);
	return close === -1 ? text.length : close + 2;
}
