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
/** Types whose members are seen by whom they say. */
const HOLDERS: ReadonlySet<ChunkKind> = new Set(['class', 'struct', 'enum', 'record']);
const NOTHING = /^(?!)/;
/** Of Kotlin, what operators call. */
const OPERATORS =
	/^(?:plus|minus|times|div|rem|not|unaryMinus|unaryPlus|inc|dec|get|set|invoke|contains|iterator|next|hasNext|rangeTo|rangeUntil|compareTo|equals|getValue|setValue|provideDelegate|component\d+|\w+Assign)$/;

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

/** A member that its package or assembly alone sees. What implements something has to be seen wherever that is. */
const isInternalMember = (thing: Thing): boolean =>
	FUNCTIONS.has(thing.kind) &&
	HOLDERS.has(thing.around) &&
	!(['exported', 'public', 'protected', 'override'] as const).some((flag) => has(thing, flag));
const isInternal = (thing: Thing): boolean =>
	isPrivate(thing) || isInternalType(thing) || isInternalMember(thing);

const JVM: Hiding = {
	isHidden: isInternal,
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
		// Exported names below `internal` are seen by the module alone; methods may be what an interface elsewhere wants.
		isHidden: (thing) =>
			isJudged(thing) &&
			thing.around === 'module' &&
			(!has(thing, 'exported') || (thing.kind !== 'method' && /(?:^|\/)internal\//.test(thing.path))),
		called: /^(?:main|init)$/,
		plain: NOTHING,
	},
	rust: {
		isHidden: (thing) => isJudged(thing) && (has(thing, 'private') || has(thing, 'protected')),
		called: /^main$/,
		plain: /^(?:inline|must_use|derive|allow|expect|doc|track_caller|cold|non_exhaustive)$/,
	},
	java: JVM,
	kotlin: { ...JVM, called: new RegExp(`${JVM.called.source}|${OPERATORS.source}`) },
	csharp: {
		isHidden: isInternal,
		// Of patterns, serializers and game engines.
		called:
			/^(?:Main|Dispose|DisposeAsync|GetEnumerator|GetAwaiter|MoveNext|Deconstruct|Add|ShouldSerialize\w*|Reset\w*|On[A-Z]\w*|Awake|Start|(?:Fixed|Late)?Update|.*[^\w].*)$/,
		plain:
			/^(?:MethodImpl|SuppressMessage|Obsolete|DebuggerStepThrough|ExcludeFromCodeCoverage|Serializable|Flags|DebuggerDisplay|Pure|NotNull|CanBeNull|return:.*)$/,
	},
	php: {
		isHidden: (thing) => thing.kind === 'method' && has(thing, 'private'),
		called: /^__/,
		plain: NOTHING,
	},
	ruby: {
		isHidden: (thing) => thing.kind === 'method' && has(thing, 'private'),
		called:
			/^(?:initialize\w*|method_missing|respond_to_missing\?|included|extended|prepended|inherited|method_added|const_missing|coerce|to_\w+|marshal_\w+|encode_with|init_with|_dump|.*[^\w?!].*)$/,
		plain: NOTHING,
	},
	c: C,
	cpp: C,
	swift: {
		isHidden: isPrivate,
		called: /^(?:main|deinit|init|subscript|callAsFunction|build[A-Z]\w*|dynamically\w+|\W+)$/,
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

/** Whether all files of a folder are one package, where one name may be declared again for other systems. */
export function isPackageFolder(language: string): boolean {
	return language === 'go';
}

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
