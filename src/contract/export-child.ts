import { keepCompiledCode } from '../platform/compiled-code.ts';
import { openSame } from '../store/reader.ts';
import type { WriteOrder } from './elsewhere.ts';
import type { ArtifactMeta } from './schemas/manifest.ts';
import { writeArtifacts } from './write-artifacts.ts';

/*
 * Writes some of the artifacts of an export. Whoever asked may kill it at any moment, removes what it wrote, and does
 * without it when it fails.
 */

process.once('message', (order: WriteOrder) => {
	write(order).then(
		(artifacts) => {
			keepCompiledCode();
			process.send?.(artifacts, () => process.disconnect());
		},
		() => process.exit(1),
	);
});
process.once('disconnect', () => process.exit(0));

async function write({ file, generation, names, ...rest }: WriteOrder): Promise<ArtifactMeta[] | null> {
	const reader = openSame(file, generation);
	if (reader === null) return null;
	try {
		const options = { ...rest, signal: new AbortController().signal, onProgress: () => undefined };
		return (await writeArtifacts(reader, names, options)).artifacts;
	} finally {
		reader.close();
	}
}
