import type { CallLink, LinkTarget } from '../model/link.ts';
import { UNRESOLVED } from '../model/link.ts';
import type { Resolution } from '../model/resolve.ts';
import type { ExportedCall, ExportedFile, ExportedRelation } from '../store/export/file.ts';
import type { Via } from './schemas/parts.ts';

/** A place in a file that names something, and where that leads. */
export interface Occurrence {
	kind: 'definition' | 'call' | 'usage';
	via: Via;
	/** The chunk that it belongs to, by its position in the file. */
	chunk: number;
	/** As written. */
	name: string;
	/** null where no name is written. */
	range: { start: number; end: number } | null;
	link: CallLink;
	/** The module that the name comes from, as written; null when it comes from none. */
	module: string | null;
	/** The call that it is the name of, or null. */
	call: ExportedCall | null;
}

/**
 * Everything in a file that names a symbol or a module: the one place to add what linking learns to follow.
 * In no particular order.
 */
export function occurrencesOf(file: ExportedFile): Occurrence[] {
	const bindings = importedNames(file);
	return [...definitions(file), ...calls(file, bindings), ...relations(file, bindings), ...modules(file)];
}

function* definitions({ path, chunks }: ExportedFile): Generator<Occurrence> {
	for (const [chunk, { name, kind, nameStart, start }] of chunks.entries()) {
		if (name === null || kind === 'module') continue;
		const at = nameStart ?? start;
		yield {
			kind: 'definition',
			via: 'definition',
			chunk,
			name,
			range: { start: at, end: at + name.length },
			link: { ...UNRESOLVED, status: 'resolved', complete: true, targets: [{ path, chunk }], rule: 'local' },
			module: null,
			call: null,
		};
	}
}

function* calls(file: ExportedFile, bindings: ReadonlyMap<string, string>): Generator<Occurrence> {
	for (const call of file.calls) {
		const { caller, name, nameStart, callee, receiver, via, link } = call;
		yield {
			kind: 'call',
			via,
			chunk: caller,
			name: callee,
			range: name === '' ? null : { start: nameStart, end: nameStart + name.length },
			link,
			module: moduleOf(receiver ?? name, link, bindings),
			call,
		};
	}
}

function* relations(file: ExportedFile, bindings: ReadonlyMap<string, string>): Generator<Occurrence> {
	const grouped = new Map<string, Occurrence & { link: CallLink & { targets: LinkTarget[] } }>();
	for (const relation of file.relations) {
		const { kind, chunk, name, start, link } = relation;
		// A method that overrides another says so by its own name, which is a definition.
		const range = kind === 'override' ? null : { start, end: start + name.length };
		const key = `${kind} ${chunk} ${start} ${name}${link.targets.length > 0 ? '' : keyOfExternal(relation)}`;
		const same = grouped.get(key);
		if (same !== undefined) same.link.targets.push(...link.targets);
		else
			grouped.set(key, {
				kind: kind === 'callback' ? 'call' : 'usage',
				via: kind,
				chunk,
				name,
				range,
				link: { ...link, targets: [...link.targets] },
				module: moduleOf(name, link, bindings),
				call: null,
			});
	}
	yield* grouped.values();
}

function keyOfExternal({ link }: ExportedRelation): string {
	return `\0${link.package ?? ''}\0${link.externalName ?? ''}`;
}

/** One for each chunk and module that it names, at the first place that does. */
function* modules(file: ExportedFile): Generator<Occurrence> {
	const first = new Map<string, Occurrence>();
	const named = [
		...file.imports.map((row) => ({ ...row, via: 'import' as const })),
		...file.exports.map((row) => ({ ...row, via: 're-export' as const })),
	];
	for (const { via, chunk, module, start, end } of named) {
		if (module === null) continue;
		const key = `${via} ${chunk ?? 0} ${module}`;
		const earlier = first.get(key)?.range?.start ?? Number.POSITIVE_INFINITY;
		if (start >= earlier) continue;
		const link = moduleLink(file.modules.get(module));
		first.set(key, {
			kind: 'usage',
			via,
			chunk: chunk ?? 0,
			name: module,
			range: { start, end },
			link,
			module,
			call: null,
		});
	}
	yield* first.values();
}

/** The module chunk of the file that a module is. */
function moduleLink(found: Resolution | undefined): CallLink {
	if (found === undefined) return UNRESOLVED;
	if (found.status === 'external') {
		return { ...UNRESOLVED, status: 'external', package: found.package, complete: true };
	}
	if (found.status !== 'resolved') return UNRESOLVED;
	return { ...UNRESOLVED, status: 'resolved', targets: [{ path: found.path, chunk: 0 }], complete: true };
}

/** Modules by the names that imports bind; a name that is bound from two modules tells of neither. */
function importedNames({ imports }: ExportedFile): Map<string, string> {
	const found = new Map<string, string>();
	const shared = new Set<string>();
	for (const { local, module } of imports) {
		if (local === null || module === null) continue;
		const other = found.get(local);
		if (other !== undefined && other !== module) shared.add(local);
		found.set(local, module);
	}
	for (const name of shared) found.delete(name);
	return found;
}

/** Where the first name comes from, of what is written on an import. */
function moduleOf(written: string, { rule }: CallLink, bindings: ReadonlyMap<string, string>): string | null {
	if (rule !== 'import' && rule !== 'import.member') return null;
	const dot = written.indexOf('.');
	return bindings.get(dot === -1 ? written : written.slice(0, dot)) ?? null;
}
