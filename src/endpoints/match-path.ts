/** A part of a path that stands for anything: `:id`, `{id}`, `<int:id>`, `[id]`, `$id`, `*`. */
const PARAMETER = /^[:{<[$*(]/;
/** One that stands for all the rest: `*`, `*path`, `{path:path}`, `[...slug]`. */
const REST = /^(?:\*|\[{1,2}\.{3}|\{\*|\{[^}]*:path\}|<path:)/;

/** Whether a path of a request is, or is below, the path of an endpoint as it is written. */
export function isAskedFor(written: string, asked: string): boolean {
	const from = asked.startsWith('/') ? asked : `/${asked}`;
	if (written.startsWith(from)) return true;
	const wanted = from.replace(/\/$/, '').split('/');
	const parts = written.replace(/\/$/, '').split('/');
	for (const [at, part] of parts.entries()) {
		if (REST.test(part)) return wanted.length > at;
		if (at >= wanted.length || (part !== wanted[at] && !PARAMETER.test(part))) return false;
	}
	return parts.length === wanted.length;
}
