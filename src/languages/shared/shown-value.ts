/** Names of what must not be shown; as a word of its own or the end of one: `dbPassword`, `API_KEY`. */
const SECRET_NAME =
	/passw(?:or)?d|passphrase|pwd$|secret|token|credential|(?:api|access|private|auth|encryption|signing)[_.-]?key|^auth$|cookie/i;
/** A run that nobody types: a key, a hash. */
const LONG_RUN = /[0-9A-Za-z+/_=-]{20,}/;
const IN_ADDRESS = /:\/\/[^\s/@]{1,200}:[^\s/@]{1,200}@/;
const MAX_LENGTH = 80;

/**
 * The scalar beside a key as its symbol may show it, or null. Settings hold secrets where source
 * rarely does, without the quotes that would tell them: what could be one is left out.
 */
export function shownValue(key: string, value: string): string | null {
	if (value === '' || value.length > MAX_LENGTH || value.includes('\n')) return null;
	if (SECRET_NAME.test(key) || IN_ADDRESS.test(value)) return null;
	const run = LONG_RUN.exec(value)?.[0] ?? '';
	return /\d/.test(run) ? null : value;
}
