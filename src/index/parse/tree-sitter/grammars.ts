import { createRequire } from 'node:module';
import { Language, Parser } from 'web-tree-sitter';
import { AssayError } from '../../../model/errors.ts';
import type { Grammar } from '../../../model/language.ts';
import { chooseFlatten } from './choose-flatten.ts';
import { compiledOnce } from './compiled-once.ts';
import type { LoadedGrammar } from './loaded-grammar.ts';
import { enterRuntime, startRuntime } from './runtime.ts';

export type { LoadedGrammar } from './loaded-grammar.ts';

const require = createRequire(import.meta.url);
const loaded = new Map<string, Promise<LoadedGrammar>>();

/** Loads a language's grammar, which it must have, once per process; nothing is read before the first call. */
export async function loadGrammar(grammar: Grammar | undefined): Promise<LoadedGrammar> {
	if (grammar === undefined)
		throw new AssayError('INTERNAL', 'A language has no grammar.', 'Please report this.');
	const id = `${grammar.package}/${grammar.wasm}`;
	let loading = loaded.get(id);
	if (loading === undefined) {
		loading = load(id, grammar);
		loaded.set(id, loading);
	}
	return loading;
}

async function load(id: string, { probe, isCostlyToOptimise }: Grammar): Promise<LoadedGrammar> {
	const runtime = await startRuntime();
	let language: Language;
	try {
		const read = () => Language.load(require.resolve(id));
		language = await (isCostlyToOptimise ? compiledOnce(read) : read());
	} catch (error) {
		throw new AssayError(
			'INTERNAL',
			`The grammar ${id} cannot be loaded.`,
			'The installation is incomplete: reinstall assay.',
			error,
		);
	}
	const parser = new Parser();
	parser.setLanguage(language);
	const base = { runtime, language, parser, ...kindsOf(language), fieldNames: fieldsOf(language, id) };
	return { ...base, flatten: enterRuntime(() => chooseFlatten(base, probe)) };
}

function kindsOf(language: Language): { names: string[]; namedKinds: Uint8Array } {
	const count = language.types.length;
	const names: string[] = [];
	const namedKinds = new Uint8Array(count + 1);
	for (let id = 0; id < count; id++) {
		names.push(language.nodeTypeForId(id) ?? '');
		namedKinds[id] = language.nodeTypeIsNamed(id) ? 1 : 0;
	}
	names.push('ERROR');
	namedKinds[count] = 1;
	return { names, namedKinds };
}

function fieldsOf(language: Language, id: string): string[] {
	const fields = language.fields.map((name) => name ?? '');
	if (fields.length > 256) throw new RangeError(`${id} has more fields than a byte can number`);
	return fields;
}
