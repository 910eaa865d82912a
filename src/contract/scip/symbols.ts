import { kindGroup } from '../../model/chunk.ts';
import type { ChunkIdentity } from '../../store/export/file.ts';
import type { FileIdentities } from '../identities.ts';

/**
 * Symbols of SCIP: `assay . . . src/‵a.ts‵/Class#method().`: no package manager, name or version, since a
 * repository need not have one; the path; then what the chunk is called.
 */
const OURS = 'assay . . . ';

const known = new WeakMap<FileIdentities, string[]>();

/** The symbol of a chunk; no other chunk of the repository has it. */
export function scipSymbol(identities: FileIdentities, chunk: number): string {
	let symbols = known.get(identities);
	if (symbols === undefined) {
		symbols = symbolsOf(identities);
		known.set(identities, symbols);
	}
	return symbols[chunk];
}

/** The symbol of something in a package. */
export function externalSymbol(owner: string, name: string | null): string {
	const escaped = owner === '' ? '.' : owner.replaceAll(' ', '  ');
	return `assay . ${escaped} . ${name === null ? `${identifier(owner)}/` : `${identifier(name)}.`}`;
}

function symbolsOf(identities: FileIdentities): string[] {
	const { path, chunks } = identities.file;
	const within = path.split('/').map((part) => `${identifier(part)}/`);
	const used = new Map<string, number>();
	return chunks.map((chunk, at) => {
		const segment = identities.segmentUid(at);
		const place = `${OURS}${within.join('')}${segment === null ? '' : `${identifier(segment)}/`}`;
		const written = place + descriptors(chunk, at);
		const earlier = used.get(written) ?? 0;
		used.set(written, earlier + 1);
		// Methods have a place for what tells overloads apart; others get a part of their own.
		if (earlier === 0) return written;
		return written.endsWith('().') ? `${written.slice(0, -2)}+${earlier}).` : `${written}+${earlier}:`;
	});
}

function descriptors(chunk: ChunkIdentity, at: number): string {
	const { name, container, kind } = chunk;
	if (kind === 'module' && name === null) return '';
	const around =
		container === null
			? ''
			: container
					.split('.')
					.map((part) => `${identifier(part)}#`)
					.join('');
	return around + suffixed(identifier(name ?? `<anonymous ${at}>`), chunk);
}

function suffixed(name: string, { kind }: ChunkIdentity): string {
	if (kind === 'macro') return `${name}!`;
	switch (kindGroup(kind)) {
		case 'function':
		case 'method':
			return `${name}().`;
		case 'class':
		case 'type':
			return `${name}#`;
		case 'module':
			return `${name}/`;
		case 'value':
			return `${name}.`;
		case 'other':
			return `${name}:`;
	}
}

/** A name as it is, when it has nothing but letters, digits and `_+-$`; else in back quotes. */
function identifier(name: string): string {
	return /^[\w+\-$]+$/.test(name) ? name : `\`${name.replaceAll('`', '``')}\``;
}
