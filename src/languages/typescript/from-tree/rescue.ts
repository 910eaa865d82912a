import { NodeFlag } from '../../../model/syntax-tree.ts';
import { asDeclaration } from './statements.ts';
import type { EstreeNode, TreeReader } from './tree-reader.ts';

const LISTS: ReadonlySet<string> = new Set([
	'program',
	'statement_block',
	'class_body',
	'switch_case',
	'switch_default',
]);

const MEMBERS: ReadonlySet<string> = new Set([
	'MethodDefinition',
	'TSAbstractMethodDefinition',
	'PropertyDefinition',
	'TSAbstractPropertyDefinition',
	'AccessorProperty',
	'TSAbstractAccessorProperty',
	'StaticBlock',
]);

/** Expressions that can hold a definition or a call; a bare name or literal in an error says nothing. */
const TELLING: ReadonlySet<string> = new Set([
	'ArrayExpression',
	'ArrowFunctionExpression',
	'AssignmentExpression',
	'AwaitExpression',
	'BinaryExpression',
	'CallExpression',
	'ChainExpression',
	'ClassExpression',
	'ConditionalExpression',
	'FunctionExpression',
	'ImportExpression',
	'JSXElement',
	'JSXFragment',
	'LogicalExpression',
	'NewExpression',
	'ObjectExpression',
	'SequenceExpression',
	'TaggedTemplateExpression',
	'TemplateLiteral',
	'TSAsExpression',
	'TSNonNullExpression',
	'TSSatisfiesExpression',
	'UnaryExpression',
	'UpdateExpression',
	'YieldExpression',
]);

/** By node: the list (or error) it lies in. */
export function nearestLists(reader: TreeReader): Int32Array {
	const { count, parent, flags } = reader.tree;
	const lists = new Int32Array(count).fill(-1);
	for (let node = 1; node < count; node++) {
		const above = parent[node];
		const isList = LISTS.has(reader.kind(above)) || (flags[above] & NodeFlag.error) !== 0;
		lists[node] = isList ? above : lists[above];
	}
	return lists;
}

/** Gives what is whole inside an error to the list around it. */
export function rescue(reader: TreeReader, error: number, lists: Int32Array): void {
	const list = lists[error];
	if (list === -1) return;
	const intoClass = reader.kind(list) === 'class_body';
	const found: EstreeNode[] = [...(reader.rescued.get(error) ?? [])];
	for (const child of reader.named(error)) {
		const made = reader.use(child);
		if (made !== null) found.push(made);
	}
	const kept = (reader.tree.flags[list] & NodeFlag.error) !== 0 ? found : shapeFor(found, intoClass);
	if (kept.length === 0) return;
	const before = reader.rescued.get(list);
	if (before === undefined) reader.rescued.set(list, kept);
	else for (const node of kept) before.push(node);
}

/** Makes of each node what may stand in the list; drops what may not. */
function shapeFor(found: readonly EstreeNode[], intoClass: boolean): EstreeNode[] {
	const kept: EstreeNode[] = [];
	for (const node of found) {
		if (MEMBERS.has(node.type)) {
			const made = intoClass ? node : memberAsStatement(node);
			if (made !== null) kept.push(made);
		} else if (intoClass) continue;
		else if (isStatement(node)) kept.push(node);
		else if (node.type === 'VariableDeclarator') kept.push(declarationOf(node));
		else if (node.type === 'Property') kept.push(statementOf(node, objectOf(node)));
		else if (TELLING.has(node.type)) kept.push(asDeclaration(node) ?? statementOf(node, node));
	}
	return kept;
}

function isStatement({ type }: EstreeNode): boolean {
	if (type === 'TSDeclareFunction' || type === 'TSExportAssignment') return true;
	return type.endsWith('Statement') || type.endsWith('Declaration');
}

function statementOf({ start, end }: EstreeNode, expression: EstreeNode): EstreeNode {
	return { type: 'ExpressionStatement', start, end, expression, directive: null };
}

function objectOf(property: EstreeNode): EstreeNode {
	return { type: 'ObjectExpression', start: property.start, end: property.end, properties: [property] };
}

/** A member whose class was lost: a method as a function of its name, a field as its value. */
function memberAsStatement(member: EstreeNode): EstreeNode | null {
	const value = member.value as EstreeNode | null | undefined;
	if (value === null || value === undefined) return null;
	const { start, end } = member;
	if (value.type === 'FunctionExpression') {
		const key = member.key as EstreeNode;
		const id = key.type === 'Identifier' && member.computed === false ? key : null;
		return id === null ? null : { ...value, type: 'FunctionDeclaration', start, end, id };
	}
	return TELLING.has(value.type) ? statementOf(value, value) : null;
}

function declarationOf(declarator: EstreeNode): EstreeNode {
	const { start, end } = declarator;
	return { type: 'VariableDeclaration', start, end, kind: 'let', declarations: [declarator], declare: false };
}
