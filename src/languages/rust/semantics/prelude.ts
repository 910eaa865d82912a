const PRELUDE: ReadonlySet<string> = new Set(
	`Option Some None Result Ok Err Vec String Box ToString ToOwned Clone Copy Send Sync Sized Drop Fn FnMut FnOnce
	Iterator IntoIterator Extend DoubleEndedIterator ExactSizeIterator FromIterator Default Eq PartialEq Ord PartialOrd
	AsRef AsMut From Into TryFrom TryInto Debug Hash drop str bool char u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128
	isize f32 f64 Unpin Future IntoFuture`.split(/\s+/),
);
const PLAIN: ReadonlySet<string> = new Set(
	`str bool char u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 String`.split(/\s+/),
);
const MACROS: ReadonlySet<string> = new Set(
	`assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert debug_assert_eq debug_assert_ne env
	eprint eprintln file format format_args include include_bytes include_str line matches module_path option_env panic
	print println stringify thread_local todo unimplemented unreachable vec write writeln const_format_args global_asm asm
	addr_of addr_of_mut is_x86_feature_detected try pin ready`.split(/\s+/),
);

/** Methods of the standard library that any type may have by what is derived or implemented for all. */
export const UNIVERSAL: ReadonlySet<string> = new Set(
	`clone clone_from to_string to_owned into try_into from try_from borrow borrow_mut as_ref as_mut eq ne cmp partial_cmp
	lt le gt ge max min clamp hash fmt default type_id into_iter by_ref deref deref_mut`.split(/\s+/),
);

/** A name that is known everywhere without being brought in. */
export function isPrelude(name: string): boolean {
	return PRELUDE.has(name);
}

export function isPlain(name: string): boolean {
	return PLAIN.has(name);
}

export function isStandardMacro(name: string): boolean {
	return MACROS.has(name);
}
