import type { HeritageKind } from '../../model/recorder.ts';
import { clipped } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import { pathValue } from './values.ts';
import type { Walk } from './walk.ts';

/** Records what a type says it comes from: its clauses may lie in one another. */
export function recordHeritage(walk: Walk, chunk: number, node: number): void {
	const { tree } = walk;
	for (let child = node + 1; child < tree.after[node]; ) {
		switch (walk.kind(child)) {
			case Kind.class_body:
				return;
			case Kind.superclass:
			case Kind.mixin_application:
				readTypes(walk, chunk, 'extends', child);
				child++;
				continue;
			case Kind.mixins:
				readTypes(walk, chunk, 'mixin', child);
				break;
			case Kind.interfaces:
				readTypes(walk, chunk, 'implements', child);
				break;
			case Kind.mixin_application_class:
				child++;
				continue;
			case Kind['"on"']:
				// What a mixin may be put on; of an extension, the type it is about.
				if (walk.kind(node) === Kind.mixin_declaration)
					readFrom(walk, chunk, 'extends', tree.after[child], tree.after[node]);
				break;
		}
		child = tree.after[child];
	}
}

function readTypes(walk: Walk, chunk: number, kind: HeritageKind, clause: number): void {
	readFrom(walk, chunk, kind, clause + 1, walk.tree.after[clause]);
}

/** `a.B<C>, D`: a type is several nodes. */
function readFrom(walk: Walk, chunk: number, kind: HeritageKind, from: number, to: number): void {
	const { tree, out } = walk;
	let first = -1;
	let name = -1;
	let end = -1;
	const tell = (): void => {
		if (first === -1 || name === -1) return;
		out.heritage({
			chunk,
			kind,
			text: clipped(walk, tree.start[first], tree.end[end], 400),
			name: walk.textOf(name),
			start: tree.start[first],
			value: pathValue(walk, first === name ? [name] : [first, name]),
		});
		first = -1;
	};
	for (let child = from; child < to; child = tree.after[child]) {
		switch (walk.kind(child)) {
			case Kind.type_identifier:
				if (first === -1) first = child;
				name = child;
				end = child;
				break;
			case Kind.type_arguments:
				end = child;
				break;
			case Kind['","']:
				tell();
				break;
			case Kind.mixins:
			case Kind.interfaces:
			case Kind.class_body:
				tell();
				return;
		}
	}
	tell();
}
