import { basename } from 'node:path';
import type { Config } from '../config/config.ts';
import { configFingerprint } from '../config/fingerprint.ts';
import { languages } from '../languages/registry.generated.ts';
import { AssayError } from '../model/errors.ts';
import type { DiscoveredFile } from '../model/file.ts';
import { NO_STAMP } from '../platform/stamp.ts';
import { IndexWriter } from '../store/writer.ts';
import { LanguageTable } from './discover/detect-language.ts';
import { Care } from './parse/protocol.ts';
import { openParser } from './pipeline.ts';
import { Tally } from './tally.ts';

export interface Unsaved {
	root: string;
	config: Config;
	/** Where the text belongs, relative to the root. */
	path: string;
	text: string;
	/** Of the file as it is indexed; when it is not, name and first line tell. */
	language: string | null;
	signal?: AbortSignal;
}

/** An index of one text that is on no disk, as the bytes of a database. Nothing is stored. */
export async function indexUnsaved(unsaved: Unsaved): Promise<Uint8Array> {
	const { root, config, path, text, signal } = unsaved;
	const language = unsaved.language ?? languageOf(path, text);
	const file: DiscoveredFile = {
		path,
		language,
		...NO_STAMP,
		size: Buffer.byteLength(text),
		flags: 0,
		package: null,
	};
	const parser = openParser({ root, config, jobs: 1 });
	const writer = new IndexWriter(':memory:', [file], 0);
	const tally = new Tally([file]);
	try {
		const job = { file: 0, path, language, care: Care.none, trouble: null, text };
		for await (const batch of parser.run([[job]], signal)) {
			writer.write(batch);
			tally.add(batch);
		}
		return writer.finishInMemory((skipped) => {
			const [omission] = skipped;
			if (omission !== undefined) throw leftOut(omission.path, omission.reason, omission.detail);
			return tally.meta(configFingerprint(config));
		});
	} finally {
		writer.abandon();
		parser.close();
	}
}

function languageOf(path: string, text: string): string {
	const table = new LanguageTable(languages);
	const name = basename(path);
	return table.byName(name) ?? table.byHead(name, Buffer.from(text.slice(0, table.headBytes(name))));
}

function leftOut(path: string, reason: string, detail: string): AssayError {
	const message = `the text of ${path} would be left out as ${reason} (${detail})`;
	return new AssayError('NOT_FOUND', message, 'Settings in assay.config.json decide what is left out.');
}
