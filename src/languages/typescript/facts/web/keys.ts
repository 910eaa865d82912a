import type { FactFile, SeenChunk } from '../../../../model/facts/rules.ts';

const NAMED = /^(this\.#?[\w$]{1,100}|[\w$]{1,100})((?:\.[\w$]{1,100}){0,4})$/;

/**
 * The key of the router that a name or a member stands for (`model/facts/web.ts` says how keys are made);
 * null when the file does not bind it. A method's parameter has its class before it (`Users.register#0`),
 * a constructor's the class alone.
 */
export function keyOf(written: string, scope: number, file: FactFile): string | null {
	const named = NAMED.exec(written);
	if (named === null) return null;
	const [, root, members] = named;
	if (root.startsWith('this.')) return root + members;
	const binding = file.binding(root, scope);
	if (binding === null) return null;
	if (binding.kind === 'param' && binding.index >= 0) {
		const owner = functionAt(binding.start, file);
		if (owner !== null) return `${functionKey(owner, file)}#${binding.index}${binding.path ?? ''}${members}`;
	}
	const isTop = binding.scope === 0 || file.chunk(binding.chunk)?.parent === file.chunks[0]?.index;
	return `${isTop ? root : `${root}@${binding.start}`}${members}`;
}

const CALLABLE: ReadonlySet<string> = new Set(['function', 'method', 'constructor', 'lambda']);

/** The innermost function around an offset. */
export function functionAt(at: number, file: FactFile): SeenChunk | null {
	let innermost = null;
	for (const chunk of file.chunks) {
		if (chunk.start <= at && chunk.end > at && CALLABLE.has(chunk.kind)) innermost = chunk;
	}
	return innermost;
}

/**
 * What a function is known by: its name, `default` for the default export, `name()` when a function gives
 * it, else its offset.
 */
export function functionKey(chunk: SeenChunk, file: FactFile): string {
	const around = file.chunk(chunk.parent);
	const owner = around?.kind === 'class' ? around.name : null;
	if (chunk.kind === 'constructor') return owner ?? 'constructor';
	if (chunk.name === null && around !== undefined && isGivenBy(around, chunk, file.text)) {
		return `${functionKey(around, file)}()`;
	}
	const name = isWholeExport(chunk, file.text) ? 'default' : (chunk.name ?? `${chunk.start}`);
	return owner === null ? name : `${owner}.${name}`;
}

/** `(options) => async (app) => …`, `return async (app) => …`. */
function isGivenBy(around: SeenChunk, { start }: SeenChunk, text: string): boolean {
	if (!CALLABLE.has(around.kind) || !(around.name !== null || isWholeExport(around, text))) return false;
	return /(?:=>|\breturn)\s{0,40}\(?\s{0,40}$/.test(text.slice(Math.max(around.start, start - 100), start));
}

const EXPORTED = /(?:module\.exports\s{0,8}=|export\s{1,8}default)\s{0,8}(?:[\w$]{1,100}\(\s{0,8})?$/;

/** `module.exports = (app) => …` is named after what it is assigned to; `export default fp((app) => …)`. */
function isWholeExport({ name, start }: SeenChunk, text: string): boolean {
	if (name === 'exports') return text.startsWith('module', start) || text.startsWith('exports', start);
	return name === null && EXPORTED.test(text.slice(Math.max(0, start - 160), start));
}
