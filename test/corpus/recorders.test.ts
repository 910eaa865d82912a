import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { packAttributes } from '../../src/index/extract/facts/pack-attributes.ts';
import { loadGrammar } from '../../src/index/parse/tree-sitter/grammars.ts';
import { parseText } from '../../src/index/parse/tree-sitter/parse.ts';
import { isContainerLanguage } from '../../src/index/segment/segment.ts';
import { languages, loadExtractor } from '../../src/languages/registry.generated.ts';
import { dialectOf } from '../../src/languages/testing/cases.ts';
import { ListRecorder } from '../../src/languages/testing/list-recorder.ts';
import { CHUNK_KINDS } from '../../src/model/chunk.ts';
import { EXPORT_KINDS, IMPORT_KINDS, REF_KINDS } from '../../src/model/recorder.ts';
import { bareTree } from '../../src/model/syntax-tree.ts';
import { decodeRefs } from '../../src/store/codec/refs.ts';
import { decodeNames } from '../../src/store/codec/varint.ts';
import { openIndex } from '../../src/store/reader.ts';
import { rowsOf } from '../../src/store/schema.ts';
import { build, REPOSITORY, stateOf, temporaryFolder } from '../faults/builds.ts';

/** What a pack says about a file, kept as plain objects, in the words of the tables. */
async function listed(path: string, text: string): Promise<Record<string, unknown[]>> {
	const language = dialectOf([...languages], path);
	const extractor = await loadExtractor(language.id);
	const about = { path, language: language.id, facts: extractor.facts ?? [] };
	let recorder = new ListRecorder(text, about);
	if (!extractor.extractFast?.(path, text, language.id, recorder)) {
		recorder = new ListRecorder(text, about);
		const written = extractor.inOlderWords?.(text) ?? text;
		const { grammar } = language;
		const tree = grammar === undefined ? bareTree(written) : parseText(await loadGrammar(grammar), written);
		extractor.extract(tree, language.id, recorder);
	}
	const { chunks, calls, imports, exports, refs, facts } = recorder.finish();
	// The module chunk has a range of its own when another chunk takes all of its text.
	return {
		chunks: chunks
			.slice(1)
			.map((c) => [c.kind, c.name, c.start, c.end, c.name === null ? null : c.nameStart, c.parent]),
		calls: calls.map((c) => [c.name, c.start, c.end, c.nameStart, c.chunk, c.receiver === null]),
		imports: imports.map((i) => [i.kind, i.module, i.imported, i.local, i.start, i.end, i.chunk]),
		facts: facts.map((f) => [f.kind.kind, f.chunk, f.start, f.end, packAttributes(f.kind, f.attributes)]),
		exports: exports.map((e) => [e.kind, e.exported, e.local, e.module, e.start, e.end]),
		refs: refs
			.toSorted((a, b) => a.start - b.start)
			.map((r) => [r.name, r.start, r.kind, r.member, r.chunk, r.scope]),
	};
}

const NAME = (column: string) => `(SELECT text FROM name WHERE id = ${column})`;

/** The same from an index. */
function stored(db: Database.Database, file: number): Record<string, unknown[]> {
	const rows = (sql: string) =>
		db
			.prepare(`${sql} t WHERE ${rowsOf('t', '@file')} ORDER BY id`)
			.raw()
			.all({ file }) as unknown[][];
	const named = (list: readonly string[], [kind, ...rest]: unknown[]) => [list[Number(kind)], ...rest];
	const blob = db.prepare('SELECT names, refs FROM file_blob WHERE file = ?').get(file) as Record<
		'names' | 'refs',
		Buffer
	>;
	const local = decodeNames(blob.names);
	const nameOf = db.prepare('SELECT text FROM name WHERE id = ?').pluck();
	const refs = decodeRefs(blob.refs);
	return {
		chunks: rows(
			`SELECT kind, ${NAME('name')}, start, start + length, start + name_offset, parent FROM chunk`,
		)
			.slice(1)
			.map((row) => named(CHUNK_KINDS, row)),
		calls: rows(
			`SELECT ${NAME('name')}, start, start + length, start + name_offset, caller, receiver IS NULL FROM call_site`,
		).map((row) => [...row.slice(0, -1), row.at(-1) === 1]),
		imports: rows(
			`SELECT kind, ${NAME('module')}, ${NAME('imported')}, ${NAME('local')}, start, start + length, chunk FROM import`,
		).map((row) => named(IMPORT_KINDS, row)),
		facts: rows(`SELECT ${NAME('kind')}, chunk, start, start + length, attributes FROM fact`),
		exports: rows(
			`SELECT kind, ${NAME('exported')}, ${NAME('local')}, ${NAME('module')}, start, start + length FROM export`,
		).map((row) => named(EXPORT_KINDS, row)),
		refs: Array.from({ length: refs.count }, (_, i) => [
			nameOf.get(local[refs.name[i]]),
			refs.start[i],
			REF_KINDS[refs.kind[i]],
			Boolean(refs.member[i]),
			refs.chunk[i],
			refs.scope[i],
		]),
	};
}

test('an index holds exactly what the packs said', async () => {
	const root = temporaryFolder();
	for (const pack of readdirSync(join(REPOSITORY, 'src/languages'))) {
		const cases = join(REPOSITORY, 'src/languages', pack, 'cases');
		if (existsSync(cases)) cpSync(cases, join(root, pack), { recursive: true });
	}
	cpSync(join(REPOSITORY, 'src/store'), join(root, 'store'), { recursive: true });
	await build(root);
	const reader = openIndex(stateOf(root));
	const files = reader.db
		.prepare('SELECT id, path, language FROM file WHERE status IN (0, 1) ORDER BY id')
		.all() as {
		id: number;
		path: string;
		language: string;
	}[];
	expect(files.length).toBeGreaterThan(50);
	for (const { id, path, language } of files) {
		// What is in a container is said by other packs, too.
		if (isContainerLanguage(language)) continue;
		const text = readFileSync(join(root, path), 'utf8');
		const [found, told] = [stored(reader.db, id), await listed(path, text)];
		// What is equal is told much faster than what differs is shown.
		if (!isDeepStrictEqual(found, told)) expect(found, path).toEqual(told);
	}
	reader.close();
}, 240_000);
