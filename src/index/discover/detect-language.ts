import type { Language } from '../../model/language.ts';
import { plainExtensions, plainFilenames, plainInterpreters } from './plain-languages.ts';

/** A `#!` line is looked for in at most this much, and what tells languages of one extension apart. */
const SHEBANG_BYTES = 256;
const SHARED_BYTES = 16_384;

export const PLAIN_TEXT = 'text';

/**
 * Tells the language of a file: by its name, then by its extension (the longest known one), then, when
 * it has no extension at all, by its `#!` line. Language packs are asked before the table of plain formats.
 */
export class LanguageTable {
	readonly #byExtension = new Map<string, string>();
	readonly #byName = new Map<string, string>();
	readonly #byStem = new Map<string, string>();
	readonly #byInterpreter = new Map<string, string>();
	readonly #byId = new Map<string, Language>();
	readonly #shared = new Map<string, (head: string) => string>();
	readonly #known = new Map<string, string>();

	constructor(languages: readonly Language[]) {
		for (const language of languages) {
			this.#byId.set(language.id, language);
			claim(this.#byExtension, language.extensions, language.id);
			for (const [extension, tell] of Object.entries(language.sharedExtensions ?? {})) {
				this.#shared.set(extension, tell);
			}
			claim(this.#byName, language.filenames ?? [], language.id);
			claim(this.#byStem, language.stems ?? [], language.id);
			claim(this.#byInterpreter, language.interpreters ?? [], language.id);
		}
	}

	pack(id: string): Language | undefined {
		return this.#byId.get(id);
	}

	/** Null when only the beginning of the file can tell. */
	byName(name: string): string | null {
		const special = this.#byName.get(name) ?? plainFilenames.get(name);
		if (special !== undefined) return special;
		const dot = name.indexOf('.', 1);
		if (dot < 0) return name.startsWith('.') || PROSE.has(name) ? PLAIN_TEXT : null;
		const stem = this.#byStem.get(name.slice(0, dot));
		if (stem !== undefined && !ABOUT.test(name)) return stem;
		if (this.#sharedBy(name) !== undefined) return null;
		return this.#byExtensions(name.slice(dot).toLowerCase());
	}

	/** `suffix` is `.d.ts`, `.ts` or `.test.tsx`; most files share a few of them. */
	#byExtensions(suffix: string): string {
		const known = this.#known.get(suffix);
		if (known) return known;
		let found: string | undefined;
		for (let dot = 0; dot >= 0 && found === undefined; dot = suffix.indexOf('.', dot + 1)) {
			found = this.#byExtension.get(suffix.slice(dot));
		}
		found ??= plainExtensions.get(suffix.slice(suffix.lastIndexOf('.') + 1)) ?? PLAIN_TEXT;
		if (this.#known.size < 10_000) this.#known.set(suffix, found);
		return found;
	}

	#sharedBy(name: string): ((head: string) => string) | undefined {
		return this.#shared.get(name.slice(name.lastIndexOf('.')).toLowerCase());
	}

	/** How much of a file `byHead` wants to see. */
	headBytes(name: string): number {
		return this.#sharedBy(name) === undefined ? SHEBANG_BYTES : SHARED_BYTES;
	}

	/** For a name that does not tell. */
	byHead(name: string, head: Buffer): string {
		const tell = this.#sharedBy(name);
		return tell === undefined ? this.#byFirstLine(head) : tell(head.toString('latin1'));
	}

	#byFirstLine(head: Buffer): string {
		const program = interpreterOf(head);
		if (program === null) return PLAIN_TEXT;
		const bare = program.replace(/[\d.-]+$/, '');
		return (
			this.#byInterpreter.get(program) ??
			this.#byInterpreter.get(bare) ??
			plainInterpreters.get(program) ??
			plainInterpreters.get(bare) ??
			PLAIN_TEXT
		);
	}
}

/** What stands beside a file of a telling name, and is about it. */
const ABOUT = /\.(?:md|rst|txt|json|ya?ml|toml|\w{0,20}ignore)$/i;

/** Names that are prose everywhere and need not be opened to know it. */
const PROSE: ReadonlySet<string> = new Set(
	'LICENSE LICENCE COPYING NOTICE README CHANGELOG CHANGES AUTHORS CONTRIBUTORS CODEOWNERS TODO INSTALL NEWS VERSION'.split(
		' ',
	),
);

function claim(map: Map<string, string>, keys: readonly string[], id: string): void {
	for (const key of keys) if (!map.has(key)) map.set(key, id);
}

/** `python3` of `#!/usr/bin/env -S python3 -u`; null when the text begins otherwise. */
function interpreterOf(head: Buffer): string | null {
	if (head[0] !== 0x23 || head[1] !== 0x21) return null;
	const words = head
		.toString('latin1', 2)
		.split(/[\r\n]/, 1)[0]
		.trim()
		.split(/[ \t]+/);
	const program = words[0].slice(words[0].lastIndexOf('/') + 1);
	if (program !== 'env') return program === '' ? null : program;
	const word = words.slice(1).find((candidate) => !candidate.startsWith('-') && !candidate.includes('='));
	return word === undefined ? null : word.slice(word.lastIndexOf('/') + 1);
}
