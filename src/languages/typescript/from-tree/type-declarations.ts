import { signatureOf } from './functions.ts';
import { heritageTypes } from './heritage.ts';
import { endWithSeparator, keyOf } from './keys.ts';
import {
	type Convert,
	type Converters,
	type EstreeNode,
	identifier,
	type TreeReader,
} from './tree-reader.ts';

function interfaceDeclaration(reader: TreeReader, node: number): EstreeNode {
	const clause = reader.child(node, 'extends_type_clause');
	const body = reader.useField(node, 'body');
	const at = reader.end[node];
	return reader.make(node, 'TSInterfaceDeclaration', {
		id: reader.need(node, 'name'),
		typeParameters: reader.useField(node, 'type_parameters'),
		extends: clause === -1 ? [] : heritageTypes(reader, clause, 'TSInterfaceHeritage'),
		body: {
			type: 'TSInterfaceBody',
			start: body?.start ?? at,
			end: body?.end ?? at,
			body: body?.members ?? [],
		},
		declare: false,
	});
}

function objectType(reader: TreeReader, node: number): EstreeNode {
	const members = reader.named(node);
	const mapped = members.length === 1 ? reader.child(members[0], 'mapped_type_clause') : -1;
	if (mapped !== -1) return mappedType(reader, node, members[0], mapped);
	return reader.make(node, 'TSTypeLiteral', { members: reader.useAll(members) });
}

function mappedType(reader: TreeReader, node: number, signature: number, clause: number): EstreeNode {
	const annotation = reader.field(signature, 'type');
	const key = reader.need(clause, 'name');
	return reader.make(node, 'TSMappedType', {
		key: key.type === 'TSTypeReference' ? key.typeName : key,
		constraint: reader.need(clause, 'type'),
		nameType: reader.useField(clause, 'alias'),
		typeAnnotation: reader.use(annotation)?.typeAnnotation ?? null,
		optional: mappedOptional(reader.kind(annotation)),
		readonly: mappedReadonly(reader, signature),
	});
}

function mappedOptional(kind: string): string | boolean {
	if (kind === 'omitting_type_annotation') return '-';
	if (kind === 'adding_type_annotation') return '+';
	return kind === 'opting_type_annotation';
}

function mappedReadonly(reader: TreeReader, signature: number): string | boolean | null {
	if (!reader.has(signature, 'readonly')) return null;
	const sign = reader.text(reader.field(signature, 'sign'));
	return sign === '' ? true : sign;
}

function signature(type: string, properties: (reader: TreeReader, node: number) => object): Convert {
	return (reader, node) => ({
		...reader.make(node, type, { ...properties(reader, node) }),
		end: endWithSeparator(reader, node),
	});
}

function indexSignature(reader: TreeReader, node: number): object {
	const name = reader.field(node, 'name');
	const type = reader.useField(node, 'index_type');
	const parameter = name === -1 ? reader.nothing(node) : reader.name(name);
	if (type !== null) {
		const colon = reader.child(node, ':');
		parameter.end = type.end;
		parameter.typeAnnotation = {
			type: 'TSTypeAnnotation',
			start: colon === -1 ? type.start : reader.tree.start[colon],
			end: type.end,
			typeAnnotation: type,
		};
	}
	return {
		parameters: [parameter],
		typeAnnotation: reader.useField(node, 'type'),
		readonly: reader.has(node, 'readonly'),
		static: reader.has(node, 'static'),
		accessibility: null,
	};
}

function enumBody(reader: TreeReader, node: number): EstreeNode {
	const members: EstreeNode[] = [];
	for (const child of reader.named(node)) {
		if (reader.kind(child) === 'enum_assignment') {
			const { key, computed } = keyOf(reader, child, 'name');
			const initializer = reader.useField(child, 'value');
			members.push(reader.make(child, 'TSEnumMember', { id: key, initializer, computed }));
		} else {
			const id = reader.use(child);
			const computed = reader.kind(child) === 'computed_property_name';
			if (id !== null) members.push(reader.make(child, 'TSEnumMember', { id, initializer: null, computed }));
		}
	}
	return reader.make(node, 'TSEnumBody', { members });
}

function typeParameter(reader: TreeReader, node: number): EstreeNode {
	const name = reader.field(node, 'name');
	return reader.make(node, 'TSTypeParameter', {
		name: name === -1 ? identifier('', reader.tree.start[node], reader.tree.start[node]) : reader.name(name),
		constraint: reader.useField(node, 'constraint'),
		default: reader.useField(node, 'value'),
		in: reader.has(node, 'in'),
		out: reader.has(node, 'out'),
		const: reader.has(node, 'const'),
	});
}

export const TYPE_DECLARATIONS: Converters = {
	interface_declaration: interfaceDeclaration,
	interface_body: objectType,
	object_type: objectType,
	type_alias_declaration: (reader, node) => {
		const value = reader.field(node, 'value');
		const intrinsic = reader.kind(value) === 'type_identifier' && reader.text(value) === 'intrinsic';
		return reader.make(node, 'TSTypeAliasDeclaration', {
			id: reader.need(node, 'name'),
			typeParameters: reader.useField(node, 'type_parameters'),
			typeAnnotation: intrinsic ? reader.make(value, 'TSIntrinsicKeyword', {}) : reader.need(node, 'value'),
			declare: false,
		});
	},
	enum_declaration: (reader, node) => {
		const at = reader.end[node];
		return reader.make(node, 'TSEnumDeclaration', {
			id: reader.need(node, 'name'),
			body: reader.useField(node, 'body') ?? { type: 'TSEnumBody', start: at, end: at, members: [] },
			const: reader.has(node, 'const'),
			declare: false,
		});
	},
	enum_body: enumBody,
	type_parameters: (reader, node) =>
		reader.make(node, 'TSTypeParameterDeclaration', { params: reader.useAll(reader.named(node)) }),
	type_parameter: typeParameter,
	constraint: (reader, node) => reader.use(reader.firstNamed(node)),
	default_type: (reader, node) => reader.use(reader.firstNamed(node)),
	property_signature: signature('TSPropertySignature', (reader, node) => ({
		...keyOf(reader, node, 'name'),
		optional: reader.has(node, '?'),
		readonly: reader.has(node, 'readonly'),
		typeAnnotation: reader.useField(node, 'type'),
		accessibility: null,
		static: false,
	})),
	call_signature: signature('TSCallSignatureDeclaration', signatureOf),
	construct_signature: signature('TSConstructSignatureDeclaration', (reader, node) => ({
		...signatureOf(reader, node),
		returnType: reader.useField(node, 'type') ?? reader.useField(node, 'return_type'),
	})),
	index_signature: signature('TSIndexSignature', indexSignature),
};
