import { toQualifiedName } from './heritage.ts';
import type { Convert, Converters, EstreeNode, TreeReader } from './tree-reader.ts';

const DECLARED_TYPES: ReadonlySet<string> = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

function attributesOf(reader: TreeReader, node: number): EstreeNode[] {
	const written = reader.child(node, 'import_attribute');
	const object = reader.firstNamed(written);
	const properties = (reader.use(object)?.properties as EstreeNode[] | undefined) ?? [];
	return properties.map(({ start, end, key, value }) => ({
		type: 'ImportAttribute',
		start,
		end,
		key,
		value,
	}));
}

function kindOf(reader: TreeReader, node: number): 'type' | 'value' {
	return reader.has(node, 'type') || reader.has(node, 'typeof') ? 'type' : 'value';
}

function importStatement(reader: TreeReader, node: number): EstreeNode {
	const required = reader.child(node, 'import_require_clause');
	if (required !== -1) return importEquals(reader, node, required);
	const clause = reader.child(node, 'import_clause');
	const specifiers =
		clause === -1 ? [] : reader.named(clause).flatMap((child) => specifiersOf(reader, child));
	return reader.make(node, 'ImportDeclaration', {
		specifiers,
		source: reader.useField(node, 'source') ?? emptySource(reader, node),
		phase: null,
		attributes: attributesOf(reader, node),
		importKind: kindOf(reader, node),
	});
}

function specifiersOf(reader: TreeReader, node: number): EstreeNode[] {
	const kind = reader.kind(node);
	if (kind === 'named_imports') return reader.useAll(reader.named(node));
	if (kind === 'namespace_import') return reader.useAll([node]);
	return [reader.make(node, 'ImportDefaultSpecifier', { local: reader.name(node) })];
}

function emptySource(reader: TreeReader, node: number): EstreeNode {
	const at = reader.end[node];
	return { type: 'Literal', start: at, end: at, value: '', raw: '' };
}

function importEquals(reader: TreeReader, node: number, clause: number): EstreeNode {
	const source = reader.useField(clause, 'source') ?? emptySource(reader, node);
	const keyword = reader.child(clause, 'require');
	const close = reader.child(clause, ')');
	return reader.make(node, 'TSImportEqualsDeclaration', {
		id: reader.use(reader.firstNamed(clause)) ?? reader.nothing(node),
		moduleReference: {
			type: 'TSExternalModuleReference',
			start: keyword === -1 ? source.start : reader.tree.start[keyword],
			end: close === -1 ? source.end : reader.end[close],
			expression: source,
		},
		importKind: kindOf(reader, node),
	});
}

/** `import a = b.c`. */
function importAlias(reader: TreeReader, node: number): EstreeNode {
	const [name, target] = reader.useAll(reader.named(node));
	return reader.make(node, 'TSImportEqualsDeclaration', {
		id: name ?? reader.nothing(node),
		moduleReference: target ?? reader.nothing(node),
		importKind: kindOf(reader, node),
	});
}

/** `default` is a keyword to the grammar and a name to ESTree. */
function exportedName(reader: TreeReader, node: number): EstreeNode | null {
	return node === -1 ? null : (reader.use(node) ?? reader.name(node));
}

function specifier(type: string, outer: string, inner: string, kind: string): Convert {
	return (reader, node) => {
		const name = exportedName(reader, reader.field(node, 'name')) ?? reader.nothing(node);
		const alias = exportedName(reader, reader.field(node, 'alias'));
		return reader.make(node, type, {
			[inner]: name,
			[outer]: alias ?? { ...name },
			[kind]: kindOf(reader, node),
		});
	};
}

/** The range begins with the keyword: decorators before it belong to the class. */
function exportStatement(reader: TreeReader, node: number): EstreeNode {
	const made = exportOf(reader, node);
	const keyword = reader.child(node, 'export');
	if (keyword !== -1) made.start = reader.tree.start[keyword];
	return made;
}

