import { words } from '../../../model/word-list.ts';

/** Text before and after which a name ends: a type, a callee, an annotation as written. */
const LEADING = /^[\s*&([{<:?.\\]{0,16}([\p{L}\p{N}_$]{1,200})/u;
const LAST = /([\p{L}\p{N}_$]{1,200})[^\p{L}\p{N}_$]{0,8}$/u;

/** The first name in a callee or type as written: `express` of `express.Router`, `gin` of `*gin.Engine`. */
export function leadingName(written: string): string | null {
	return LEADING.exec(written.slice(0, 240))?.[1] ?? null;
}

/** The last name in it: `route` of `app.route`. */
export function lastName(written: string): string {
	return LAST.exec(written.slice(-240))?.[1] ?? written;
}

const PREFIXES =
	/^[\s*&?(\\]{0,8}(?:(?:mut|dyn|impl|const|final|readonly|volatile)\s{1,4}|'[a-z_]{1,20}\s{1,4}){0,4}[\s*&?\\]{0,4}/;
const TYPE_NAME =
	/^([\p{L}_$][\p{L}\p{N}_$]{0,100})((?:(?:\.|::|\\)[\p{L}_$][\p{L}\p{N}_$]{0,100}){0,8})\s{0,4}([<[]?)/u;
/** Types that stand for what is in them. */
const WRAPPERS: ReadonlySet<string> = new Set([
	...words('Arc Rc Box Pin Option Optional Annotated Promise Awaited Readonly Data State Extension'),
	...words('Lazy Mutex RwLock'),
]);
const MAX_WRAPPED = 4;

/** A type as written: the name that leads, and the members taken of it; of `Arc<sqlx::PgPool>` what it wraps. */
export function typePath(written: string): { name: string; members: string } | null {
	let text = written.slice(0, 400);
	for (let depth = 0; depth < MAX_WRAPPED; depth++) {
		const at = PREFIXES.exec(text)?.[0].length ?? 0;
		const found = TYPE_NAME.exec(text.slice(at));
		if (found === null) return null;
		const [whole, name, members, opens] = found;
		if (opens === '' || !WRAPPERS.has(lastName(name + members))) {
			return { name, members: members.replaceAll(/::|\\/g, '.') };
		}
		text = text.slice(at + whole.length);
	}
	return null;
}

/** `express/lib/router` is below `express`, `flask.views` below `flask`; everything is below `*`. */
export function isBelow(module: string, above: string): boolean {
	if (module === above || above === '*') return true;
	return module.startsWith(above) && !/[\w-]/.test(module[above.length]);
}
