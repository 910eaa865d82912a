import { childOfKind } from '../../../model/syntax-walk.ts';
import { markQualified } from './assignments.ts';
import { readName } from './names.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_TEXT = 400;
const NONE: ReadonlySet<string> = new Set();

/** Records the bases of a class, with the access they are inherited with; returns their names. */
export function readHeritage(walk: Walk, chunk: number, node: number): ReadonlySet<string> {
	const { tree, out, text } = walk;
	const clause = childOfKind(tree, node, walk.kinds, Kind.base_class_clause);
	if (clause === -1) return NONE;
	const names = new Set<string>();
	let start = -1;
	for (let child = clause + 1; child < tree.after[clause]; child = tree.after[child]) {
		switch (walk.kind(child)) {
			case Kind.access_specifier:
			case Kind['"virtual"']:
				if (start === -1) start = tree.start[child];
				break;
			case Kind.type_identifier:
			case Kind.template_type:
			case Kind.qualified_identifier:
			case Kind.decltype: {
				if (start === -1) start = tree.start[child];
				const { name } = readName(walk, child);
				names.add(name);
				out.heritage({
					chunk,
					kind: 'extends',
					text: text.slice(start, Math.min(tree.end[child], start + MAX_TEXT)),
					name,
					start,
					value: valueAt(walk, child),
				});
				markQualified(walk, child, Role.type);
				start = -1;
				break;
			}
		}
	}
	return names;
}
