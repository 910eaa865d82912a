import { annotated } from './functions.ts';
import type { Convert, Converters, EstreeNode, TreeReader } from './tree-reader.ts';

/** The statements of a list, with what was rescued from errors between them. */
export function statementsOf(reader: TreeReader, node: number, children = reader.named(node)): EstreeNode[] {
	const statements = reader.useAll(children);
	const rescued = reader.rescued.get(node);
	if (rescued === undefined) return statements;
	return [...statements, ...rescued].sort((a, b) => a.start - b.start || b.end - a.end);
}

function block(reader: TreeReader, node: number): EstreeNode {
	return reader.make(node, 'BlockStatement', { body: statementsOf(reader, node) });
}

/**
 * A named function or class that begins a statement is a declaration, whatever the grammar made of it
 * when the rest was broken; null for every other expression.
 */
export function asDeclaration(expression: EstreeNode): EstreeNode | null {
	if (expression.id === null) return null;
	if (expression.type === 'FunctionExpression') return { ...expression, type: 'FunctionDeclaration' };
	return expression.type === 'ClassExpression' ? { ...expression, type: 'ClassDeclaration' } : null;
}

function expressionStatement(reader: TreeReader, node: number): EstreeNode | null {
	const expression = reader.use(reader.firstNamed(node));
	if (expression === null || expression.type === 'TSModuleDeclaration') return expression;
	const declaration = expression.start === reader.tree.start[node] ? asDeclaration(expression) : null;
	if (declaration !== null) return declaration;
	return reader.make(node, 'ExpressionStatement', { expression, directive: null });
}

function declarationOf(kind: (reader: TreeReader, node: number) => string): Convert {
	return (reader, node) =>
		reader.make(node, 'VariableDeclaration', {
			kind: kind(reader, node),
			declarations: reader.useAll(reader.named(node)),
			declare: false,
		});
}

function declarator(reader: TreeReader, node: number): EstreeNode {
	return reader.make(node, 'VariableDeclarator', {
		id: annotated(reader, reader.need(node, 'name'), reader.field(node, 'type'), -1),
		init: reader.useField(node, 'value'),
		definite: reader.has(node, '!'),
	});
}

function forStatement(reader: TreeReader, node: number): EstreeNode {
	return reader.make(node, 'ForStatement', {
		init: clause(reader, reader.field(node, 'initializer')),
		test: clause(reader, reader.field(node, 'condition')),
		update: reader.useField(node, 'increment'),
		body: reader.need(node, 'body'),
	});
}

/** A clause of `for` is a statement to the grammar, with its semicolon. */
function clause(reader: TreeReader, node: number): EstreeNode | null {
	const made = reader.use(node);
	if (made === null || made.type === 'EmptyStatement') return null;
	if (made.type === 'ExpressionStatement') return made.expression as EstreeNode;
	if (made.type === 'VariableDeclaration' && reader.tree.text[made.end - 1] === ';') {
		const last = (made.declarations as EstreeNode[]).at(-1);
		if (last !== undefined) made.end = last.end;
	}
	return made;
}

function forInStatement(reader: TreeReader, node: number): EstreeNode {
	const kind = reader.field(node, 'kind');
	const target = reader.need(node, 'left');
	const isOf = reader.text(reader.field(node, 'operator')) === 'of';
	const value = reader.useField(node, 'value');
	const end = value === null ? target.end : value.end;
	const declaration: EstreeNode = {
		type: 'VariableDeclaration',
		start: kind === -1 ? target.start : reader.tree.start[kind],
		end,
		kind: reader.text(kind),
		declarations: [
			{ type: 'VariableDeclarator', start: target.start, end, id: target, init: value, definite: false },
		],
		declare: false,
	};
	return reader.make(node, isOf ? 'ForOfStatement' : 'ForInStatement', {
		...(isOf ? { await: reader.has(node, 'await') } : {}),
		left: kind === -1 ? target : declaration,
		right: reader.need(node, 'right'),
		body: reader.need(node, 'body'),
	});
}

function switchCase(reader: TreeReader, node: number): EstreeNode {
	const test = reader.field(node, 'value');
	const children = reader.named(node).filter((child) => child !== test);
	return reader.make(node, 'SwitchCase', {
		test: reader.use(test),
		consequent: statementsOf(reader, node, children),
	});
}

function withArgument(type: string): Convert {
	return (reader, node) => reader.make(node, type, { argument: reader.use(reader.firstNamed(node)) });
}

function jump(type: string): Convert {
	return (reader, node) => reader.make(node, type, { label: reader.useField(node, 'label') });
}

export const STATEMENTS: Converters = {
	statement_block: block,
	empty_statement: (reader, node) => reader.make(node, 'EmptyStatement', {}),
	debugger_statement: (reader, node) => reader.make(node, 'DebuggerStatement', {}),
	expression_statement: expressionStatement,
	variable_declaration: declarationOf(() => 'var'),
	lexical_declaration: declarationOf((reader, node) => reader.text(reader.field(node, 'kind'))),
	using_declaration: declarationOf((reader, node) => (reader.has(node, 'await') ? 'await using' : 'using')),
	variable_declarator: declarator,
	if_statement: (reader, node) =>
		reader.make(node, 'IfStatement', {
			test: reader.need(node, 'condition'),
			consequent: reader.need(node, 'consequence'),
			alternate: reader.useField(node, 'alternative'),
		}),
	else_clause: (reader, node) => reader.use(reader.firstNamed(node)),
	switch_statement: (reader, node) => {
		const body = reader.field(node, 'body');
		return reader.make(node, 'SwitchStatement', {
			discriminant: reader.need(node, 'value'),
			cases: body === -1 ? [] : reader.useAll(reader.named(body)),
		});
	},
	switch_case: switchCase,
	switch_default: switchCase,
	for_statement: forStatement,
	for_in_statement: forInStatement,
	while_statement: (reader, node) =>
		reader.make(node, 'WhileStatement', {
			test: reader.need(node, 'condition'),
			body: reader.need(node, 'body'),
		}),
	do_statement: (reader, node) =>
		reader.make(node, 'DoWhileStatement', {
			body: reader.need(node, 'body'),
			test: reader.need(node, 'condition'),
		}),
	try_statement: (reader, node) =>
		reader.make(node, 'TryStatement', {
			block: reader.need(node, 'body'),
			handler: reader.useField(node, 'handler'),
			finalizer: reader.useField(node, 'finalizer'),
		}),
	catch_clause: (reader, node) => {
		const parameter = reader.useField(node, 'parameter');
		return reader.make(node, 'CatchClause', {
			param: parameter === null ? null : annotated(reader, parameter, reader.field(node, 'type'), -1),
			body: reader.need(node, 'body'),
		});
	},
	finally_clause: (reader, node) => reader.useField(node, 'body'),
	with_statement: (reader, node) =>
		reader.make(node, 'WithStatement', {
			object: reader.need(node, 'object'),
			body: reader.need(node, 'body'),
		}),
	labeled_statement: (reader, node) =>
		reader.make(node, 'LabeledStatement', {
			label: reader.need(node, 'label'),
			body: reader.need(node, 'body'),
		}),
	break_statement: jump('BreakStatement'),
	continue_statement: jump('ContinueStatement'),
	return_statement: withArgument('ReturnStatement'),
	throw_statement: withArgument('ThrowStatement'),
};
