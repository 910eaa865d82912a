import { importType, isTypePosition } from './import-type.ts';
import { keyOf } from './keys.ts';
import { applyBinary, applyPostfix, awaitCall, continueCast } from './postfix.ts';
import type { Convert, Converters, EstreeNode, TreeReader } from './tree-reader.ts';

const LOGICAL: ReadonlySet<string> = new Set(['&&', '||', '??']);

const named: Convert = (reader, node) => reader.name(node);

function inner(reader: TreeReader, node: number): EstreeNode | null {
	return reader.use(reader.firstNamed(node));
}

/** Elements between commas; a comma with nothing before it is a hole. */
function elements(reader: TreeReader, node: number): (EstreeNode | null)[] {
	const list: (EstreeNode | null)[] = [];
	let empty = true;
	for (const child of reader.children(node)) {
		const made = reader.use(child);
		if (made !== null) {
			list.push(made);
			empty = false;
		} else if (reader.kind(child) === ',') {
			if (empty) list.push(null);
			empty = true;
		}
	}
	return list;
}

function memberExpression(reader: TreeReader, node: number): EstreeNode {
	const object = reader.field(node, 'object');
	const index = reader.field(node, 'index');
	const optional = reader.has(node, 'optional_chain');
	const property =
		(index === -1 ? reader.useField(node, 'property') : reader.use(index)) ?? reader.nothing(node);
	const cast = index === -1 && !optional ? continueCast(reader, node, object, { right: property }) : null;
	if (cast !== null) return cast;
	const member = applyPostfix(reader, node, object, (operand, start) => ({
		type: 'MemberExpression',
		start,
		end: reader.end[node],
		object: operand,
		property,
		optional,
		computed: index !== -1,
	}));
	return isTypePosition(reader, node) ? (importType(member, null) ?? member) : member;
}

function callExpression(reader: TreeReader, node: number): EstreeNode {
	const callee = reader.field(node, 'function');
	const given = reader.field(node, 'arguments');
	if (reader.kind(callee) === 'import') return importExpression(reader, node, given);
	if (reader.kind(callee) === 'identifier' && reader.text(callee) === 'await' && given !== -1) {
		return awaitCall(reader, node, given);
	}
	const typeArguments = reader.useField(node, 'type_arguments');
	const isTagged = reader.kind(given) === 'template_string';
	const optional = reader.has(node, 'optional_chain') || reader.has(node, '?.');
	return applyPostfix(reader, node, callee, (operand, start) => ({
		type: isTagged ? 'TaggedTemplateExpression' : 'CallExpression',
		start,
		end: reader.end[node],
		...(isTagged
			? { tag: operand, typeArguments, quasi: reader.use(given) }
			: {
					callee: operand,
					typeArguments,
					arguments: given === -1 ? [] : reader.useAll(reader.named(given)),
					optional,
				}),
	}));
}

function importExpression(reader: TreeReader, node: number, given: number): EstreeNode {
	const [source, options] = given === -1 ? [] : reader.useAll(reader.named(given));
	const imported = reader.make(node, 'ImportExpression', {
		source: source ?? reader.nothing(node),
		options: options ?? null,
		phase: null,
	});
	return isTypePosition(reader, node) ? (importType(imported, null) ?? imported) : imported;
}

/** `x as T`; the type of `as const` is a keyword to the grammar and a name to ESTree. */
function cast(type: string): Convert {
	return (reader, node) => {
		const [expression, written] = reader.named(node);
		const constant = reader.child(node, 'const');
		return reader.make(node, type, {
			expression: (expression === undefined ? null : reader.use(expression)) ?? reader.nothing(node),
			typeAnnotation:
				constant === -1
					? ((written === undefined ? null : reader.use(written)) ?? reader.nothing(node))
					: reader.make(constant, 'TSTypeReference', {
							typeName: reader.name(constant),
							typeArguments: null,
						}),
		});
	};
}

function assignment(reader: TreeReader, node: number): EstreeNode {
	return reader.make(node, 'AssignmentExpression', {
		operator: reader.text(reader.field(node, 'operator')) || '=',
		left: reader.need(node, 'left'),
		right: reader.need(node, 'right'),
	});
}

