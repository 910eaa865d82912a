import { signatureOf } from './functions.ts';
import { toQualifiedName } from './heritage.ts';
import { importType } from './import-type.ts';
import { quasis } from './literals.ts';
import {
	type Convert,
	type Converters,
	type EstreeNode,
	identifier,
	type TreeReader,
} from './tree-reader.ts';

const KEYWORDS: Readonly<Record<string, string>> = {
	any: 'TSAnyKeyword',
	number: 'TSNumberKeyword',
	boolean: 'TSBooleanKeyword',
	string: 'TSStringKeyword',
	symbol: 'TSSymbolKeyword',
	void: 'TSVoidKeyword',
	unknown: 'TSUnknownKeyword',
	never: 'TSNeverKeyword',
	object: 'TSObjectKeyword',
	bigint: 'TSBigIntKeyword',
	null: 'TSNullKeyword',
	undefined: 'TSUndefinedKeyword',
	intrinsic: 'TSIntrinsicKeyword',
};

function inner(reader: TreeReader, node: number): EstreeNode {
	return reader.use(reader.firstNamed(node)) ?? reader.nothing(node);
}

function asType(made: EstreeNode): EstreeNode {
	const { start, end } = made;
	if (made.type === 'Identifier' && made.name === 'bigint') return { type: 'TSBigIntKeyword', start, end };
	if (made.type === 'Identifier' || made.type === 'TSQualifiedName') {
		return { type: 'TSTypeReference', start, end, typeName: made, typeArguments: null };
	}
	return made;
}

/** A list whose first member is such a list without parentheses is one list. */
function listType(type: string): Convert {
	return (reader, node) => {
		let types: EstreeNode[] = [];
		for (const child of reader.named(node)) {
			const made = reader.use(child);
			if (made === null) continue;
			const isPart = made.type === type && reader.kind(child) !== 'parenthesized_type';
			if (!isPart) types.push(made);
			// Lists nest to the left: taking the part's own array keeps a long one linear.
			else if (types.length === 0) types = made.types as EstreeNode[];
			else types = types.concat(made.types as EstreeNode[]);
		}
		return reader.make(node, type, { types });
	};
}

function wrapping(type: string, property: string): Convert {
	return (reader, node) => reader.make(node, type, { [property]: inner(reader, node) });
}

const LOOSER_THAN_READONLY: ReadonlySet<string> = new Set([
	'union_type',
	'intersection_type',
	'conditional_type',
]);

/**
 * `readonly A[] | B`: the grammar takes all of it for the operand of `readonly`, the language only the
 * first part.
 */
function readonlyType(reader: TreeReader, node: number): EstreeNode {
	const outer: EstreeNode[] = [];
	let at = reader.firstNamed(node);
	let above = '';
	for (let kind = reader.kind(at); LOOSER_THAN_READONLY.has(kind); kind = reader.kind(at)) {
		const made = reader.raw(at);
		// A list that begins with a list of its own kind is one list by now.
		if (made !== null && (kind !== above || kind === 'conditional_type')) outer.push(made);
		above = kind;
		at = kind === 'conditional_type' ? reader.field(at, 'left') : reader.firstNamed(at);
	}
	const operand = reader.raw(at) ?? reader.nothing(node);
	const start = reader.tree.start[node];
	let made: EstreeNode = {
		type: 'TSTypeOperator',
		start,
		end: at === -1 ? operand.end : reader.end[at],
		operator: 'readonly',
		typeAnnotation: operand,
	};
	for (const list of outer.reverse()) {
		if (list.type === 'TSConditionalType') list.checkType = made;
		else (list.types as EstreeNode[])[0] = made;
		list.start = start;
		made = list;
	}
	return made;
}

function predefined(reader: TreeReader, node: number): EstreeNode {
	const text = reader.text(node);
	const symbol = reader.child(node, 'unique symbol');
	if (text.startsWith('unique') || symbol !== -1) {
		const end = reader.end[node];
		return reader.make(node, 'TSTypeOperator', {
			operator: 'unique',
			typeAnnotation: { type: 'TSSymbolKeyword', start: end - 'symbol'.length, end },
		});
	}
	return reader.make(node, KEYWORDS[text] ?? 'TSAnyKeyword', {});
}

