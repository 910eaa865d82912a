/**
 * What a chunk can be. The position in this list is the stored code: append, never reorder.
 *
 * The last ones are of languages that describe rather than compute: `table`, `view`, `index` and
 * `trigger` of a database; `rule` (a CSS rule by its selector, a policy of a database); `job` of a
 * workflow; `resource` (what is set up outside of the program: a Terraform resource, a Kubernetes
 * object, a Compose service); `stage` of a Dockerfile; `element` of a page that has a name.
 */
export const CHUNK_KINDS = [
	'module',
	'namespace',
	'class',
	'interface',
	'trait',
	'struct',
	'enum',
	'enum_member',
	'type',
	'function',
	'method',
	'constructor',
	'getter',
	'setter',
	'lambda',
	'field',
	'property',
	'constant',
	'variable',
	'section',
	'block',
	'macro',
	'impl',
	'protocol',
	'extension',
	'object',
	'record',
	'union',
	'event',
	'modifier',
	'table',
	'view',
	'index',
	'trigger',
	'rule',
	'job',
	'resource',
	'stage',
	'element',
] as const;
export type ChunkKind = (typeof CHUNK_KINDS)[number];

export type KindGroup = 'function' | 'class' | 'method' | 'type' | 'value' | 'module' | 'other';

const KIND_GROUPS: Record<ChunkKind, KindGroup> = {
	module: 'module',
	namespace: 'module',
	class: 'class',
	interface: 'type',
	trait: 'type',
	struct: 'class',
	enum: 'type',
	enum_member: 'value',
	type: 'type',
	function: 'function',
	method: 'method',
	constructor: 'method',
	getter: 'method',
	setter: 'method',
	lambda: 'function',
	field: 'value',
	property: 'value',
	constant: 'value',
	variable: 'value',
	section: 'other',
	block: 'other',
	macro: 'function',
	impl: 'class',
	protocol: 'type',
	extension: 'class',
	object: 'class',
	record: 'class',
	union: 'type',
	event: 'other',
	modifier: 'other',
	table: 'class',
	view: 'class',
	index: 'other',
	trigger: 'function',
	rule: 'other',
	job: 'other',
	resource: 'other',
	stage: 'other',
	element: 'other',
};

export function kindGroup(kind: ChunkKind): KindGroup {
	return KIND_GROUPS[kind];
}

export const CHUNK_KIND_CODE: ReadonlyMap<ChunkKind, number> = new Map(
	CHUNK_KINDS.map((kind, code) => [kind, code]),
);

/** Bits of `chunks.flags`. */
export const ChunkFlag = {
	exported: 1,
	async: 2,
	static: 4,
	generator: 8,
	abstract: 16,
	/** A signature with no body: overload, interface member, ambient declaration. */
	declaration: 32,
	readonly: 64,
	optional: 128,
	override: 256,
	default: 512,
	/** The language's usual test frameworks would run it as a test case. */
	test: 1024,
	private: 2048,
	protected: 4096,
	public: 8192,
	/** Inside, or next to, a syntax error: the range or the members may be incomplete. */
	broken: 16384,
	/** Declared to do what its compiler does not check: Rust's `unsafe fn`, `unsafe impl`. */
	unsafe: 32768,
	/** A function without a `this` of its own. */
	arrow: 65536,
	/** Kept for programs that are compiled already: no source can mean it (Kotlin's `DeprecationLevel.HIDDEN`). */
	hidden: 131072,
} as const;

export interface Param {
	/** Identifier, or `arg<i>` for a destructured parameter. */
	name: string;
	type?: string;
	/** The default value as written, capped. */
	default?: string;
	optional?: true;
	/** `*` for rest or *args, `**` for **kwargs. */
	rest?: '*' | '**';
	/** Names a destructured parameter binds: `x`, `opts.userId`. */
	bindings?: string[];
	/** `pos` for positional-only, `kw` for keyword-only. */
	only?: 'pos' | 'kw';
}

export interface Annotation {
	name: string;
	/** Arguments as written, capped, without the parentheses; absent when there were none. */
	args?: string;
}
