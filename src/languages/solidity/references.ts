import type { RefKind } from '../../model/recorder.ts';
import { make } from '../shared/lowering.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

const REF_KIND: readonly RefKind[] = ['read', 'read', 'write', 'readwrite', 'type', 'call'];
/** Words that the grammar takes for names; `throw` is how a `revert` was written once. */
const WORDS = new Set(['this', 'super', 'throw']);

/** One occurrence of a name. */
export function enterIdentifier(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const role = walk.role(node);
	if (role === Role.none || walk.isEmpty(node)) return;
	const name = walk.textOf(node);
	const start = tree.start[node];
	const parent = tree.parent[node];
	switch (tree.field[node]) {
		case fields.name:
		case fields.alias:
		case fields.import_name:
		case fields.key_identifier:
		case fields.value_identifier:
			return;
		case fields.property:
			out.refer(name, start, REF_KIND[role], true);
			return;
	}
	switch (walk.kind(parent)) {
		case Kind.user_defined_type:
		case Kind.type_alias: {
			const isFunction = walk.kind(tree.parent[parent]) === Kind.using_alias;
			const kind = role === Role.called ? 'call' : isFunction ? 'read' : 'type';
			out.refer(name, start, kind, tree.start[parent] !== start);
			return;
		}
		// `catch Error(…)` and `catch Panic(…)`: words of the language.
		case Kind.catch_clause:
		case Kind.variable_declaration_tuple:
		case Kind.ERROR:
			return;
		case Kind.yul_identifier:
			return;
	}
	if (isPlaceholder(walk, parent, name)) {
		// What is checked before it holds in the function, too.
		out.yields('yield', make(walk, node, 'other'), start);
		return;
	}
	if (WORDS.has(name)) return;
	out.refer(name, start, REF_KIND[role], false);
}

/** The `_;` of a modifier: there the function runs. */
function isPlaceholder(walk: Walk, expression: number, name: string): boolean {
	if (name !== '_' || walk.kind(expression) !== Kind.expression) return false;
	return walk.kind(walk.tree.parent[expression]) === Kind.expression_statement;
}
