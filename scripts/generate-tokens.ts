/**
 * Writes the tokens that packs are counted with, from the package that has them as source code:
 *
 *     node scripts/generate-tokens.ts
 *
 * Loading that source takes hundreds of milliseconds and 30 MB on the disk; the file, a few and 1.6 MB. Each token is a byte
 * with its length and its bytes, in the order of ranks. A test compares what is counted with what the package counts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ranks from 'gpt-tokenizer/bpeRanks/o200k_base';

const tokens = ranks.map((token) => Buffer.from(token as string));
const parts = tokens.flatMap((bytes) => [Buffer.of(bytes.length), bytes]);
writeFileSync(join(import.meta.dirname, '../src/pack/tokens/o200k_base.bin'), Buffer.concat(parts));
