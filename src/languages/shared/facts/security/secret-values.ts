import { words } from '../../../../model/word-list.ts';

/** Which literals look like secrets. Nothing here keeps or tells a value. */

/** Shapes that issuers document: a prefix, then a run of a known alphabet. */
const SHAPES: readonly [shape: string, pattern: RegExp][] = [
	['aws_access_key', /(?:AKIA|ASIA)[0-9A-Z]{16}/],
	['github_token', /gh[pousr]_[0-9A-Za-z]{36,255}|github_pat_[0-9A-Za-z_]{40,255}/],
	['gitlab_token', /glpat-[0-9A-Za-z_-]{20,64}/],
	['npm_token', /npm_[0-9A-Za-z]{36}/],
	['pypi_token', /pypi-AgE[0-9A-Za-z_-]{50,255}/],
	['slack_token', /xox[abeoprs]-[0-9A-Za-z-]{20,255}/],
	['slack_webhook', /hooks\.slack\.com\/services\/T[0-9A-Z]{6,12}\/B[0-9A-Z]{6,12}\/[0-9A-Za-z]{20,30}/],
	['stripe_key', /[rs]k_(?:live|test)_[0-9A-Za-z]{16,255}/],
	['openai_key', /sk-(?:proj-|ant-)?[0-9A-Za-z_-]{32,255}/],
	['google_api_key', /AIza[0-9A-Za-z_-]{35}/],
	['google_oauth_token', /ya29\.[0-9A-Za-z_-]{30,255}/],
	['sendgrid_key', /SG\.[0-9A-Za-z_-]{16,64}\.[0-9A-Za-z_-]{16,64}/],
	['telegram_token', /\d{8,10}:AA[0-9A-Za-z_-]{33}/],
	['private_key', /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----(?:\\n|\\r|[\s"'+])*[0-9A-Za-z+/=]{40,80}/],
	['jwt', /eyJ[0-9A-Za-z_-]{8,600}\.eyJ[0-9A-Za-z_-]{8,2000}\.[0-9A-Za-z_-]{20,1000}/],
];

/** All of them, each in a group of its own. */
export const SHAPED = new RegExp(
	SHAPES.map(([, pattern]) => `(?<![0-9A-Za-z_-])(${pattern.source})`).join('|'),
	'g',
);

/** Every shape has one of these: most texts have none. */
export const MAY_BE_SHAPED =
	/AKIA|ASIA|gh[pousr]_|github_pat_|glpat-|npm_|pypi-|xox|hooks\.slack|[rs]k_|sk-|AIza|ya29\.|SG\.|:AA|PRIVATE KEY-----|eyJ/;

/** Likewise, in whatever case. */
export const MARKS = [
	...words('akia asia ghp_ gho_ ghu_ ghs_ ghr_ github_pat_ glpat- npm_ pypi- xox'),
	...['hooks.slack', 'rk_', 'sk_', 'sk-', 'aiza', 'ya29.', 'sg.', ':aa', 'private key-----', 'eyj'],
];

/** The shape of a match of `SHAPED`. */
export function shapeOf(match: RegExpExecArray): string {
	return SHAPES[match.findIndex((group, at) => at > 0 && group !== undefined) - 1][0];
}

/** Shapes that tests and examples are full of. */
export const COMMON_IN_TESTS: ReadonlySet<string> = new Set(['jwt', 'private_key', 'url_password']);

const PLACEHOLDER =
	/change.?(?:me|it|this)|passw|your|example|placeholder|dummy|sample|insert|replace|todo|fixme|x{3}|\*{3}|\.{3}|test|fake|mock|foo|bar|redacted|enter|some|secret.?(?:key|token|value)?$|^(?:my|the|a|an)[-_]|here|12345|abcde|qwerty|0000|1111|aaaa|lorem|default|^null$|undefined|none|empty|invalid|wrong|expired|deadbeef|hello|world/i;

/** A text that stands for a secret which is not there, or that anyone sees to be made up. */
function isMadeUp(value: string): boolean {
	return PLACEHOLDER.test(value) || new Set(value).size < Math.min(5, value.length / 2);
}

/** For token shapes, where a word inside is chance: only what says that it is none. */
export function isExampleToken(value: string): boolean {
	if (
		/exampl|IOSFODNN|x{4}|\*{3}|\.{3}|your|dummy|fake|placeholder|redacted|1234567890|abcdefgh|0{8}|1{8}/i.test(
			value,
		)
	)
		return true;
	// The token that jwt.io shows.
	return value.includes('eyJzdWIiOiIxMjM0NTY3ODkwIi') || entropyOf(value) < 2.5;
}

const NOT_A_VALUE =
	/[\s{}<>()|`"']|^(?:[$@#&%/.~]|https?:|file:|data:|env[.:]|vault:|arn:|ENC\b)|%[sdv]|:\/\//;
/** `access_token`, `user.password`, `x-auth-token`, `refreshToken`: names, not values. */
const NAME_LIKE = /^[A-Za-z]{1,40}(?:[-_.:/ ][A-Za-z]{1,40}){0,12}$/;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a literal may be a password: something nobody would name a thing by. */
export function looksLikePassword(value: string): boolean {
	if (value.length < 6 || value.length > 100 || NOT_A_VALUE.test(value)) return false;
	if (NAME_LIKE.test(value) || isMadeUp(value)) return false;
	if (UUID.test(value)) return false;
	if (/^\d+$/.test(value) || /^(?:pass(?:word)?|admin|root|user|secret|token|key)[-_]?\d{0,4}$/i.test(value))
		return false;
	return /[A-Za-z]/.test(value) && /[\d!#$%&*+=?@^~,;:]/.test(value);
}

/** Words with numbers behind them: `oauth2`, `version10`. */
const WORD_LIKE = /^(?:[A-Z]?[a-z]{1,30}(?:[A-Z][a-z]{1,30}){0,8}|[A-Z]{1,30})\d{0,3}$/;

/** Whether a literal may be a key or a token: long, with digits among letters that spell no word. */
export function looksLikeKey(value: string): boolean {
	if (value.length < 16 || value.length > 400 || NOT_A_VALUE.test(value)) return false;
	if (NAME_LIKE.test(value) || isMadeUp(value)) return false;
	const runs = value.split(/[^0-9A-Za-z]/).filter((run) => run !== '');
	const random = runs.filter(
		(run) => run.length >= 8 && !WORD_LIKE.test(run) && /\d/.test(run) && /[A-Za-z]/.test(run),
	);
	return random.length > 0 && entropyOf(value) >= 3;
}

/** Bits a character. */
function entropyOf(value: string): number {
	const counts = new Map<string, number>();
	for (const unit of value) counts.set(unit, (counts.get(unit) ?? 0) + 1);
	let entropy = 0;
	for (const count of counts.values()) entropy -= (count / value.length) * Math.log2(count / value.length);
	return entropy;
}

export function entropyClass(value: string): 'low' | 'medium' | 'high' {
	const entropy = entropyOf(value);
	return entropy < 3 ? 'low' : entropy < 4 ? 'medium' : 'high';
}
