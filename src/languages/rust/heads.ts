import { wordSet } from '../../model/word-list.ts';
import type { Walk } from './walk.ts';

const MAX_HEADS = 200;

/** `a` of a path `a::b`: a module or a crate, if nothing in the file has that name. */
export function noteHead(walk: Walk, name: string, start: number): void {
	const { heads } = walk;
	if (/^[a-z_]/.test(name) && !heads.has(name) && heads.size < MAX_HEADS) heads.set(name, start);
}

/** Paths may begin with a crate that no `use` names: the first path that does so brings it in. */
export function recordHeads({ heads, pathNames, out }: Walk): void {
	for (const [module, start] of heads) {
		if (pathNames.has(module) || PRIMITIVE.has(module)) continue;
		const end = start + module.length;
		out.importName({
			kind: 'import',
			module,
			imported: '',
			local: null,
			start,
			end,
			nameStart: start,
			flags: 0,
		});
	}
}

const PRIMITIVE = wordSet('bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize');
