import type {
	ExportAllDeclaration,
	ExportDefaultDeclaration,
	ExportNamedDeclaration,
	Expression,
	ImportDeclaration,
	ImportExpression,
	ModuleExportName,
	TSExportAssignment,
	TSImportEqualsDeclaration,
} from 'oxc-parser';
import { ModuleFlag } from '../../model/recorder.ts';
import { moduleFlags } from './commonjs.ts';
import { nameDefault } from './declarations.ts';
import { anonymous, define, definitionIn, visitCasts } from './definitions.ts';
import { exportDeclared, exportFlags, Level } from './level.ts';
import { bindName } from './patterns.ts';
import { stringOf } from './text.ts';
import { referTypeName } from './type-names.ts';
import { Mode, type Step, type Walk } from './walk.ts';

export const moduleSteps: Record<string, Step<never>> = {
	ImportDeclaration: enterImport,
	ImportExpression: enterImportExpression,
	TSImportEqualsDeclaration: enterImportEquals,
	ExportNamedDeclaration: enterExportNamed,
	ExportDefaultDeclaration: enterExportDefault,
	ExportAllDeclaration: enterExportAll,
	TSExportAssignment: enterExportAssignment,
};

function enterImport(walk: Walk, node: ImportDeclaration): void {
	const module = stringOf(node.source);
	const specifiers = node.specifiers ?? [];
	const whole = node.importKind === 'type' ? ModuleFlag.typeOnly : 0;
	if (specifiers.length === 0) {
		const { start, end } = node;
		const nameStart = node.source.start;
		walk.out.importName({
			kind: 'import',
			module,
			imported: '',
			local: null,
			start,
			end,
			nameStart,
			flags: whole,
		});
		return;
	}
	const scope = walk.out.currentScope;
	for (const specifier of specifiers) {
		const { local, start, end } = specifier;
		let imported = '*';
		let flags = whole;
		if (specifier.type === 'ImportDefaultSpecifier') imported = 'default';
		else if (specifier.type === 'ImportSpecifier') {
			imported = exportName(specifier.imported);
			if (specifier.importKind === 'type') flags = ModuleFlag.typeOnly;
		}
		bindName(walk, local.name, local.start, 'import', scope, -1, -1, null, -1, null);
		const nameStart = local.start;
		walk.out.importName({
			kind: 'import',
			module,
			imported,
			local: local.name,
			start,
			end,
			nameStart,
			flags,
		});
	}
}

function exportName(node: ModuleExportName): string {
	return node.type === 'Literal' ? node.value : node.name;
}

function enterImportExpression(walk: Walk, node: ImportExpression, mode: number): void {
	const module = stringOf(node.source);
	if (walk.boundSource !== node) {
		walk.out.importName({
			kind: 'dynamic',
			module,
			imported: '*',
			local: null,
			start: node.start,
			end: node.end,
			nameStart: node.source.start,
			flags: moduleFlags(walk),
		});
	}
	if ((mode & Mode.want) !== 0) walk.give(walk.out.value('module', module, -1, -1, node.start, node.end));
	walk.visit(node.options, 0);
	if (module === null) walk.visit(node.source, 0);
}

/** `import x = require('y')` imports; `import x = A.B` is another name for something here. */
function enterImportEquals(walk: Walk, node: TSImportEqualsDeclaration, mode: number): void {
	const { id, moduleReference: reference, start, end } = node;
	const { name, start: nameStart } = id;
	const { out } = walk;
	let value = -1;
	if (reference.type === 'TSExternalModuleReference') {
		const flags = node.importKind === 'type' ? ModuleFlag.typeOnly : 0;
		const module = stringOf(reference.expression);
		value = out.value('module', module, -1, -1, reference.start, reference.end);
		out.importName({ kind: 'require', module, imported: '*', local: name, start, end, nameStart, flags });
		bindName(walk, name, nameStart, 'import', out.currentScope, value, -1, null, -1, null);
	} else {
		value = referTypeName(walk, reference, 'read');
		bindName(walk, name, nameStart, 'const', out.currentScope, value, -1, null, -1, null);
	}
	exportDeclared(walk, mode, name, nameStart, -1, 0);
}

