import type { EstreeNode, TreeReader } from './tree-reader.ts';

/**
 * The grammar binds `!` (and, in JavaScript, a call after `await (…)`) looser than the language:
 * `!a.b!.c` comes as `((!a.b)!).c`. Such an operand is never written without parentheses in a valid
 * program, so the operator is moved to where it belongs: onto the operand's rightmost part.
 */
export interface LooseOperand {
	/** From the outermost expression to the one that holds the rightmost part. */
	spine: EstreeNode[];
	/** Property of the last of the spine that holds the part. */
	property: string;
	/** Where the part begins, parentheses included. */
	start: number;
	/** Whether the part is an optional chain that goes on. */
	chained: boolean;
}

/** Longer spines are left as the grammar has them, so that hostile text stays linear. */
const MAX_SPINE = 32;

const RIGHTMOST: Readonly<Record<string, { field: string | null; property: string }>> = {
	binary_expression: { field: 'right', property: 'right' },
	unary_expression: { field: 'argument', property: 'argument' },
	update_expression: { field: 'argument', property: 'argument' },
	await_expression: { field: null, property: 'argument' },
};

function looseOperand(reader: TreeReader, node: number): LooseOperand | null {
	const known = reader.loose.get(node);
	if (known !== undefined) return known;
	const spine: EstreeNode[] = [];
	let at = node;
	let property = '';
	for (let part = RIGHTMOST[reader.kind(at)]; part !== undefined; part = RIGHTMOST[reader.kind(at)]) {
		const made = reader.raw(at);
		const next = part.field === null ? reader.firstNamed(at) : reader.field(at, part.field);
		if (made === null || next === -1 || made.prefix === false || spine.length === MAX_SPINE) return null;
		spine.push(made);
		property = part.property;
		at = next;
	}
	if (spine.length === 0) return null;
	return { spine, property, start: reader.tree.start[at], chained: reader.chained[at] === 1 };
}

/**
 * Makes the expression that a postfix operator gives. `build` is handed what it applies to and where
 * the result begins, and says whether the result is part of an optional chain.
 */
export function applyPostfix(
	reader: TreeReader,
	node: number,
	operand: number,
	build: (operand: EstreeNode, start: number) => EstreeNode,
): EstreeNode {
	const loose = operand === -1 ? null : looseOperand(reader, operand);
	if (loose === null) {
		const made = build(reader.raw(operand) ?? reader.nothing(node), reader.tree.start[node]);
		if (made.optional === true || (operand !== -1 && reader.chained[operand] === 1)) reader.chained[node] = 1;
		return made;
	}
	const holder = loose.spine[loose.spine.length - 1];
	const part = holder[loose.property] as EstreeNode;
	const made = build(loose.chained ? (part.expression as EstreeNode) : part, loose.start);
	if (made.optional === true) loose.chained = true;
	holder[loose.property] = loose.chained
		? { type: 'ChainExpression', start: made.start, end: made.end, expression: made }
		: made;
	for (const outer of loose.spine) outer.end = made.end;
	reader.loose.set(node, loose);
	return loose.spine[0];
}

const PRECEDENCE: Readonly<Record<string, number>> = {
	'??': 1,
	'||': 2,
	'&&': 3,
	'|': 4,
	'^': 5,
	'&': 6,
	'==': 7,
	'!=': 7,
	'===': 7,
	'!==': 7,
	'<': 8,
	'<=': 8,
	'>': 8,
	'>=': 8,
	in: 8,
	instanceof: 8,
	'<<': 9,
	'>>': 9,
	'>>>': 9,
	'+': 10,
	'-': 10,
	'*': 11,
	'/': 11,
	'%': 11,
	'**': 12,
};

/** Prefix operators have no entry in the table: they bind tighter than all of it. */
function precedence(node: EstreeNode): number {
	const isBinary = node.type === 'BinaryExpression' || node.type === 'LogicalExpression';
	return isBinary ? (PRECEDENCE[String(node.operator)] ?? 13) : 13;
}

/**
 * A binary expression whose left operand had an operator moved into it, and now may bind looser than
 * the operator after it: `a && b! === c` comes as `((a && b)!) === c`.
 */
export function applyBinary(reader: TreeReader, node: number, left: number, made: EstreeNode): EstreeNode {
	const loose = left === -1 ? undefined : reader.loose.get(left);
	if (loose === undefined) return made;
	const own = precedence(made);
	const kept = loose.spine.findIndex((outer) => precedence(outer) >= own);
	const outer = kept === -1 ? loose.spine : loose.spine.slice(0, kept);
	const holder = outer.at(-1);
	if (holder !== undefined) {
		const property = kept === -1 ? loose.property : 'right';
		const operand = holder[property] as EstreeNode;
		made.left = operand;
		made.start = kept === -1 ? loose.start : operand.start;
		holder[property] = made;
		for (const expression of outer) expression.end = made.end;
	}
	const right = reader.field(node, 'right');
	const inner = right === -1 ? null : looseOperand(reader, right);
	const spine = [...outer, made, ...(inner?.spine ?? [])];
	if (spine.length > MAX_SPINE) return spine[0];
	reader.loose.set(node, {
		spine,
		property: inner?.property ?? 'right',
		start: inner?.start ?? (right === -1 ? made.end : reader.tree.start[right]),
		chained: inner?.chained ?? (right !== -1 && reader.chained[right] === 1),
	});
	return spine[0];
}

/** `await (f)(x)` where the grammar saw a call of a function named `await`. */
export function awaitCall(reader: TreeReader, node: number, given: number): EstreeNode {
	const values = reader.useAll(reader.named(given));
	const argument =
		values.length === 1
			? values[0]
			: {
					type: 'SequenceExpression',
					start: values[0]?.start ?? reader.end[node],
					end: values.at(-1)?.end ?? reader.end[node],
					expressions: values,
				};
	const made = reader.make(node, 'AwaitExpression', { argument });
	reader.loose.set(node, {
		spine: [made],
		property: 'argument',
		start: reader.tree.start[given],
		chained: false,
	});
	return made;
}

const CASTS: ReadonlySet<string> = new Set(['TSAsExpression', 'TSSatisfiesExpression']);

/**
 * `x as a.b.c` comes as `(x as a.b).c`. Puts the name, or the type arguments, where they belong;
 * null when the node is an ordinary one.
 */
export function continueCast(
	reader: TreeReader,
	node: number,
	operand: number,
	properties: { right: EstreeNode } | { typeArguments: EstreeNode },
): EstreeNode | null {
	const cast = reader.raw(operand);
	if (cast === null || !CASTS.has(cast.type) || reader.kind(operand) === 'parenthesized_expression')
		return null;
	const type = cast.typeAnnotation as EstreeNode;
	if (type.type !== 'TSTypeReference' || type.typeArguments !== null) return null;
	const end = reader.end[node];
	if ('right' in properties) {
		const left = type.typeName as EstreeNode;
		type.typeName = { type: 'TSQualifiedName', start: left.start, end, left, right: properties.right };
	} else type.typeArguments = properties.typeArguments;
	type.end = end;
	cast.end = end;
	return cast;
}
