/** What stands before a handler, by what its name says. A name is all that is known of it here. */
export const CONTROLS = ['auth', 'validation', 'rate_limit', 'csrf'] as const;
export type ControlKind = (typeof CONTROLS)[number];

export interface Control {
	control: ControlKind;
	name: string;
}

const WORDS: Readonly<Record<ControlKind, RegExp>> = {
	auth: /auth(?!or(?!i))|login|signed.?in|jwt|bearer|token|permission|\brole|role\b|roles|guard|protect|secured|policy|\bacl\b|is_?admin|require_?(?:user|admin|member|staff|owner)|(?:admin|user|member|staff|owner|registered)s?_?only|only_?(?:admin|staff|owner)|current_?(?:active_?)?(?:user|admin|superuser)/i,
	validation: /validat|schema|celebrate|sanitiz|\bvalid\b|dto\b|body_?parser_?strict|zod|joi\b|pipe\b/i,
	rate_limit: /rate.?limit|throttl|slow.?down|limiter/i,
	csrf: /csrf|csurf|xsrf|forgery|authenticity_token/i,
};

/** Names that say the opposite: what stands outside does not count for what is inside. */
const WITHOUT = /exempt|allow_?any|anonymous|permit_?all|skip|without|\bno_|\bpublic\b|disable|ignore/i;

/** Names of what only notes something down, or finds out who asks and lets everybody through. */
const LETS_THROUGH =
	/^(?:set|update|store|log|track|record|touch|clear|remember|reset|attach|append|add|inject|parse|extract|refresh|redirect)(?=[_A-Z])|AuthenticationMiddleware$|(?:Session|Token|Basic|JWT|OAuth2?)Authentication$|^UseAuth(?:entication|orization)$|passport\.(?:initialize|session)/;

/** Headers that protect the one who reads the answer, and what is done with the answer. */
const OF_THE_ANSWER = /^helmet\b|frameguard|(?:referrer|feature|permissions|security)_?policy|serializ/i;

/** The most telling first: `csrfProtection` protects, `validateToken` authenticates. */
const PRECEDENCE: readonly ControlKind[] = ['csrf', 'rate_limit', 'auth', 'validation'];

function controlOf(name: string): ControlKind | undefined {
	return PRECEDENCE.find((each) => WORDS[each].test(name));
}

/** The controls among names of middleware, the outermost first, each name once, in their order. */
export function controlsAmong(names: readonly string[]): Control[] {
	let found: Control[] = [];
	for (const name of new Set(names)) {
		if (WITHOUT.test(name)) {
			// `AllowAnonymous` names no control: it is about who may ask.
			const without = controlOf(name) ?? 'auth';
			found = found.filter(({ control }) => control !== without);
			continue;
		}
		const control = LETS_THROUGH.test(name) || OF_THE_ANSWER.test(name) ? undefined : controlOf(name);
		if (control !== undefined) found.push({ control, name });
	}
	return found;
}
