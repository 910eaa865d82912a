import { childByField, firstNamedChild, nextSibling } from '../../model/syntax-walk.ts';
import { clippedCallee, MAX_CALLEE, referPath } from './callees.ts';
import { Kind } from './kinds.ts';
import { attributeName } from './notes.ts';
import { readTokenArgs } from './token-args.ts';
import { pathValue } from './values.ts';
import type { Walk } from './walk.ts';

/** Attributes that the compiler itself knows. Any other on an item is a macro that takes the item. */
const BUILT_IN = new Set(
	`allow automatically_derived bench cfg cfg_attr cold collapse_debuginfo const_trait coverage crate_name
	crate_type debugger_visualizer default default_lib_allocator deny deprecated derive derive_const doc expect
	export_name feature ffi_const ffi_pure forbid fundamental global_allocator ignore inline instruction_set
	lang link link_name link_ordinal link_section linkage macro_export macro_use marker may_dangle must_not_suspend
	must_use naked needs_allocator needs_panic_runtime no_builtins no_core no_implicit_prelude no_link no_main
	no_mangle no_std non_exhaustive optimize panic_handler path pointee prelude_import proc_macro
	proc_macro_attribute proc_macro_derive recursion_limit repr should_panic stable start target_feature test
	thread_local track_caller type_length_limit unsafe unstable used warn windows_subsystem`.split(/\s+/),
);
/** Tools whose attributes the compiler passes over, and the prefix of its own internal ones. */
const TOOL = /^(?:rustfmt|clippy|diagnostic|miri|rust_analyzer|rustdoc)::|^rustc_/;

/**
 * An attribute macro runs with what is around the item, so this comes before the item's chunk. On a type
 * with `#[derive]` a plain name may also be an instruction for a derived trait (`#[serde(…)]`): it is no
 * call unless it is written as a path, which such instructions cannot be.
 */
export function recordAttributeMacros(walk: Walk, attributes: readonly number[], mayInstruct: boolean): void {
	if (attributes.length === 0) return;
	const isDerived = mayInstruct && attributes.some((attribute) => isDerive(walk, attribute));
	for (const attribute of attributes) {
		const name = attributeName(walk, attribute);
		if (BUILT_IN.has(name) || TOOL.test(name)) continue;
		if (isDerived && !name.includes('::')) continue;
		recordAttributeMacro(walk, attribute);
	}
}

function recordAttributeMacro(walk: Walk, attribute: number): void {
	const { tree, fields, out } = walk;
	const path = firstNamedChild(tree, attribute);
	if (path === -1) return;
	const { name, nameStart, receiver } = referPath(walk, path, 'call');
	const { args, values, count } = readTokenArgs(walk, childByField(tree, attribute, fields.arguments), false);
	out.call({
		via: 'decorator',
		callee: clippedCallee(walk, path),
		name,
		receiver,
		nameStart,
		start: tree.start[attribute],
		end: tree.end[attribute],
		flags: 0,
		args,
		argCount: count,
		calleeValue: pathValue(walk, path),
		argValues: values,
	});
}

function isDerive(walk: Walk, attribute: number): boolean {
	const name = attributeName(walk, attribute);
	return name === 'derive' || (name === 'cfg_attr' && walk.textOf(attribute).includes('derive'));
}

/**
 * `#[derive(A, m::B)]`, also inside `#[cfg_attr(…)]`: macros that add an implementation, customarily of
 * the trait of their name. That is a convention, so it is a mix-in and not `implements`.
 */
export function recordDerives(walk: Walk, attributes: readonly number[], chunk: number): void {
	for (const attribute of attributes) {
		if (!isDerive(walk, attribute)) continue;
		const list = childByField(walk.tree, attribute, walk.fields.arguments);
		if (list === -1) continue;
		if (attributeName(walk, attribute) === 'derive') readDerives(walk, list, chunk);
		else readConditional(walk, list, chunk);
	}
}

function readConditional(walk: Walk, list: number, chunk: number): void {
	const { tree } = walk;
	for (let node = list + 1; node < tree.after[list]; node++) {
		if (walk.kind(node) !== Kind.identifier || walk.textOf(node) !== 'derive') continue;
		const derives = nextSibling(tree, node);
		if (walk.kind(derives) === Kind.tokenTree) readDerives(walk, derives, chunk);
	}
}

/** Paths between commas: `a::b::C`. */
function readDerives(walk: Walk, list: number, chunk: number): void {
	const { tree, out } = walk;
	let first = -1;
	let value = -1;
	for (let node = list + 1; node < tree.after[list]; node = tree.after[node]) {
		const kind = walk.kind(node);
		if (kind === Kind.identifier) {
			const name = walk.textOf(node);
			if (first === -1) first = node;
			out.refer(name, tree.start[node], 'type', first !== node);
			value = first === node ? out.value('name', name, -1, -1) : out.value('member', name, value, -1);
			const next = nextSibling(tree, node);
			if (walk.kind(next) === Kind.colons) continue;
			const start = tree.start[first];
			const text = walk.clip(start, tree.end[node], MAX_CALLEE);
			out.heritage({ chunk, kind: 'mixin', text, name, start, value });
		}
		if (kind !== Kind.colons) first = -1;
	}
}