function literalType(reader: TreeReader, node: number): EstreeNode {
	const literal = inner(reader, node);
	const text = reader.text(node);
	if (text === 'null' || text === 'undefined') return reader.make(node, KEYWORDS[text], {});
	return reader.make(node, 'TSLiteralType', { literal });
}

function templateType(reader: TreeReader, node: number): EstreeNode {
	const substitutions = reader.named(node).filter((child) => reader.kind(child) === 'template_type');
	const parts = quasis(reader, node, substitutions);
	if (substitutions.length === 0) {
		const literal = reader.make(node, 'TemplateLiteral', { quasis: parts, expressions: [] });
		return reader.make(node, 'TSLiteralType', { literal });
	}
	return reader.make(node, 'TSTemplateLiteralType', {
		quasis: parts,
		types: substitutions.map((child) => reader.use(child) ?? reader.nothing(child)),
	});
}

/** What follows `typeof` in a type: a name, or `import('x')` with names after it. */
function typeQuery(reader: TreeReader, node: number): EstreeNode {
	let target = inner(reader, node);
	let typeArguments = reader.useField(node, 'type_arguments');
	if (target.type === 'TSInstantiationExpression') {
		typeArguments = target.typeArguments as EstreeNode;
		target = target.expression as EstreeNode;
	}
	const imported = importType(target, null);
	return reader.make(node, 'TSTypeQuery', { exprName: imported ?? toQualifiedName(target), typeArguments });
}

function genericType(reader: TreeReader, node: number): EstreeNode {
	const typeArguments = reader.useField(node, 'type_arguments');
	const name = reader.useField(node, 'name') ?? reader.nothing(node);
	const typeName = name.type === 'TSTypeReference' ? (name.typeName as EstreeNode) : name;
	const imported = importType(typeName, typeArguments);
	return (
		imported ?? reader.make(node, 'TSTypeReference', { typeName: toQualifiedName(typeName), typeArguments })
	);
}

function functionType(type: string): Convert {
	return (reader, node) => {
		const signature = signatureOf(reader, node);
		const arrow = reader.child(node, '=>');
		const written = signature.returnType ?? reader.useField(node, 'type') ?? reader.nothing(node);
		const returned = written.type === 'TSTypeAnnotation' ? (written.typeAnnotation as EstreeNode) : written;
		return reader.make(node, type, {
			...(type === 'TSConstructorType' ? { abstract: reader.has(node, 'abstract') } : {}),
			...signature,
			returnType: {
				type: 'TSTypeAnnotation',
				start: arrow === -1 ? returned.start : reader.tree.start[arrow],
				end: reader.end[node],
				typeAnnotation: returned,
			},
		});
	};
}

function predicate(reader: TreeReader, node: number): EstreeNode {
	const name = reader.need(node, 'name');
	const type = reader.need(node, 'type');
	return reader.make(node, 'TSTypePredicate', {
		parameterName: name.type === 'ThisExpression' ? { ...name, type: 'TSThisType' } : name,
		asserts: false,
		typeAnnotation: { type: 'TSTypeAnnotation', start: type.start, end: type.end, typeAnnotation: type },
	});
}

function asserts(reader: TreeReader, node: number): EstreeNode {
	const made = inner(reader, node);
	if (made.type === 'TSTypePredicate') return { ...made, start: reader.tree.start[node], asserts: true };
	const parameterName = made.type === 'ThisExpression' ? { ...made, type: 'TSThisType' } : made;
	return reader.make(node, 'TSTypePredicate', { parameterName, asserts: true, typeAnnotation: null });
}

function tuple(reader: TreeReader, node: number): EstreeNode {
	return reader.make(node, 'TSTupleType', {
		elementTypes: reader.named(node).map((child) => tupleMember(reader, child)),
	});
}

