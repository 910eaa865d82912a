import type { FactKind } from './kind.ts';
import { RUST_VIEWS } from './rust-views.ts';

export const rustAwaitPoint: FactKind = {
	kind: 'rust_await_point',
	view: 'rust_await_points',
	category: 'language',
	about: 'a place where an async function waits',
	attributes: { awaits: 'name of the function or macro that is called, else the expression as written' },
	example: 'client.get(url).send().await?',
};

export const rustUnsafeBlock: FactKind = {
	kind: 'rust_unsafe_block',
	view: 'rust_unsafe_blocks',
	category: 'language',
	about: 'a block whose code the compiler does not check',
	attributes: { has_safety_comment: 'whether a comment before it, or at its start, begins with `SAFETY`' },
	example: 'unsafe { ptr.read() }',
};

export const rustExternBlock: FactKind = {
	kind: 'rust_extern_block',
	view: 'rust_extern_blocks',
	category: 'language',
	about: 'a block of declarations of what another language defines',
	attributes: {
		abi: 'as written between the quotes; null for the usual one',
		is_unsafe: 'whether it is written `unsafe extern`',
		items: 'how many functions, statics and types it declares',
	},
	example: 'extern "C" { fn strlen(s: *const c_char) -> usize; }',
};

export const rustGeneric: FactKind = {
	kind: 'rust_generic',
	view: 'rust_generics',
	category: 'language',
	about: 'a type or const parameter of an item',
	attributes: {
		name: 'name as declared',
		form: '`type` or `const`',
		bounds: 'what stands behind its colon: traits, or the type of a constant',
		default: 'what it is when nobody says, as written',
	},
	example: 'fn read<T: DeserializeOwned>(path: &Path) -> Result<T>',
};

export const rustLifetime: FactKind = {
	kind: 'rust_lifetime',
	view: 'rust_lifetimes',
	category: 'language',
	about: 'a lifetime that an item declares',
	attributes: {
		name: "with its apostrophe: `'a`",
		bounds: 'lifetimes it outlives, as written',
		is_higher_ranked: "whether it belongs to a bound: `for<'a>`",
	},
	example: "struct Parser<'a> { input: &'a str }",
};

/** The words of Rust. */
export const RUST: readonly FactKind[] = [
	...RUST_VIEWS,
	rustAwaitPoint,
	rustUnsafeBlock,
	rustExternBlock,
	rustGeneric,
	rustLifetime,
];
