import { firstNamedChild, nextNamedSibling } from '../../../../model/syntax-walk.ts';
import { Kind } from '../../syntax.ts';
import type { Walk } from '../../walk.ts';
import { type Entry, entryOf, type Names, type Static, staticValue } from './static-values.ts';

/** The arguments of a call in a file of routes. */
export interface Arguments {
	positional: readonly { value: Static; node: number }[];
	/** By keyword. */
	options: ReadonlyMap<string, Entry>;
	/** Entries whose key is no symbol: `'about' => 'pages#about'`, `Sidekiq::Web => '/jobs'`. */
	pairs: readonly Entry[];
	/** Something is passed on whose content is not known: `**options`. */
	isOpen: boolean;
}

export function readArguments(
	walk: Walk,
	list: number,
	names: Names,
	given: ReadonlyMap<string, Entry>,
): Arguments {
	const positional: { value: Static; node: number }[] = [];
	const options = new Map(given);
	const pairs: Entry[] = [];
	let isOpen = false;
	const enter = (entry: Entry): void => {
		if (entry.key.is === 'text' && entry.key.isSymbol) options.set(entry.key.text, entry);
		else pairs.push(entry);
	};
	const { tree } = walk;
	for (let node = firstNamedChild(tree, list); node !== -1; node = nextNamedSibling(tree, node)) {
		switch (walk.kind(node)) {
			case Kind.pair:
				enter(entryOf(walk, node, names));
				break;
			case Kind.hash_splat_argument: {
				const value = staticValue(walk, firstNamedChild(tree, node), names);
				if (value.is === 'hash') value.entries.forEach(enter);
				else isOpen = true;
				break;
			}
			case Kind.splat_argument: {
				const value = staticValue(walk, firstNamedChild(tree, node), names);
				if (value.is === 'list') positional.push(...value.items.map((item) => ({ value: item, node })));
				else isOpen = true;
				break;
			}
			case Kind.block_argument:
			case Kind.ERROR:
				break;
			default: {
				const value = staticValue(walk, node, names);
				if (value.is === 'hash') value.entries.forEach(enter);
				else positional.push({ value, node });
			}
		}
	}
	return { positional, options, pairs, isOpen };
}