function exportOf(reader: TreeReader, node: number): EstreeNode {
	const source = reader.useField(node, 'source');
	const declaration = reader.useField(node, 'declaration');
	const value = reader.field(node, 'value');
	if (declaration !== null) takeDecorators(reader, node, declaration);
	if (reader.has(node, 'default')) {
		return reader.make(node, 'ExportDefaultDeclaration', {
			declaration: declaration ?? asDefault(reader, value) ?? reader.nothing(node),
			exportKind: 'value',
		});
	}
	if (reader.has(node, 'namespace')) {
		return reader.make(node, 'TSNamespaceExportDeclaration', {
			id: reader.use(reader.firstNamed(node)) ?? reader.nothing(node),
		});
	}
	if (reader.has(node, '=')) {
		return reader.make(node, 'TSExportAssignment', {
			expression: reader.use(reader.firstNamed(node)) ?? reader.nothing(node),
		});
	}
	const everything = reader.child(node, '*', 'namespace_export');
	const clause = reader.child(node, 'export_clause');
	if (everything !== -1 && clause === -1) {
		return reader.make(node, 'ExportAllDeclaration', {
			exported: reader.isNamed(everything) ? reader.use(reader.firstNamed(everything)) : null,
			source: source ?? emptySource(reader, node),
			attributes: attributesOf(reader, node),
			exportKind: kindOf(reader, node),
		});
	}
	const isType =
		declaration !== null && (DECLARED_TYPES.has(declaration.type) || declaration.declare === true);
	return reader.make(node, 'ExportNamedDeclaration', {
		declaration,
		specifiers: clause === -1 ? [] : reader.useAll(reader.named(clause)),
		source,
		exportKind: isType ? 'type' : kindOf(reader, node),
		attributes: attributesOf(reader, node),
	});
}

/** A function or class after `export default` is a declaration to ESTree, with or without a name. */
function asDefault(reader: TreeReader, value: number): EstreeNode | null {
	const made = reader.use(value);
	if (made === null || reader.kind(value) === 'parenthesized_expression') return made;
	if (made.type === 'FunctionExpression') return { ...made, type: 'FunctionDeclaration' };
	return made.type === 'ClassExpression' ? { ...made, type: 'ClassDeclaration' } : made;
}

function takeDecorators(reader: TreeReader, node: number, declaration: EstreeNode): void {
	const decorators = reader.useAll(reader.fields(node, 'decorator'));
	if (decorators.length > 0) {
		declaration.decorators = [...decorators, ...((declaration.decorators as EstreeNode[] | undefined) ?? [])];
	}
}

/** `declare …`: the declaration inside, said to be ambient. */
function ambient(reader: TreeReader, node: number): EstreeNode | null {
	const { start } = reader.tree;
	const { end } = reader;
	const global = reader.child(node, 'global');
	if (global !== -1) {
		return moduleDeclaration(
			reader,
			node,
			'global',
			reader.name(global),
			reader.child(node, 'statement_block'),
		);
	}
	const made = reader.use(reader.firstNamed(node));
	if (made === null) return null;
	return { ...made, start: start[node], end: Math.max(made.end, end[node]), declare: true };
}

function moduleDeclaration(
	reader: TreeReader,
	node: number,
	kind: string,
	id: EstreeNode,
	body: number,
): EstreeNode {
	const block = reader.use(body);
	return reader.make(node, 'TSModuleDeclaration', {
		id,
		body: block === null ? null : { ...block, type: 'TSModuleBlock' },
		kind,
		declare: kind === 'global',
		global: kind === 'global',
	});
}

function moduleOf(kind: string): Convert {
	return (reader, node) =>
		moduleDeclaration(reader, node, kind, reader.need(node, 'name'), reader.field(node, 'body'));
}

export const MODULES: Converters = {
	import_statement: importStatement,
	import_alias: importAlias,
	import_specifier: specifier('ImportSpecifier', 'local', 'imported', 'importKind'),
	namespace_import: (reader, node) =>
		reader.make(node, 'ImportNamespaceSpecifier', {
			local: reader.use(reader.firstNamed(node)) ?? reader.nothing(node),
		}),
	export_statement: exportStatement,
	export_specifier: specifier('ExportSpecifier', 'exported', 'local', 'exportKind'),
	ambient_declaration: ambient,
	module: moduleOf('module'),
	internal_module: moduleOf('namespace'),
	nested_identifier: (reader, node) =>
		reader.make(node, 'TSQualifiedName', {
			left: toQualifiedName(reader.need(node, 'object')),
			right: reader.need(node, 'property'),
		}),
};
