import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import type { ClassFacts } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 400;
const ENUM_BASES = new Set(['Enum', 'IntEnum', 'StrEnum', 'Flag', 'IntFlag', 'ReprEnum']);

/** Records the bases and the metaclass of a class whose chunk was just opened. */
export function readHeritage(walk: Walk, chunk: number, name: string, superclasses: number): ClassFacts {
	const { tree, fields } = walk;
	const facts: ClassFacts = { name, isEnum: false, isProtocol: false, isTestCase: false };
	for (let child = firstNamedChild(tree, superclasses); child !== -1; child = nextNamedSibling(tree, child)) {
		switch (walk.kind(child)) {
			case Kind.keywordArgument: {
				const keyword = childByField(tree, child, fields.name);
				const value = childByField(tree, child, fields.value);
				if (value !== -1 && walk.textOf(keyword) === 'metaclass') record(walk, chunk, 'metaclass', value);
				break;
			}
			case Kind.listSplat:
			case Kind.dictionarySplat:
			case Kind.error:
				break;
			default: {
				const base = record(walk, chunk, 'extends', child);
				facts.isEnum ||= ENUM_BASES.has(base);
				facts.isProtocol ||= base === 'Protocol';
				facts.isTestCase ||= base.endsWith('TestCase');
			}
		}
	}
	return facts;
}

function record(walk: Walk, chunk: number, kind: 'extends' | 'metaclass', node: number): string {
	const { tree, out } = walk;
	const name = lastName(walk, node);
	const start = tree.start[node];
	const text = clipped(walk, start, tree.end[node], MAX_TEXT);
	out.heritage({ chunk, kind, text, name, start, value: valueAt(walk, node) });
	return name;
}

/** `Base` of `ns.Base[T]`, `namedtuple` of `namedtuple('P', 'x y')`. */
function lastName(walk: Walk, node: number): string {
	const { tree, fields } = walk;
	for (let at = node; at !== -1; ) {
		switch (walk.kind(at)) {
			case Kind.identifier:
				return walk.textOf(at);
			case Kind.attribute:
				at = childByField(tree, at, fields.attribute);
				break;
			case Kind.subscript:
				at = childByField(tree, at, fields.value);
				break;
			case Kind.call:
				at = childByField(tree, at, fields.function);
				break;
			case Kind.parenthesized:
				at = firstNamedChild(tree, at);
				break;
			default:
				return '';
		}
	}
	return '';
}
