import { bodyOf, signatureOf } from './functions.ts';
import { classHeritage } from './heritage.ts';
import { endWithSeparator, keyOf } from './keys.ts';
import type { Convert, Converters, EstreeNode, TreeReader } from './tree-reader.ts';

function classOf(type: string): Convert {
	return (reader, node) => {
		const heritage = classHeritage(reader, reader.child(node, 'class_heritage'));
		const decorators = reader.useAll(reader.fields(node, 'decorator'));
		return reader.make(node, type, {
			decorators,
			id: reader.useField(node, 'name'),
			typeParameters: reader.useField(node, 'type_parameters'),
			...heritage,
			body: reader.useField(node, 'body') ?? emptyBody(reader, node),
			abstract: reader.kind(node) === 'abstract_class_declaration',
			declare: false,
		});
	};
}

function emptyBody(reader: TreeReader, node: number): EstreeNode {
	const at = reader.end[node];
	return { type: 'ClassBody', start: at, end: at, body: [] };
}

/** Members with the decorators that the grammar leaves beside them. */
function classBody(reader: TreeReader, node: number): EstreeNode {
	const body: EstreeNode[] = [];
	let decorators: EstreeNode[] = [];
	for (const child of reader.named(node)) {
		const made = reader.use(child);
		if (made === null) continue;
		if (made.type === 'Decorator') decorators.push(made);
		else {
			if (decorators.length > 0) {
				made.start = decorators[0].start;
				made.decorators = [...decorators, ...((made.decorators as EstreeNode[] | undefined) ?? [])];
				decorators = [];
			}
			body.push(made);
		}
	}
	return reader.make(node, 'ClassBody', { body });
}

function modifiers(reader: TreeReader, node: number): Record<string, unknown> {
	const accessibility = reader.child(node, 'accessibility_modifier');
	return {
		static: reader.has(node, 'static'),
		override: reader.has(node, 'override_modifier'),
		optional: reader.has(node, '?'),
		accessibility: accessibility === -1 ? null : reader.text(accessibility),
	};
}

function methodKind(reader: TreeReader, node: number): 'get' | 'set' | 'method' {
	// `get` and `set` are tokens only as modifiers; as names they are property identifiers.
	if (reader.has(node, 'get')) return 'get';
	return reader.has(node, 'set') ? 'set' : 'method';
}

function methodValue(reader: TreeReader, node: number, type: string, end: number): EstreeNode {
	const first = reader.field(node, 'type_parameters');
	const opening = first === -1 ? reader.field(node, 'parameters') : first;
	return {
		type,
		start: reader.tree.start[opening === -1 ? node : opening],
		end,
		id: null,
		generator: reader.has(node, '*'),
		async: reader.has(node, 'async'),
		declare: false,
		...signatureOf(reader, node),
		body: bodyOf(reader, node),
		expression: false,
	};
}

function method(reader: TreeReader, node: number): EstreeNode {
	const { parent } = reader.tree;
	const { end } = reader;
	const kind = methodKind(reader, node);
	const named = keyOf(reader, node, 'name');
	if (reader.kind(parent[node]) === 'object') {
		return reader.make(node, 'Property', {
			kind: kind === 'method' ? 'init' : kind,
			...named,
			value: methodValue(reader, node, 'FunctionExpression', end[node]),
			method: kind === 'method',
			shorthand: false,
			optional: false,
		});
	}
	return reader.make(node, 'MethodDefinition', {
		decorators: reader.useAll(reader.fields(node, 'decorator')),
		...named,
		value: methodValue(reader, node, 'FunctionExpression', end[node]),
		kind: isConstructor(reader, node, named) ? 'constructor' : kind,
		...modifiers(reader, node),
	});
}

function isConstructor(
	reader: TreeReader,
	node: number,
	{ key, computed }: { key: EstreeNode; computed: boolean },
) {
	if (computed || reader.has(node, 'static')) return false;
	return key.name === 'constructor' || key.value === 'constructor';
}

/** A method without a body: an overload or an abstract one in a class, a member elsewhere. */
function methodSignature(reader: TreeReader, node: number): EstreeNode {
	const { parent } = reader.tree;
	const named = keyOf(reader, node, 'name');
	const kind = methodKind(reader, node);
	const end = endWithSeparator(reader, node);
	const isAbstract = reader.kind(node) === 'abstract_method_signature';
	if (!isAbstract && reader.kind(parent[node]) !== 'class_body') {
		return {
			...reader.make(node, 'TSMethodSignature', {
				...named,
				optional: reader.has(node, '?'),
				kind,
				...signatureOf(reader, node),
				accessibility: null,
				readonly: false,
				static: false,
			}),
			end,
		};
	}
	return {
		...reader.make(node, isAbstract ? 'TSAbstractMethodDefinition' : 'MethodDefinition', {
			decorators: [],
			...named,
			value: methodValue(reader, node, 'TSEmptyBodyFunctionExpression', end),
			kind: isConstructor(reader, node, named) ? 'constructor' : kind,
			...modifiers(reader, node),
		}),
		end,
	};
}

function field(reader: TreeReader, node: number): EstreeNode {
	const isAbstract = reader.has(node, 'abstract');
	const base = reader.has(node, 'accessor') ? 'AccessorProperty' : 'PropertyDefinition';
	const named = keyOf(reader, node, reader.field(node, 'name') === -1 ? 'property' : 'name');
	return {
		...reader.make(node, isAbstract ? `TSAbstract${base}` : base, {
			decorators: reader.useAll(reader.fields(node, 'decorator')),
			...named,
			typeAnnotation: reader.useField(node, 'type'),
			value: reader.useField(node, 'value'),
			declare: reader.has(node, 'declare'),
			definite: reader.has(node, '!'),
			readonly: reader.has(node, 'readonly'),
			...modifiers(reader, node),
		}),
		end: endWithSeparator(reader, node),
	};
}

export const CLASSES: Converters = {
	class: classOf('ClassExpression'),
	class_declaration: classOf('ClassDeclaration'),
	abstract_class_declaration: classOf('ClassDeclaration'),
	class_body: classBody,
	class_static_block: (reader, node) =>
		reader.make(node, 'StaticBlock', { body: reader.useField(node, 'body')?.body ?? [] }),
	decorator: (reader, node) =>
		reader.make(node, 'Decorator', {
			expression: reader.use(reader.firstNamed(node)) ?? reader.nothing(node),
		}),
	method_definition: method,
	method_signature: methodSignature,
	abstract_method_signature: methodSignature,
	public_field_definition: field,
	field_definition: field,
};
