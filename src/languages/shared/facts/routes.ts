import type { Attributes, FactFile, SeenCall } from '../../../model/facts/rules.ts';
import { words } from '../../../model/word-list.ts';

/** Two parts of a path with one slash between them: `/api` and `users/` give `/api/users/`. */
export function joinPaths(before: string, after: string): string {
	if (after === '') return before;
	if (before === '') return after;
	return `${before.replace(/\/{1,8}$/, '')}/${after.replace(/^\/{1,8}/, '')}`;
}

/**
 * The key of the router that a name is bound to (`web.ts` in the facts of the model says how it is made);
 * null when the file does not bind it.
 */
export function routerKey(name: string, scope: number, file: FactFile): string | null {
	// A member is known by that name throughout its file.
	if (/^(?:this|self)\b/.test(name)) return name;
	const binding = file.binding(name, scope);
	if (binding === null) return null;
	if (binding.kind === 'param' && binding.index >= 0) {
		const owner = functionAround(binding.start, file);
		if (owner !== null) return `${owner}#${binding.index}`;
	}
	const isTop =
		file.chunk(binding.chunk)?.parent === file.chunks[0]?.index || isTopScope(binding.scope, file);
	return isTop ? name : `${name}@${binding.start}`;
}

/** Whether a scope is that of the module: the outermost that a chunk of the text is in. */
export function isTopScope(scope: number, file: FactFile): boolean {
	if (scope === 0) return true;
	return file.chunks.length > 1 && file.chunks.every((chunk) => chunk.scope < 0 || chunk.scope >= scope);
}

/** Name of the function whose parameter stands at an offset; `default` when it is the default export. */
function functionAround(at: number, file: FactFile): string | null {
	let innermost = null;
	for (const chunk of file.chunks) {
		if (chunk.start > at) break;
		if (chunk.end > at && CALLABLE.has(chunk.kind)) innermost = chunk;
	}
	if (innermost === null) return null;
	const { name, start } = innermost;
	return name ?? (isDefault(file.text, start) ? 'default' : `${start}`);
}

const CALLABLE: ReadonlySet<string> = new Set(words('function method constructor lambda constant variable'));

/** `module.exports = (app) => …`, `export default function (app) …`. */
function isDefault(text: string, start: number): boolean {
	return (
		/(?:module\.exports|exports\.default)\s{0,8}=\s{0,8}(?:async\s{0,8})?$|export\s{1,8}default\s{1,8}(?:async\s{0,8})?$/.test(
			text.slice(Math.max(0, start - 60), start),
		) || text.startsWith('export default', start)
	);
}

/** What a route says about its handler, which is the argument at that place. */
export function handlerOf(call: SeenCall, at: number, file: FactFile): Attributes {
	const value = call.argValues[at] ?? -1;
	const target = file.target(value, call.scope);
	const chunk = file.chunk(target.chunk);
	const written = call.args[at];
	const isInline = written?.kind === 'function';
	return {
		handler: isInline ? null : (target.name ?? written?.text ?? null),
		handler_chunk: chunk?.index,
		handler_module: target.import?.module,
		handler_name: target.import === null ? null : `${target.import.imported}${target.members}`,
	};
}
