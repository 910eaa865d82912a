import type { Attributes, FactFile, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import type { ImportSpec } from '../../../model/recorder.ts';
import type { Written } from '../../shared/facts/written.ts';
import { isDotted } from './paths.ts';

/** The import that a name has at an offset: a later one of the same name takes its place. */
function importAt(name: string, at: number, file: FactFile): ImportSpec | null {
	let found: ImportSpec | null = null;
	for (const spec of file.imports) {
		if (spec.local === name && (found === null || spec.start < at)) found = spec;
	}
	return found;
}

/** Where something written as a name comes from, when it is imported. */
export function importedAs(
	written: string,
	at: number,
	scope: number,
	file: FactFile,
): { module: string; name: string } | null {
	if (!isDotted(written)) return null;
	const [first, ...members] = written.split('.');
	const binding = file.binding(first, scope);
	if (binding !== null && binding.kind !== 'import') return null;
	const spec = importAt(first, at, file);
	if (spec === null || spec.module === null) return null;
	// `import a.b` binds `a`: the rest of the module is written again where it is used.
	const isPackage = spec.imported === '*' && spec.nameStart === spec.start && spec.module.includes('.');
	const behind = isPackage ? members.slice(spec.module.split('.').length - 1) : members;
	return { module: spec.module, name: [spec.imported, ...behind].join('.') };
}

/** What a route says of a handler: `index`, `views.index`, `View.as_view()`, `make_handler()`. */
export function namedHandler({ value, text }: Written, call: SeenCall, file: FactFile): Attributes {
	const made = file.callAt(value);
	const bare = made === null ? text : made.name === 'as_view' ? made.receiver : made.callee;
	if (bare === null || !isDotted(bare)) return { handler: null };
	if (made !== null && made.name !== 'as_view' && made.argCount > 0) return { handler: bare };
	const imported = importedAs(bare, call.start, call.scope, file);
	if (imported !== null) {
		return { handler: bare, handler_module: imported.module, handler_name: imported.name };
	}
	return { handler: bare, handler_chunk: chunkNamed(bare, call.scope, file)?.index };
}

/** The function or class of this file that a name stands for; `Class.method` too. */
export function chunkNamed(written: string, scope: number, file: FactFile): SeenChunk | null {
	const [first, ...members] = written.split('.');
	let at = file.chunk(file.binding(first, scope)?.chunk ?? -1) ?? null;
	for (const member of members) {
		const owner: SeenChunk | null = at;
		at = owner === null ? null : (file.members(owner.index).find(({ name }) => name === member) ?? null);
	}
	return at !== null && at.kind !== 'variable' && at.kind !== 'constant' ? at : null;
}
