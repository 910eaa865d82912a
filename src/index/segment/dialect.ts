/** What an element of a markup dialect holds; null when it is not a segment. */
export interface MarkupDialect {
	/** Attribute values may be `{expression}`. */
	braces: boolean;
	/** Only top-level elements count, every one of them a block of its own (Vue). */
	blocks: boolean;
	/** Markup stands between scripts and styles, without an element around it. */
	bare: boolean;
	/** Language of a `<script>` with neither `lang` nor `type`. */
	script: string;
	/** Whether a `<script>` of an unknown type is a script all the same. */
	anyScriptType: boolean;
}

export const DIALECTS: Readonly<Record<string, MarkupDialect>> = {
	vue: { braces: false, blocks: true, bare: false, script: 'javascript', anyScriptType: true },
	svelte: { braces: true, blocks: false, bare: true, script: 'javascript', anyScriptType: true },
	// Astro compiles a plain <script> as TypeScript; only `is:inline` is left as it stands.
	astro: { braces: true, blocks: false, bare: true, script: 'typescript', anyScriptType: false },
	html: { braces: false, blocks: false, bare: false, script: 'javascript', anyScriptType: false },
};

/** Media types of `<script>`, without parameters. */
const SCRIPT_TYPES: ReadonlyMap<string, string> = new Map([
	['', 'javascript'],
	['module', 'javascript'],
	['text/javascript', 'javascript'],
	['application/javascript', 'javascript'],
	['application/x-javascript', 'javascript'],
	['text/ecmascript', 'javascript'],
	['application/ecmascript', 'javascript'],
	['text/partytown', 'javascript'],
	['text/jsx', 'jsx'],
	['text/babel', 'jsx'],
	['text/typescript', 'typescript'],
	['application/typescript', 'typescript'],
	['ts', 'typescript'],
	['text/tsx', 'tsx'],
	['importmap', 'json'],
	['speculationrules', 'json'],
]);

type Attributes = ReadonlyMap<string, string>;
type Resolve = (word: string) => string;

export function scriptLanguage(
	attributes: Attributes,
	dialect: MarkupDialect,
	resolve: Resolve,
): string | null {
	const lang = attributes.get('lang')?.trim();
	if (lang) return resolve(lang);
	if (attributes.has('is:inline')) return 'javascript';
	const type = attributes.get('type')?.split(';', 1)[0].trim().toLowerCase();
	if (type === undefined) return dialect.script;
	const known = SCRIPT_TYPES.get(type);
	if (known !== undefined) return known;
	if (type === 'application/json' || type.endsWith('+json')) return 'json';
	return dialect.anyScriptType ? dialect.script : null;
}

export function styleLanguage(attributes: Attributes, resolve: Resolve): string {
	const lang = attributes.get('lang')?.trim();
	if (lang) return resolve(lang);
	const type = attributes.get('type')?.trim().toLowerCase();
	return type?.startsWith('text/') ? resolve(type.slice('text/'.length)) : 'css';
}

export function templateLanguage(attributes: Attributes, resolve: Resolve): string {
	const lang = attributes.get('lang')?.trim();
	return lang ? resolve(lang) : 'html';
}
