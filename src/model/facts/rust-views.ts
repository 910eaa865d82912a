import type { FactKind } from './kind.ts';
import type { Condition, ViewOf } from './view-of.ts';

type Rest = Pick<ViewOf, 'where' | 'columns'>;

/** Named chunks of Rust. */
function symbols(kinds: readonly string[], rest: Rest = {}): ViewOf {
	return { view: 'symbols', language: 'rust', kinds, ...rest };
}

const NAME = 'name as declared';
const CONTAINER = 'module or type around it';
const VISIBILITY = 'public, protected (`pub(crate)` and the like) or private';
const SIGNATURE = 'header as written';
const SUMMARY = 'first sentence of the doc comment';

const FUNCTIONS = ['function', 'method'];
/** A closure that is given to a name is no `fn`: it has a `let` before it. */
const IS_FN: Condition = { not: { value: 'signature', startsWith: 'let ' } };
const FN = {
	name: NAME,
	container: CONTAINER,
	signature: SIGNATURE,
	params: 'JSON list of parameters',
	return_type: 'as written',
	visibility: VISIBILITY,
};
/** `extern` stands before `fn`. */
const IS_EXTERN: Condition = {
	all: [
		{ value: 'signature', contains: 'fn ' },
		{ value: { before: 'fn ', of: 'signature' }, contains: 'extern' },
	],
};

