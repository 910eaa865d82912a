import { kindGroup } from '../model/chunk.ts';
import type { LinkTarget } from '../model/link.ts';
import type { ExportedFile } from '../store/export/file.ts';
import type { FileIdentities, Identities } from './identities.ts';
import type { Occurrence } from './occurrences.ts';
import type { SymbolRef, Via } from './schemas/parts.ts';

/** The file that an occurrence is in, and the others. */
export interface Surroundings {
	file: ExportedFile;
	own: FileIdentities;
	identities: Identities;
}

const KIND_HINTS: Partial<Record<Via, string>> = {
	call: 'function',
	new: 'class',
	super: 'class',
	inherit: 'class',
	implement: 'type',
	override: 'method',
	type: 'type',
	callback: 'function',
	macro: 'function',
	import: 'module',
	're-export': 'module',
};

/** What an occurrence refers to. A link to a chunk that is not there is none, and is told of. */
export function symbolRef(
	context: Surroundings,
	{ via, name, link, module }: Occurrence,
	onMissing: () => void,
): SymbolRef {
	const found =
		link.status === 'resolved' || link.status === 'ambiguous' ? targets(context, link.targets) : [];
	if (found.length < link.targets.length && via !== 'import' && via !== 're-export') onMissing();
	const isLost = link.status === 'resolved' && found.length !== 1;
	const status = isLost ? (found.length > 1 ? 'ambiguous' : 'unresolved') : link.status;
	return {
		v: 2,
		targetName: name,
		kindHint: KIND_HINTS[via] ?? null,
		importHint: module === null ? null : importHint(context, module),
		candidates: status === 'ambiguous' ? found.map(candidate).sort(bySymbolKey) : [],
		status,
		resolved: status === 'resolved' ? resolved(found[0]) : null,
		external:
			status === 'external' && link.package !== null
				? { package: link.package, name: link.externalName }
				: null,
		complete: link.complete && !isLost,
	};
}

interface Target {
	identities: FileIdentities;
	chunk: number;
}

function targets({ identities, file, own }: Surroundings, links: readonly LinkTarget[]): Target[] {
	const found: Target[] = [];
	for (const { path, chunk } of links) {
		const at = path === file.path ? own : identities.of(path);
		if (at?.has(chunk)) found.push({ identities: at, chunk });
	}
	return found;
}

function resolved({ identities, chunk }: Target): NonNullable<SymbolRef['resolved']> {
	return { symbolId: identities.symbol(chunk)?.symbolId ?? null, chunkUid: identities.uid(chunk) };
}

function candidate({ identities, chunk }: Target): SymbolRef['candidates'][number] {
	const symbol = identities.symbol(chunk);
	return {
		symbolId: symbol?.symbolId ?? null,
		chunkUid: identities.uid(chunk),
		symbolKey: symbol?.symbolKey ?? null,
		signatureKey: symbol?.signatureKey ?? null,
		kindGroup: kindGroup(identities.file.chunks[chunk].kind),
	};
}

function bySymbolKey(a: SymbolRef['candidates'][number], b: SymbolRef['candidates'][number]): number {
	const left = `${a.symbolKey ?? ''}\0${a.chunkUid}`;
	const right = `${b.symbolKey ?? ''}\0${b.chunkUid}`;
	return left < right ? -1 : left > right ? 1 : 0;
}

function importHint({ file }: Surroundings, module: string): NonNullable<SymbolRef['importHint']> {
	const found = file.modules.get(module);
	return { moduleSpecifier: module, resolvedFile: found?.status === 'resolved' ? found.path : null };
}
