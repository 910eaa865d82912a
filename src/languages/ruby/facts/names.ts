import type { FactFile, SeenChunk } from '../../../model/facts/rules.ts';

/** A class or module with those around it, as Ruby writes it: `Admin::User`. */
export function constantName(chunk: SeenChunk, file: FactFile): string {
	const names: string[] = [];
	for (const each of file.around(chunk.index)) {
		if (each.kind !== 'class' && each.kind !== 'namespace') continue;
		const written = /^(?:class|module)\s{1,20}([\w:]{1,200})/.exec(
			file.text.slice(each.start, each.start + 250),
		)?.[1];
		if (written === undefined) continue;
		names.unshift(written.replace(/^::/, ''));
		if (written.startsWith('::')) break;
	}
	return names.length === 0 ? (chunk.name ?? '') : names.join('::');
}