function enterExportNamed(walk: Walk, node: ExportNamedDeclaration, mode: number): void {
	const typeOnly = node.exportKind === 'type' ? ModuleFlag.typeOnly : 0;
	if (node.declaration) {
		walk.exportStart = node.start;
		walk.exportEnd = node.end;
		walk.enter(node.declaration, (mode & (Level.module | Level.namespace)) | Level.exported);
		walk.exportStart = walk.exportEnd = -1;
		return;
	}
	const module = node.source ? stringOf(node.source) : null;
	for (const specifier of node.specifiers ?? []) {
		const { start, end } = specifier;
		const exported = exportName(specifier.exported);
		const local = exportName(specifier.local);
		const flags = specifier.exportKind === 'type' ? ModuleFlag.typeOnly : typeOnly;
		if (module === null && specifier.local.type === 'Identifier') {
			walk.refer(local, specifier.local.start, flags === 0 ? 'read' : 'type', false);
		}
		if ((mode & Level.namespace) !== 0) continue;
		const kind = exported === 'default' ? 'default' : 'named';
		const nameStart = specifier.exported.start;
		walk.out.exportName({ kind, exported, local, module, start, end, nameStart, flags, chunk: -1 });
	}
}

function enterExportDefault(walk: Walk, node: ExportDefaultDeclaration, mode: number): void {
	const { declaration } = node;
	const level = (mode & (Level.module | Level.namespace)) | Level.exported | Level.default;
	walk.exportStart = node.start;
	walk.exportEnd = node.end;
	switch (declaration.type) {
		case 'FunctionDeclaration':
		case 'TSDeclareFunction':
		case 'ClassDeclaration':
		case 'TSInterfaceDeclaration':
			walk.enter(declaration, level);
			break;
		default:
			exportExpression(walk, node, declaration as Expression, level);
	}
	walk.exportStart = walk.exportEnd = -1;
}

function exportExpression(
	walk: Walk,
	node: ExportDefaultDeclaration,
	expression: Expression,
	level: number,
): void {
	const inner = definitionIn(expression);
	if (inner !== null) {
		const definition = anonymous(inner);
		definition.start = node.start;
		definition.end = node.end;
		definition.flags = exportFlags(level);
		if (definition.name === null) nameDefault(walk, definition);
		const chunk = define(walk, definition, 0);
		exportDeclared(walk, level, definition.name ?? 'default', definition.nameStart, chunk, 0);
		walk.visitAll(definition.decorators, 0);
		visitCasts(walk, expression, inner);
		return;
	}
	const { start, end } = node;
	walk.out.exportName({
		kind: 'default',
		exported: 'default',
		local: expression.type === 'Identifier' ? expression.name : null,
		module: null,
		start,
		end,
		nameStart: expression.start,
		flags: 0,
		chunk: -1,
	});
	walk.next(leaveDefault, node, 0);
	walk.visit(expression, Mode.want);
}

/** What is exported by default is kept as the value of the name `default`, which nothing can bind. */
function leaveDefault(walk: Walk, node: ExportDefaultDeclaration): void {
	const value = walk.take();
	const { start, declaration } = node;
	walk.out.assign(walk.out.value('name', 'default', -1, -1, start, declaration.start), value, start);
}

function enterExportAll(walk: Walk, node: ExportAllDeclaration): void {
	const { exported, source, start, end } = node;
	walk.out.exportName({
		kind: exported ? 'named' : 'star',
		exported: exported ? exportName(exported) : '*',
		local: exported ? '*' : null,
		module: stringOf(source),
		start,
		end,
		nameStart: exported ? exported.start : source.start,
		flags: node.exportKind === 'type' ? ModuleFlag.typeOnly : 0,
		chunk: -1,
	});
}

/** `export = x`. */
function enterExportAssignment(walk: Walk, node: TSExportAssignment): void {
	const { expression, start, end } = node;
	walk.out.exportName({
		kind: 'assign',
		exported: '',
		local: expression.type === 'Identifier' ? expression.name : null,
		module: null,
		start,
		end,
		nameStart: expression.start,
		flags: 0,
		chunk: -1,
	});
	walk.visit(expression, 0);
}
