import { keepCompiledCode } from '../platform/compiled-code.ts';
import { openSame } from '../store/reader.ts';
import type { WriteOrder } from './elsewhere.ts';
import { type WrittenRange, writeRanges } from './write-artifacts.ts';

/*
 * Writes some of the ranges of an export. Whoever asked may kill it at any moment, removes what it wrote, and does
 * without it when it fails.
 */

process.once('message', (order: WriteOrder) => {
	write(order).then(
		(written) => {
			keepCompiledCode();
			process.send?.(written, () => process.disconnect());
		},
		() => process.exit(1),
	);
});
process.once('disconnect', () => process.exit(0));

async function write({ file, generation, ranges, ...rest }: WriteOrder): Promise<WrittenRange[] | null> {
	const reader = openSame(file, generation);
	if (reader === null) return null;
	try {
		const options = { ...rest, signal: new AbortController().signal, onProgress: () => undefined };
		return await writeRanges(reader, ranges, options);
	} finally {
		reader.close();
	}
}
