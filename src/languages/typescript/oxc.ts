import { type Comment, type ParserOptions, type Program, parseSync } from 'oxc-parser';
import { loadRawTransfer, type ParseRaw } from './raw-transfer.ts';

type Lang = NonNullable<ParserOptions['lang']>;
type SourceType = NonNullable<ParserOptions['sourceType']>;

const parse: ParseRaw = (await loadRawTransfer()) ?? parseSync;

interface Attempt {
	lang: Lang;
	sourceType: SourceType;
}

/**
 * Parses a text that has no syntax error in it; null otherwise. JavaScript is tried in the ways it
 * may be meant: a module or a sloppy script, at last as TypeScript: documentation and Flow write types
 * in what they call JavaScript.
 */
export function parseWithOxc(
	path: string,
	text: string,
	language: string,
): { program: Program; comments: Comment[] } | null {
	for (const { lang, sourceType } of attempts(path, text, language)) {
		const options: ParserOptions = { lang, sourceType, astType: 'ts', preserveParens: false };
		try {
			const result = parse(path, text, options);
			if (result.errors.length === 0) return { program: result.program, comments: result.comments };
		} catch {
			// A tree too deep for its reader, or a text too large for its buffer.
			return null;
		}
	}
	return null;
}

const DECLARATION = /\.d\.(?:[cm]?ts|[\w-]+\.ts)$/;

function attempts(path: string, text: string, language: string): Attempt[] {
	const lower = path.toLowerCase();
	switch (language) {
		case 'typescript':
			if (DECLARATION.test(lower)) return [{ lang: 'dts', sourceType: 'module' }];
			if (lower.endsWith('.cts')) return [{ lang: 'ts', sourceType: 'commonjs' }, ...TYPESCRIPT];
			return TYPESCRIPT;
		case 'tsx':
			return TSX;
		default:
			// Sloppy scripts parse as modules, too, but for a few words; the other way round never.
			if (lower.endsWith('.mjs') || /^\s*(?:import|export)\b/m.test(text)) return MODULE_FIRST;
			return SCRIPT_FIRST;
	}
}

const TYPESCRIPT: Attempt[] = [
	{ lang: 'ts', sourceType: 'module' },
	{ lang: 'ts', sourceType: 'script' },
];
const TSX: Attempt[] = [
	{ lang: 'tsx', sourceType: 'module' },
	{ lang: 'tsx', sourceType: 'script' },
];
const TYPED: Attempt[] = [
	{ lang: 'tsx', sourceType: 'module' },
	{ lang: 'ts', sourceType: 'module' },
];
const MODULE_FIRST: Attempt[] = [
	{ lang: 'jsx', sourceType: 'module' },
	{ lang: 'jsx', sourceType: 'commonjs' },
	{ lang: 'jsx', sourceType: 'script' },
	...TYPED,
];
const SCRIPT_FIRST: Attempt[] = [
	{ lang: 'jsx', sourceType: 'commonjs' },
	{ lang: 'jsx', sourceType: 'script' },
	{ lang: 'jsx', sourceType: 'module' },
	...TYPED,
];