/** A labelled member of a tuple is a parameter to the grammar. */
function tupleMember(reader: TreeReader, node: number): EstreeNode {
	const made = reader.use(node) ?? reader.nothing(node);
	const kind = reader.kind(node);
	if (kind !== 'required_parameter' && kind !== 'optional_parameter') return asType(made);
	const rest = made.type === 'RestElement' ? (made.argument as EstreeNode) : null;
	const label = rest ?? made;
	const annotation = made.typeAnnotation as EstreeNode | null;
	if (annotation === null) return asType(identifier(String(label.name ?? ''), label.start, label.end));
	const member = {
		type: 'TSNamedTupleMember',
		start: label.start,
		end: made.end,
		label: identifier(String(label.name ?? ''), label.start, label.start + String(label.name ?? '').length),
		elementType: annotation.typeAnnotation,
		optional: made.optional,
	};
	return rest === null ? member : reader.make(node, 'TSRestType', { typeAnnotation: member });
}

const annotation = wrapping('TSTypeAnnotation', 'typeAnnotation');

export const TYPES: Converters = {
	type_identifier: (reader, node) => {
		const { parent, field, fieldNames } = reader.tree;
		const isName = fieldNames[field[node]] === 'name' || fieldNames[field[node]] === 'module';
		const name = reader.name(node);
		// A name that is declared or qualified is no reference by itself.
		return isName && reader.kind(parent[node]) !== 'type_predicate' ? name : asType(name);
	},
	this_type: (reader, node) => reader.make(node, 'TSThisType', {}),
	predefined_type: predefined,
	literal_type: literalType,
	template_literal_type: templateType,
	template_type: inner,
	nested_type_identifier: (reader, node) => {
		const left = toQualifiedName(reader.need(node, 'module'));
		const qualified = reader.make(node, 'TSQualifiedName', { left, right: reader.need(node, 'name') });
		return importType(qualified, null) ?? asType(qualified);
	},
	generic_type: genericType,
	type_arguments: (reader, node) =>
		reader.make(node, 'TSTypeParameterInstantiation', {
			params: reader.useAll(reader.named(node)).map(asType),
		}),
	type_annotation: annotation,
	asserts_annotation: annotation,
	type_predicate_annotation: annotation,
	omitting_type_annotation: annotation,
	adding_type_annotation: annotation,
	opting_type_annotation: annotation,
	union_type: listType('TSUnionType'),
	intersection_type: listType('TSIntersectionType'),
	parenthesized_type: inner,
	array_type: wrapping('TSArrayType', 'elementType'),
	optional_type: wrapping('TSOptionalType', 'typeAnnotation'),
	rest_type: wrapping('TSRestType', 'typeAnnotation'),
	tuple_type: tuple,
	readonly_type: readonlyType,
	index_type_query: (reader, node) =>
		reader.make(node, 'TSTypeOperator', { operator: 'keyof', typeAnnotation: inner(reader, node) }),
	lookup_type: (reader, node) => {
		const [objectType, indexType] = reader.useAll(reader.named(node));
		return reader.make(node, 'TSIndexedAccessType', {
			objectType: objectType ?? reader.nothing(node),
			indexType: indexType ?? reader.nothing(node),
		});
	},
	type_query: typeQuery,
	conditional_type: (reader, node) =>
		reader.make(node, 'TSConditionalType', {
			checkType: reader.need(node, 'left'),
			extendsType: reader.need(node, 'right'),
			trueType: reader.need(node, 'consequence'),
			falseType: reader.need(node, 'alternative'),
		}),
	infer_type: (reader, node) => {
		const [name, constraint] = reader.named(node);
		const written = name === undefined ? reader.nothing(node) : reader.name(name);
		const bound = constraint === undefined ? null : reader.use(constraint);
		return reader.make(node, 'TSInferType', {
			typeParameter: {
				type: 'TSTypeParameter',
				start: written.start,
				end: bound?.end ?? written.end,
				name: written,
				constraint: bound,
				default: null,
				in: false,
				out: false,
				const: false,
			},
		});
	},
	function_type: functionType('TSFunctionType'),
	constructor_type: functionType('TSConstructorType'),
	type_predicate: predicate,
	asserts,
	existential_type: (reader, node) => reader.make(node, 'TSJSDocUnknownType', {}),
	flow_maybe_type: (reader, node) =>
		reader.make(node, 'TSJSDocNullableType', { typeAnnotation: inner(reader, node), postfix: false }),
};