export const EXPRESSIONS: Converters = {
	identifier: named,
	property_identifier: named,
	statement_identifier: named,
	undefined: named,
	private_property_identifier: (reader, node) =>
		reader.make(node, 'PrivateIdentifier', { name: reader.text(node).slice(1) }),
	this: (reader, node) => reader.make(node, 'ThisExpression', {}),
	super: (reader, node) => reader.make(node, 'Super', {}),
	parenthesized_expression: inner,
	computed_property_name: inner,
	meta_property: (reader, node) => {
		const [meta, , property] = reader.children(node);
		return reader.make(node, 'MetaProperty', { meta: reader.name(meta), property: reader.name(property) });
	},
	array: (reader, node) => reader.make(node, 'ArrayExpression', { elements: elements(reader, node) }),
	object: (reader, node) =>
		reader.make(node, 'ObjectExpression', { properties: reader.useAll(reader.named(node)) }),
	pair,
	shorthand_property_identifier: (reader, node) => shorthand(reader, node, reader.name(node)),
	spread_element: (reader, node) =>
		reader.make(node, 'SpreadElement', { argument: inner(reader, node) ?? reader.nothing(node) }),
	member_expression: memberExpression,
	subscript_expression: memberExpression,
	call_expression: callExpression,
	new_expression: (reader, node) => {
		const given = reader.field(node, 'arguments');
		return reader.make(node, 'NewExpression', {
			callee: reader.need(node, 'constructor'),
			typeArguments: reader.useField(node, 'type_arguments'),
			arguments: given === -1 ? [] : reader.useAll(reader.named(given)),
		});
	},
	await_expression: (reader, node) =>
		reader.make(node, 'AwaitExpression', { argument: inner(reader, node) ?? reader.nothing(node) }),
	yield_expression: (reader, node) =>
		reader.make(node, 'YieldExpression', { delegate: reader.has(node, '*'), argument: inner(reader, node) }),
	unary_expression: (reader, node) =>
		reader.make(node, 'UnaryExpression', {
			operator: reader.text(reader.field(node, 'operator')),
			argument: reader.need(node, 'argument'),
			prefix: true,
		}),
	update_expression: (reader, node) =>
		reader.make(node, 'UpdateExpression', {
			operator: reader.text(reader.field(node, 'operator')),
			prefix: reader.field(node, 'operator') < reader.field(node, 'argument'),
			argument: reader.need(node, 'argument'),
		}),
	binary_expression: (reader, node) => {
		const operator = reader.text(reader.field(node, 'operator'));
		const made = reader.make(node, LOGICAL.has(operator) ? 'LogicalExpression' : 'BinaryExpression', {
			left: reader.need(node, 'left'),
			operator,
			right: reader.need(node, 'right'),
		});
		return applyBinary(reader, node, reader.field(node, 'left'), made);
	},
	ternary_expression: (reader, node) =>
		reader.make(node, 'ConditionalExpression', {
			test: reader.need(node, 'condition'),
			consequent: reader.need(node, 'consequence'),
			alternate: reader.need(node, 'alternative'),
		}),
	assignment_expression: assignment,
	augmented_assignment_expression: assignment,
	sequence_expression: (reader, node) =>
		reader.make(node, 'SequenceExpression', { expressions: reader.useAll(reader.named(node)) }),
	as_expression: cast('TSAsExpression'),
	satisfies_expression: cast('TSSatisfiesExpression'),
	non_null_expression: (reader, node) =>
		applyPostfix(reader, node, reader.firstNamed(node), (expression, start) => ({
			type: 'TSNonNullExpression',
			start,
			end: reader.end[node],
			expression,
		})),
	type_assertion: (reader, node) => {
		const [types, expression] = reader.named(node);
		return reader.make(node, 'TSTypeAssertion', {
			typeAnnotation: reader.use(reader.firstNamed(types)) ?? reader.nothing(node),
			expression: (expression === undefined ? null : reader.use(expression)) ?? reader.nothing(node),
		});
	},
	instantiation_expression: (reader, node) => {
		const typeArguments = reader.useField(node, 'type_arguments') ?? reader.nothing(node);
		const cast = continueCast(reader, node, reader.firstNamed(node), { typeArguments });
		if (cast !== null) return cast;
		const expression = inner(reader, node) ?? reader.nothing(node);
		return reader.make(node, 'TSInstantiationExpression', { expression, typeArguments });
	},
	array_pattern: (reader, node) =>
		reader.make(node, 'ArrayPattern', {
			decorators: [],
			elements: elements(reader, node),
			optional: false,
			typeAnnotation: null,
		}),
	object_pattern: (reader, node) =>
		reader.make(node, 'ObjectPattern', {
			decorators: [],
			properties: reader.useAll(reader.named(node)),
			optional: false,
			typeAnnotation: null,
		}),
	pair_pattern: pair,
	shorthand_property_identifier_pattern: (reader, node) => shorthand(reader, node, reader.name(node)),
	object_assignment_pattern: (reader, node) => {
		const left = reader.field(node, 'left');
		// On the left stands a shorthand property, whose value is the name alone.
		const target =
			(reader.use(left)?.value as EstreeNode | undefined) ?? reader.use(left) ?? reader.nothing(node);
		return shorthand(
			reader,
			node,
			assignmentPattern(reader, node, target, reader.need(node, 'right')),
			reader.name(left === -1 ? node : left),
		);
	},
	assignment_pattern: (reader, node) =>
		assignmentPattern(reader, node, reader.need(node, 'left'), reader.need(node, 'right')),
	rest_pattern: (reader, node) =>
		reader.make(node, 'RestElement', {
			decorators: [],
			argument: inner(reader, node) ?? reader.nothing(node),
			optional: false,
			typeAnnotation: null,
			value: null,
		}),
};

/** `a: b` in an object or in a pattern. */
function pair(reader: TreeReader, node: number): EstreeNode {
	return reader.make(node, 'Property', {
		kind: 'init',
		...keyOf(reader, node, 'key'),
		value: reader.need(node, 'value'),
		method: false,
		shorthand: false,
		optional: false,
	});
}

function shorthand(reader: TreeReader, node: number, value: EstreeNode, key = reader.name(node)): EstreeNode {
	return reader.make(node, 'Property', {
		kind: 'init',
		key,
		value,
		method: false,
		shorthand: true,
		computed: false,
		optional: false,
	});
}

export function assignmentPattern(
	reader: TreeReader,
	node: number,
	left: EstreeNode,
	right: EstreeNode,
): EstreeNode {
	return reader.make(node, 'AssignmentPattern', {
		decorators: [],
		left,
		right,
		optional: false,
		typeAnnotation: null,
	});
}
