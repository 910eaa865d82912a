import { NodeFlag } from '../../../model/syntax-tree.ts';
import { CLASS_MEMBERS, regainDeclaration } from './lost-headers.ts';
import { asDeclaration } from './statements.ts';
import type { EstreeNode, TreeReader } from './tree-reader.ts';

const LISTS: ReadonlySet<string> = new Set([
	'program',
	'statement_block',
	'class_body',
	'switch_case',
	'switch_default',
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
	const found = [...(reader.rescued.get(error) ?? []), ...readError(reader, reader.children(error))];
	const intoError = (reader.tree.flags[list] & NodeFlag.error) !== 0;
	const kept = intoError ? found : shapeFor(found, reader.kind(list) === 'class_body');
	if (kept.length === 0) return;
	const before = reader.rescued.get(list);
	if (before === undefined) reader.rescued.set(list, kept);
	else for (const node of kept) before.push(node);
}

/** The statements of a text in which the grammar found no program at all. */
export function rescueRoot(reader: TreeReader): EstreeNode[] {
	const found = [...(reader.rescued.get(0) ?? []), ...readError(reader, reader.children(0))];
	return shapeFor(found, false).sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The objects of an error's children; a class or function that lost its form is put together again. */
function readError(reader: TreeReader, children: readonly number[]): EstreeNode[] {
	const found: EstreeNode[] = [];
	for (let i = 0; i < children.length; ) {
		const regained = regainDeclaration(reader, children, i, (nodes, intoClass) =>
			shapeFor(reader.useAll(nodes), intoClass),
		);
		if (regained !== null) {
			found.push(regained.declaration);
			i = regained.next;
			continue;
		}
		const made = reader.use(children[i]);
		if (made !== null) found.push(made);
		i++;
	}
	return found;
}

/** Makes of each node what may stand in the list; drops what may not. */
function shapeFor(found: readonly EstreeNode[], intoClass: boolean): EstreeNode[] {
	const kept: EstreeNode[] = [];
	for (const node of found) {
		if (CLASS_MEMBERS.has(node.type)) {
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
