import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { docOf } from '../shared/c-family/doc.ts';
import { headerOf } from '../shared/c-family/functions.ts';
import { bind, bindName, openScopeOf } from '../shared/c-family/scopes.ts';
import { Kind } from '../shared/c-family/syntax.ts';
import { Role, type Walk } from '../shared/c-family/walk.ts';
import { make } from '../shared/lowering.ts';
import { qualify } from '../shared/tree-reader.ts';

/** `namespace a::b { … }` is one chunk, named `b` in `a`. */
export function enterNamespace(walk: Walk, node: number): void {
	const { tree, fields, frame } = walk;
	const body = childByField(tree, node, fields.body);
	const parts = namesIn(walk, childByField(tree, node, fields.name));
	const last = parts[parts.length - 1] ?? -1;
	let container = frame.qualified;
	for (const part of parts.slice(0, -1)) container = qualify(container, walk.textOf(part));
	for (const part of parts) {
		walk.setRole(part, Role.none);
		walk.namespaces.add(walk.textOf(part));
	}
	const chunk = walk.openChunk(
		{
			kind: 'namespace',
			name: last === -1 ? null : walk.textOf(last),
			start: tree.start[node],
			end: tree.end[node],
			nameStart: last === -1 ? -1 : tree.start[last],
			flags: walk.brokenFlag(node),
			signature: headerOf(walk, node, tree.start[node], body),
			...docOf(walk, node),
			container: parts.length > 1 ? container : undefined,
		},
		'namespace',
		last !== -1 && frame.isVisible,
	);
	bind(walk, 'namespace', last, { chunk });
	walk.onLeaving(node, () => walk.closeChunk());
	openScopeOf(walk, 'namespace', node);
}

function namesIn(walk: Walk, node: number): number[] {
	const found: number[] = [];
	if (node === -1) return found;
	for (let at = node; at < walk.tree.after[node]; at++) {
		if (walk.kind(at) === Kind.namespace_identifier && walk.isWritten(at)) found.push(at);
	}
	return found;
}

/** `namespace fs = std::filesystem;` */
export function enterNamespaceAlias(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	walk.setRole(name, Role.none);
	let value = -1;
	for (const part of namesIn(walk, nextNamedSibling(tree, name))) {
		const text = walk.textOf(part);
		value = make(walk, part, value === -1 ? 'name' : 'member', text, value);
	}
	bind(walk, 'namespace', name, { value });
}

/** `using std::string;` and `using namespace std;` bring names from elsewhere, like an import. */
export function enterUsing(walk: Walk, node: number): void {
	const { tree, out, text } = walk;
	const target = firstNamedChild(tree, node);
	if (!walk.isWritten(target)) return;
	const isNamespace = childOfKind(tree, node, walk.kinds, Kind['"namespace"']) !== -1;
	const place = { start: tree.start[node], end: tree.end[node], flags: 0 };
	if (isNamespace) {
		const module = walk.textOf(target).replace(/\s+/g, '');
		out.importName({
			kind: 'import',
			module,
			imported: '*',
			local: null,
			nameStart: tree.start[target],
			...place,
		});
		return;
	}
	// The grammar takes `a::b, c::d` for one name.
	const list = text.slice(tree.start[target], tree.end[node]);
	for (const { 0: part, index } of list.matchAll(/[^,;]+/g)) {
		const match = /^\s*(?:typename\s+)?(.*?)(?:::\s*)([A-Za-z_$][\w$]*)\s*$/s.exec(part);
		if (match === null) continue;
		const [, module, name] = match;
		const nameStart = tree.start[target] + index + part.lastIndexOf(name);
		// In a class it names members of a base.
		if (walk.frame.kind !== 'type') {
			out.importName({
				kind: 'import',
				module: module.replace(/\s+/g, ''),
				imported: name,
				local: name,
				nameStart,
				...place,
			});
		}
		// `using Base::Base;` takes over constructors: the name stays that of the class.
		const base = module.replace(/<.*$/s, '').split('::').pop()?.trim();
		if (walk.frame.kind === 'type' && base === name) continue;
		bindName(walk, 'import', name, nameStart, { value: pathValue(walk, node, `${module}::${name}`) });
	}
}

/** `node` is where the path is written. */
function pathValue(walk: Walk, node: number, path: string): number {
	let value = -1;
	for (const part of path.split('::')) {
		const name = part.replace(/<.*/s, '').trim();
		if (name === '') continue;
		value = make(walk, node, value === -1 ? 'name' : 'member', name, value);
	}
	return value;
}
