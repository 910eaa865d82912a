import { ModuleFlag } from '../../model/recorder.ts';
import {
	childByField,
	firstNamedChild,
	nextNamedSibling,
	nextWithSameField,
} from '../../model/syntax-walk.ts';
import { docBefore } from './doc.ts';
import { annotationOf } from './modifiers.ts';
import { referDotted } from './references.ts';
import { clipped, dotted, identifiersIn } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/** Opens the chunk of a package or a module, and binds its name. */
export function openNamespace(walk: Walk, node: number, nameNode: number, isDocumented: boolean): number {
	const { tree, out } = walk;
	const nameStart = tree.start[nameNode];
	const name = plainName(walk, nameNode);
	const annotations = annotationsOf(walk, node);
	const first = afterAnnotations(walk, node);
	const chunk = walk.openChunk({
		kind: 'namespace',
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart,
		flags: walk.brokenFlag(node),
		signature: clipped(walk, first, tree.end[nameNode], MAX_SIGNATURE),
		annotations,
		...(isDocumented ? docBefore(walk, node) : null),
	});
	out.bind({
		scope: out.currentScope,
		name,
		kind: 'namespace',
		start: nameStart,
		chunk,
		type: null,
		value: -1,
		path: null,
		index: -1,
	});
	return chunk;
}

/** What is written in one piece: white space, or an error, ends the name. */
function plainName(walk: Walk, nameNode: number): string {
	const name = dotted(walk, nameNode);
	if (walk.textOf(nameNode) === name) return name;
	return identifiersIn(walk, nameNode).map((part) => walk.textOf(part))[0];
}

function annotationsOf(walk: Walk, node: number) {
	const { tree } = walk;
	const annotations = [];
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.annotation) annotations.push(annotationOf(walk, child));
	}
	return annotations.length === 0 ? null : annotations;
}

/** Offset of the keyword the declaration begins with. */
function afterAnnotations(walk: Walk, node: number): number {
	const { tree } = walk;
	let child = node + 1;
	while (child < tree.after[node] && isBesides(walk.kind(child))) child = tree.after[child];
	return tree.start[child < tree.after[node] ? child : node];
}

function isBesides(kind: number): boolean {
	return kind === Kind.annotation || kind === Kind.block_comment || kind === Kind.line_comment;
}

/** `module a.b { … }`: opened behind its annotations. */
export function enterModuleBody(walk: Walk, body: number): void {
	const node = walk.tree.parent[body];
	const name = childByField(walk.tree, node, walk.fields.name);
	if (walk.kind(node) !== Kind.module_declaration || dotted(walk, name) === '') return;
	walk.made[node] = openNamespace(walk, node, name, true);
}

export function leaveModule(walk: Walk, node: number): void {
	if (walk.made[node] !== -1) walk.closeChunk();
}

/** `requires static` may be missing at run time; `requires transitive` is passed on to those who require this. */
export function enterRequires(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	walk.next = tree.after[node];
	const nameNode = childByField(tree, node, fields.module);
	const module = dotted(walk, nameNode);
	if (module === '') return;
	let flags = 0;
	let isTransitive = false;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.requires_modifier) continue;
		if (walk.textOf(child) === 'transitive') isTransitive = true;
		else flags |= ModuleFlag.conditional;
	}
	const place = { start: tree.start[node], end: tree.end[node], nameStart: tree.start[nameNode] };
	out.importName({ kind: 'require', module, imported: '*', local: null, ...place, flags });
	if (!isTransitive) return;
	out.exportName({ kind: 'star', exported: '*', local: null, module, ...place, flags, chunk: -1 });
}

/** A package is offered as a whole, perhaps to certain modules only. */
export function enterExports(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	walk.next = tree.after[node];
	const nameNode = childByField(tree, node, fields.package);
	const name = dotted(walk, nameNode);
	if (name !== '') {
		const place = { start: tree.start[node], end: tree.end[node], nameStart: tree.start[nameNode] };
		out.exportName({
			kind: 'named',
			exported: name,
			local: '*',
			module: name,
			...place,
			flags: 0,
			chunk: -1,
		});
	}
	let target = childByField(tree, node, fields.modules);
	for (; target !== -1; target = nextWithSameField(tree, target)) referDotted(walk, target, 'read');
}

/** Packages and modules are read, services and their providers are types. */
export function enterDirective(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.next = tree.after[node];
	const kind = walk.kind(node) === Kind.opens_module_directive ? 'read' : 'type';
	for (let name = firstNamedChild(tree, node); name !== -1; name = nextNamedSibling(tree, name)) {
		referDotted(walk, name, kind);
	}
}
