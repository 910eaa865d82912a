import { ModuleFlag } from '../../model/recorder.ts';
import type { Resolution } from '../../model/resolve.ts';
import { type FileContext, flagNames } from '../file-context.ts';
import { MAX_ROW_BYTES } from '../limits.ts';
import type { FileRelationsRow } from '../schemas/relation-rows.ts';

type Relations = FileRelationsRow['relations'];

/** Room for what stands around the lists. */
const FRAME_BYTES = 2048;

/** What a file imports and exports: nothing is left out of a long list, it goes on in another row. */
export function* fileRelationsRows(context: FileContext): Generator<FileRelationsRow> {
	const { path: file, language: lang } = context.file;
	const frame = FRAME_BYTES + Buffer.byteLength(JSON.stringify(file));
	let relations: Relations = empty();
	let bytes = frame;
	let part = 0;
	for (const [list, entry] of entries(context)) {
		const size = Buffer.byteLength(JSON.stringify(entry)) + 1;
		if (bytes + size > MAX_ROW_BYTES && bytes > frame) {
			yield { v: 2, file, lang, part: part++, relations };
			relations = empty();
			bytes = frame;
		}
		(relations[list] as unknown[]).push(entry);
		bytes += size;
	}
	yield { v: 2, file, lang, part, relations };
}

function empty(): Relations {
	return { imports: [], importBindings: [], exports: [] };
}

function* entries({
	file,
	own,
}: FileContext): Generator<[keyof Relations, Relations[keyof Relations][number]]> {
	for (const module of [...file.modules.keys()].sort()) {
		yield ['imports', { module, ...destination(file.modules.get(module)!) }];
	}
	for (const { kind, local, imported, module, flags, start, end } of file.imports) {
		yield [
			'importBindings',
			{ kind, local, imported, module, flags: flagNames(flags, ModuleFlag), start, end },
		];
	}
	for (const { kind, exported, local, module, chunk, flags, start, end } of file.exports) {
		const chunkUid = chunk === null || !own.has(chunk) ? null : own.uid(chunk);
		const entry = { kind, name: exported, local, module, chunkUid, flags: flagNames(flags, ModuleFlag) };
		yield ['exports', { ...entry, start, end }];
	}
}

function destination(found: Resolution): Omit<Relations['imports'][number], 'module'> {
	const { rule } = found;
	switch (found.status) {
		case 'resolved':
			return { status: 'resolved', file: found.path, folder: null, package: null, rule };
		case 'folder':
			return { status: 'resolved', file: null, folder: found.path, package: null, rule };
		case 'external':
			return { status: 'external', file: null, folder: null, package: found.package, rule };
		case 'unresolved':
			return { status: 'unresolved', file: null, folder: null, package: null, rule };
	}
}
