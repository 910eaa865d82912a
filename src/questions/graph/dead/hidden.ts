import { CHUNK_KINDS, ChunkFlag, type ChunkKind } from '../../../model/chunk.ts';
import type { CodeGraph } from '../../../model/graph.ts';

/** Something that a file declares, as far as it matters who can see it. */
interface Thing {
	kind: ChunkKind;
	flags: number;
	name: string;
	path: string;
	/** What it stands in. */
	around: ChunkKind;
}

/** What of a language nothing outside of its file, type or package can see. */
interface Hiding {
	isHidden(thing: Thing): boolean;
	/** Names that the language or its platform calls by itself. */
	called: RegExp;
	/** Annotations that call nothing. */
	plain: RegExp;
}

const TYPES: ReadonlySet<ChunkKind> = new Set([
	'class',
	'struct',
	'interface',
	'enum',
	'trait',
	'type',
	'record',
]);
const FUNCTIONS: ReadonlySet<ChunkKind> = new Set(['function', 'method']);
const NOTHING = /^(?!)/;

const has = ({ flags }: Thing, flag: keyof typeof ChunkFlag): boolean => (flags & ChunkFlag[flag]) !== 0;
const isJudged = ({ kind }: Thing): boolean => TYPES.has(kind) || FUNCTIONS.has(kind);
const isPrivate = (thing: Thing): boolean => isJudged(thing) && has(thing, 'private');
/** At the top of a file, and seen by its package alone. */
const isInternalType = (thing: Thing): boolean =>
	TYPES.has(thing.kind) &&
	(thing.around === 'module' || thing.around === 'namespace') &&
	!has(thing, 'exported') &&
	!has(thing, 'public') &&
	!has(thing, 'protected');

const JVM: Hiding = {
	isHidden: (thing) => isPrivate(thing) || isInternalType(thing),
	called: /^(?:readObject|writeObject|readResolve|writeReplace|readObjectNoData|finalize|main)$/,
	plain:
		/^(?:SuppressWarnings|Suppress|Nullable|NonNull|NotNull|Deprecated|SafeVarargs|VisibleForTesting|JvmStatic|CheckReturnValue)$/,
};
const C: Hiding = {
	isHidden: (thing) =>
		thing.kind === 'function' && has(thing, 'static') && /\.(?:c|cc|cpp|cxx|m|mm)$/.test(thing.path),
	called: /^main$/,
	plain: NOTHING,
};

/** By language. What is visible elsewhere is not judged in these: nobody knows who uses it. */
const HIDING: Readonly<Record<string, Hiding>> = {
	go: {
		isHidden: (thing) => isJudged(thing) && !has(thing, 'exported') && thing.around === 'module',
		called: /^(?:main|init)$/,
		plain: NOTHING,
	},
	rust: {
		isHidden: (thing) => isJudged(thing) && (has(thing, 'private') || has(thing, 'protected')),
		called: /^main$/,
		plain: /^(?:inline|must_use|derive|allow|expect|doc|track_caller|cold|non_exhaustive)$/,
	},
	java: JVM,
	kotlin: { ...JVM, isHidden: isPrivate },
	csharp: {
		isHidden: (thing) => isPrivate(thing) || isInternalType(thing),
		called: /^(?:Main|Dispose|ShouldSerialize\w*|Reset\w+|On\w+Chang(?:ed|ing))$/,
		plain:
			/^(?:MethodImpl|SuppressMessage|Obsolete|DebuggerStepThrough|ExcludeFromCodeCoverage|Serializable|Flags|DebuggerDisplay|Pure|NotNull|CanBeNull|return:.*)$/,
	},
	php: {
		isHidden: (thing) => thing.kind === 'method' && has(thing, 'private'),
		called: /^__/,
		plain: NOTHING,
	},
	c: C,
	cpp: C,
	swift: {
		isHidden: isPrivate,
		called: /^(?:main|deinit|init)$/,
		plain: /^(?:inline|discardableResult|MainActor|inlinable)$/,
	},
	dart: {
		isHidden: (thing) => isJudged(thing) && /^_[^_]/.test(thing.name),
		called: NOTHING,
		plain: /^(?:override|Deprecated|deprecated|visibleForTesting|immutable)$/,
	},
	solidity: {
		isHidden: (thing) => FUNCTIONS.has(thing.kind) && has(thing, 'private'),
		called: NOTHING,
		plain: NOTHING,
	},
};

/** Languages of which only that is judged that others cannot see. */
export function hidesNames(language: string): boolean {
	return Object.hasOwn(HIDING, language);
}

/** Whether nothing outside can see a node, and nothing but its own sources can use it. */
export function isHidden(
	graph: CodeGraph,
	file: number,
	node: number,
	name: string,
	annotations: readonly string[],
): boolean {
	const { isHidden: isSeenByNone, called, plain } = HIDING[graph.languages[file]];
	const around = graph.parents[node];
	if (around < 0 || called.test(name) || !annotations.every((note) => plain.test(lastName(note))))
		return false;
	return isSeenByNone({
		kind: CHUNK_KINDS[graph.kinds[node]],
		flags: graph.flags[node],
		name,
		path: graph.paths[file],
		around: CHUNK_KINDS[graph.kinds[around]],
	});
}

function lastName(name: string): string {
	return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1);
}
