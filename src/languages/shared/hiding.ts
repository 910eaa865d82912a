import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';

/** Something that a file declares, as far as it matters who can see it. */
export interface Declaration {
	kind: ChunkKind;
	flags: number;
	name: string;
	path: string;
	/** What it stands in. */
	around: ChunkKind;
}

/** What of a language nothing outside of its file, type or package can see. What others can see is not judged. */
export interface Hiding {
	isHidden(declared: Declaration): boolean;
	/** Names that the language or its platform calls by itself. */
	called: RegExp;
	/** Annotations that call nothing. */
	plain: RegExp;
	/** All files of a folder are one package, where a name may be declared again for other systems. */
	sharesFolder?: true;
	/** Whether a member says that it stands for one of an interface, which may be called instead. */
	isForInterface?(text: string, name: string): boolean;
	/** Bases and mixins call whatever has a name they know, private or not: how a class says that it has some. */
	callingBases?: { mixesIn: RegExp; extends: RegExp };
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
export const FUNCTIONS: ReadonlySet<ChunkKind> = new Set(['function', 'method']);
/** Types whose members are seen by whom they say. */
const HOLDERS: ReadonlySet<ChunkKind> = new Set(['class', 'struct', 'enum', 'record']);
export const NOTHING = /^(?!)/;
export const has = ({ flags }: Declaration, flag: keyof typeof ChunkFlag): boolean =>
	(flags & ChunkFlag[flag]) !== 0;
export const isJudged = ({ kind }: Declaration): boolean => TYPES.has(kind) || FUNCTIONS.has(kind);
export const isPrivate = (declared: Declaration): boolean => isJudged(declared) && has(declared, 'private');
/** At the top of a file, and seen by its package alone. */
const isInternalType = (declared: Declaration): boolean =>
	TYPES.has(declared.kind) &&
	(declared.around === 'module' || declared.around === 'namespace') &&
	!has(declared, 'exported') &&
	!has(declared, 'public') &&
	!has(declared, 'protected');

/** A member that its package or assembly alone sees. What implements something has to be seen wherever that is. */
const isInternalMember = (declared: Declaration): boolean =>
	FUNCTIONS.has(declared.kind) &&
	HOLDERS.has(declared.around) &&
	!(['exported', 'public', 'protected', 'override'] as const).some((flag) => has(declared, flag));
export const isInternal = (declared: Declaration): boolean =>
	isPrivate(declared) || isInternalType(declared) || isInternalMember(declared);

/** Java and Kotlin. */
export const JVM: Hiding = {
	isHidden: isInternal,
	called: /^(?:readObject|writeObject|readResolve|writeReplace|readObjectNoData|finalize|main)$/,
	plain:
		/^(?:SuppressWarnings|Suppress|Nullable|NonNull|NotNull|Deprecated|SafeVarargs|VisibleForTesting|JvmStatic|CheckReturnValue)$/,
};
