import type { HeritageKind } from '../../model/recorder.ts';
import { childByField } from '../../model/syntax-walk.ts';
import { clippedText } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import { lastTypeName } from './types-written.ts';
import { typeValue } from './values.ts';
import type { TypeFacts, Walk } from './walk.ts';

/** A type that another is declared to come from. */
export interface Base {
	/** The node of the type. */
	node: number;
	text: string;
	name: string;
}

/** What follows the colon of a type's header, without `~Copyable`. */
export function basesOf(walk: Walk, declaration: number): Base[] {
	const { tree, fields } = walk;
	const bases: Base[] = [];
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.class_body) break;
		if (walk.kind(child) !== Kind.inheritance_specifier) continue;
		const node = childByField(tree, child, fields.inherits_from);
		const name = lastTypeName(walk, node);
		if (name !== -1) bases.push({ node, text: clippedText(walk, node), name: walk.nameOf(name) });
	}
	return bases;
}

/** The language does not say whether the first base of a class is one too: the name often does. */
const PROTOCOL_NAME =
	/(?:Protocol|able|ible|Delegate|DataSource|Convertible|Representable|Type)$|^(?:Error|Sequence|Collection|AsyncSequence|IteratorProtocol|Sendable|View|App|ObservableObject|Equatable)$/;

export function recordHeritage(
	walk: Walk,
	chunk: number,
	kind: TypeFacts['kind'],
	bases: readonly Base[],
): void {
	bases.forEach(({ node, text, name }, index) => {
		walk.out.heritage({
			chunk,
			kind: heritageKind(walk, kind, index, name),
			text,
			name,
			start: walk.tree.start[node],
			value: typeValue(walk, node),
		});
	});
}

function heritageKind(walk: Walk, kind: TypeFacts['kind'], index: number, name: string): HeritageKind {
	if (kind === 'protocol') return 'extends';
	if (kind !== 'class' || index > 0) return 'implements';
	return walk.protocols.has(name) || PROTOCOL_NAME.test(name) ? 'implements' : 'extends';
}
