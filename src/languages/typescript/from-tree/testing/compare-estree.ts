export interface EstreeDifference {
	/** Where it is in the shape: `VariableDeclarator.id.end`. */
	at: string;
	/** The same for every difference of its kind: what stands there in the one and in the other. */
	shape: string;
	/** Offset in the source near it. */
	offset: number;
	expected: unknown;
	actual: unknown;
}

type Plain = Record<string, unknown>;

/** Properties that are no part of the syntax, or that only a compiler needs. */
const IGNORED: ReadonlySet<string> = new Set(['parent', 'range', 'sourceType', 'cooked']);

function isPlain(value: unknown): value is Plain {
	return typeof value === 'object' && value !== null && !(value instanceof RegExp);
}

function describe(value: unknown): string {
	if (Array.isArray(value)) return `list of ${value.length}`;
	if (!isPlain(value)) return value === undefined ? 'null' : String(value);
	return typeof value.type === 'string' ? value.type : 'object';
}

/** The first differences of two trees, in source order; below a difference nothing more is told. */
export function compareEstree(expected: unknown, actual: unknown, limit = 20): EstreeDifference[] {
	const differences: EstreeDifference[] = [];
	const stack: [left: unknown, right: unknown, at: string, offset: number][] = [[expected, actual, '', 0]];
	while (stack.length > 0 && differences.length < limit) {
		const [left, right, at, offset] = stack.pop()!;
		const tell = (): void => {
			const shape = `${describe(left)} / ${describe(right)}`;
			differences.push({ at, shape, offset, expected: left, actual: right });
		};
		if (!isPlain(left) || !isPlain(right)) {
			if (isPlain(left) || isPlain(right)) tell();
			else if (!sameScalar(left, right)) tell();
		} else if (Array.isArray(left) || Array.isArray(right)) {
			if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) tell();
			else for (let i = left.length - 1; i >= 0; i--) stack.push([left[i], right[i], `${at}[]`, offset]);
		} else if (left.type !== right.type) tell();
		else {
			const here = typeof left.start === 'number' ? left.start : offset;
			const name = typeof left.type === 'string' ? left.type : at;
			for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
				if (!IGNORED.has(key)) stack.push([left[key], right[key], `${name}.${key}`, here]);
			}
		}
	}
	return differences;
}

/** A regular expression's value depends on the engine; its pattern and flags are compared instead. */
function sameScalar(left: unknown, right: unknown): boolean {
	if (left instanceof RegExp || right instanceof RegExp) return true;
	return Object.is(left ?? null, right ?? null);
}
