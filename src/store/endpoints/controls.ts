/** What stands before a handler, by what its name says. A name is all that is known of it here. */
export const CONTROLS = ['auth', 'validation', 'rate_limit', 'csrf'] as const;
export type ControlKind = (typeof CONTROLS)[number];

export interface Control {
	control: ControlKind;
	name: string;
}

const WORDS: Readonly<Record<ControlKind, RegExp>> = {
	auth: /auth(?!or(?!i))|login|signed.?in|jwt|bearer|token|permission|\brole|role\b|roles|guard|protect|secured|policy|\bacl\b|is_?admin|require_?(?:user|admin)|current_?(?:active_?)?(?:user|admin|superuser)/i,
	validation: /validat|schema|celebrate|sanitiz|\bvalid\b|dto\b|body_?parser_?strict|zod|joi\b|pipe\b/i,
	rate_limit: /rate.?limit|throttl|slow.?down|limiter/i,
	csrf: /csrf|csurf|xsrf|anti.?forgery/i,
};

/** Names that say the opposite. */
const WITHOUT = /exempt|allow_?any|anonymous|permit_?all|skip|without|\bno_|\bpublic\b|disable|ignore/i;

/** The most telling first: `csrfProtection` protects, `validateToken` authenticates. */
const PRECEDENCE: readonly ControlKind[] = ['csrf', 'rate_limit', 'auth', 'validation'];

/** The controls among names of middleware, each name once, in their order. */
export function controlsAmong(names: readonly string[]): Control[] {
	return [...new Set(names)].flatMap((name) => {
		const control = WITHOUT.test(name) ? undefined : PRECEDENCE.find((each) => WORDS[each].test(name));
		return control === undefined ? [] : [{ control, name }];
	});
}