/** What Rust declares and calls, under its own names. */
export const RUST_VIEWS: readonly FactKind[] = [
	{
		kind: 'rust_function',
		view: 'rust_functions',
		category: 'language',
		about: 'a function or method, with or without a body',
		attributes: {
			...FN,
			is_async: '1 for async fn',
			is_unsafe: '1 when it is declared `unsafe`',
			is_test: '1 for a test',
		},
		example: 'pub fn open(path: &Path) -> io::Result<File> { … }',
		over: symbols(FUNCTIONS, { where: [IS_FN] }),
	},
	{
		kind: 'rust_async_function',
		view: 'rust_async_functions',
		category: 'language',
		about: 'an `async fn`',
		attributes: FN,
		example: 'async fn fetch(url: &str) -> Result<Response> { … }',
		over: symbols(FUNCTIONS, { where: [IS_FN, { flag: 'is_async' }] }),
	},
	{
		kind: 'rust_extern_function',
		view: 'rust_extern_functions',
		category: 'language',
		about: 'a function that another language defines, or that is offered to one',
		attributes: {
			name: NAME,
			signature: SIGNATURE,
			is_declaration: '1 in an `extern` block: it is defined elsewhere',
			is_unsafe: '1 when it is declared `unsafe`',
			visibility: VISIBILITY,
		},
		example: 'pub extern "C" fn init(config: *const Config) -> i32 { … }',
		over: symbols(FUNCTIONS, {
			where: [
				{
					any: [
						{
							all: [{ value: 'kind', equals: 'function' }, { flag: 'is_declaration' }],
						},
						IS_EXTERN,
					],
				},
			],
		}),
	},
	{
		kind: 'rust_struct',
		view: 'rust_structs',
		category: 'language',
		about: 'a struct or union',
		attributes: {
			name: NAME,
			signature: SIGNATURE,
			visibility: VISIBILITY,
			is_union: '1 for a union',
			attributes: 'JSON list of its attributes: name and args',
			summary: SUMMARY,
		},
		example: 'pub struct User { id: i64 }',
		over: symbols(['struct', 'union'], {
			columns: { is_union: { is: { value: 'kind', equals: 'union' } }, attributes: 'annotations' },
		}),
	},
	{
		kind: 'rust_struct_field',
		view: 'rust_struct_fields',
		category: 'language',
		about: 'a field of a struct or union; those of a tuple struct are named by their positions',
		attributes: {
			struct: 'name of the struct, with the modules around it',
			name: NAME,
			type: 'as written',
			visibility: VISIBILITY,
			attributes: 'JSON list of its attributes: name and args',
		},
		example: 'pub id: i64,',
		// Fields of a variant are as visible as the enum, and say nothing.
		over: symbols(['field'], {
			where: [{ value: 'visibility', isNull: false }],
			columns: { struct: 'container', type: 'value_type', attributes: 'annotations' },
		}),
	},
	{
		kind: 'rust_enum',
		view: 'rust_enums',
		category: 'language',
		about: 'an enum',
		attributes: {
			name: NAME,
			signature: SIGNATURE,
			visibility: VISIBILITY,
			attributes: 'JSON list of its attributes: name and args',
			summary: SUMMARY,
		},
		example: 'enum State { Idle, Busy(u32) }',
		over: symbols(['enum'], { columns: { attributes: 'annotations' } }),
	},
	{
		kind: 'rust_enum_variant',
		view: 'rust_enum_variants',
		category: 'language',
		about: 'a variant of an enum',
		attributes: {
			enum: 'name of the enum, with the modules around it',
			name: NAME,
			signature: 'with what it holds, as written',
		},
		example: 'Busy(u32),',
		over: symbols(['enum_member'], { columns: { enum: 'container' } }),
	},
	{
		kind: 'rust_trait',
		view: 'rust_traits',
		category: 'language',
		about: 'a trait',
		attributes: {
			name: NAME,
			signature: 'with its supertraits, as written',
			visibility: VISIBILITY,
			is_unsafe: '1 for an `unsafe trait`',
			summary: SUMMARY,
		},
		example: 'pub trait Store: Send + Sync { … }',
		over: symbols(['trait']),
	},
	{
		kind: 'rust_trait_method',
		view: 'rust_trait_methods',
		category: 'language',
		about: 'a method that a trait asks for or provides',
		attributes: {
			trait: 'name of the trait, with the modules around it',
			name: NAME,
			signature: SIGNATURE,
			params: 'JSON list of parameters',
			return_type: 'as written',
			is_provided: '1 when the trait has a body for it',
			is_async: '1 for async fn',
		},
		example: 'fn get(&self, key: &str) -> Option<Value>;',
		over: symbols(['method'], {
			where: [{ parentKind: 'trait' }],
			columns: { trait: 'container', is_provided: { is: { not: { flag: 'is_declaration' } } } },
		}),
	},
	{
		kind: 'rust_unsafe_trait',
		view: 'rust_unsafe_traits',
		category: 'language',
		about: 'an `unsafe trait`, or an `unsafe impl` of one',
		attributes: {
			name: 'of the trait, or of the type that it is implemented for',
			form: '`trait` or `impl`',
			signature: SIGNATURE,
		},
		example: 'unsafe impl Send for Handle {}',
		over: symbols(['trait', 'impl'], {
			where: [{ flag: 'is_unsafe' }],
			columns: { form: 'kind' },
		}),
	},
	{
		kind: 'rust_impl_block',
		view: 'rust_impl_blocks',
		category: 'language',
		about: 'an `impl` block',
		attributes: {
			type: 'name of the type it is for',
			signature: SIGNATURE,
			is_trait: '1 when it implements a trait',
			is_unsafe: '1 for an `unsafe impl`',
		},
		example: 'impl Store for Memory { … }',
		over: {
			view: 'chunks',
			language: 'rust',
			kinds: ['impl'],
			columns: { type: 'name', is_trait: { is: { value: 'signature', contains: ' for ' } } },
		},
	},
	{
		kind: 'rust_module',
		view: 'rust_modules',
		category: 'language',
		about: 'a module: written here, or declared to be in a file of its own',
		attributes: {
			name: NAME,
			is_inline: '1 when it is written here',
			visibility: VISIBILITY,
			attributes: 'JSON list of its attributes: name and args',
		},
		example: 'mod store;',
		over: symbols(['namespace'], {
			columns: { is_inline: { is: { not: { flag: 'is_declaration' } } }, attributes: 'annotations' },
		}),
	},
	{
		kind: 'rust_use_statement',
		view: 'rust_use_statements',
		category: 'language',
		about: 'a name that `use` or `extern crate` brings, one row each',
		attributes: {
			module: 'path it is taken from',
			name: "name taken; '*' for the whole",
			local: 'name it has here; null for `use a::*`',
			conditional: '1 under a `#[cfg]`',
		},
		example: 'use std::collections::{BTreeMap, HashMap as Map};',
		over: { view: 'imports', language: 'rust', kinds: ['import'] },
	},
	{
		kind: 'rust_macro',
		view: 'rust_macros',
		category: 'language',
		about: 'a macro that is defined: by rules, or by a function that is one',
		attributes: {
			name: NAME,
			form: '`rules` or `procedural`',
			exported: '1 when other crates see it',
		},
		example: 'macro_rules! square { ($x:expr) => { $x * $x }; }',
		over: symbols(['macro', 'function'], {
			where: [
				{
					any: [
						{ value: 'kind', equals: 'macro' },
						{ value: 'annotations', contains: '"name":"proc_macro' },
					],
				},
			],
			columns: {
				form: {
					cases: [[{ value: 'kind', equals: 'macro' }, { text: 'rules' }]],
					otherwise: { text: 'procedural' },
				},
			},
		}),
	},
	{
		kind: 'rust_macro_invocation',
		view: 'rust_macro_invocations',
		category: 'language',
		about: 'a call of a macro; attributes and derives are none',
		attributes: {
			name: 'last name of the macro',
			callee: 'as written, without the exclamation mark',
			caller: 'function around it',
			arg_count: 'number of arguments; what stands between braces is one',
			args_summary: 'JSON list of them, at most 5',
		},
		example: 'println!("{name}")',
		over: { view: 'call_sites', language: 'rust', where: [{ value: 'via', equals: 'macro' }] },
	},
];
