import { FRAMEWORK_CONTROLS, type KnownKind, knownControl, READS_FREELY } from './known-controls.ts';
import type { Refusals } from './refusals.ts';
import type { Meaning, Symbols } from './symbols.ts';

/** What may stand before a handler. */
export const CONTROLS: readonly KnownKind[] = ['auth', 'validation', 'rate_limit', 'csrf'];

/** `unknown`: it is named like authentication, or refuses some requests, and nothing here shows that it asks who calls. */
export type ControlKind = KnownKind | 'unknown';

export interface Control {
	control: ControlKind;
	name: string;
}

/** Something that runs before a handler, with the file that says so. */
export interface Running {
	name: string;
	file: number;
	language: string;
	framework: string;
	/** Said for a whole application. */
	everywhere: boolean;
}

const WORDS: Readonly<Record<KnownKind, RegExp>> = {
	auth: /auth(?!or(?!i))|login|signed.?in|jwt|bearer|token|permission|\brole|role\b|roles|guard|protect|secured|policy|\bacl\b|is_?admin|require_?(?:user|admin|member|staff|owner)|(?:admin|user|member|staff|owner|registered)s?_?only|only_?(?:admin|staff|owner)|current_?(?:active_?)?(?:user|admin|superuser)|UserPassesTest/i,
	validation: /validat|schema|celebrate|sanitiz|\bvalid\b|dto\b|body_?parser_?strict|zod|joi\b|pipe\b/i,
	rate_limit: /rate.?limit|throttl|slow.?down|limiter/i,
	csrf: /csrf|csurf|xsrf|forgery|authenticity_token/i,
};

/** Names that say who may ask: with a refusal by 403 that is enough. `guard` and `token` do not. */
const ASKS_WHO =
	/auth(?!or(?!i))|login|signed.?in|jwt|bearer|permission|role|\bacl\b|polic|admin|owner|member|staff|superuser|(?:user|registered)s?_?only|current_?(?:active_?)?user/i;

/** Names that say the opposite: what stands outside does not count for what is inside. */
const WITHOUT = /exempt|allow_?any|anonymous|permit_?all|skip|without|\bno_|\bpublic\b|disable|ignore/i;

/** Names of what lets through who is not known. */
const IS_OPTIONAL = /optional|maybe|_if_|if(?:Auth)?(?:Needed|Required|Present|Config)|try_?auth/i;

/** Methods that permissions such as `IsOwnerOrReadOnly` leave open; `ANY` includes them. */
const READING = /^(?:GET|HEAD|OPTIONS|ANY)$/;

/** Names of what only notes something down, or finds out who asks and lets everybody through. */
const LETS_THROUGH =
	/^(?:set|update|store|log|track|record|touch|clear|remember|reset|attach|append|add|inject|parse|extract|refresh|redirect)(?=[_A-Z])|AuthenticationMiddleware$|(?:Session|Token|Basic|JWT|OAuth2?)Authentication$|^UseAuth(?:entication|orization)$|passport\.(?:initialize|session)/;

/** Headers that protect the one who reads the answer, and what is done with the answer. */
const OF_THE_ANSWER = /^helmet\b|frameguard|(?:referrer|feature|permissions|security)_?policy|serializ/i;

/** The most telling first: `csrfProtection` protects, `validateToken` authenticates. */
const PRECEDENCE: readonly KnownKind[] = ['csrf', 'rate_limit', 'auth', 'validation'];

function namedLike(name: string): KnownKind | undefined {
	return PRECEDENCE.find((each) => WORDS[each].test(name));
}

/** What is known of what runs before handlers: packages by a table, symbols of the repository by what they do. */
export class Controls {
	private readonly symbols: Pick<Symbols, 'meaning' | 'ofPath'>;
	private readonly refusals: Pick<Refusals, 'of'>;
	private readonly seen = new Map<string, ControlKind | null>();

	constructor(symbols: Pick<Symbols, 'meaning' | 'ofPath'>, refusals: Pick<Refusals, 'of'>) {
		this.symbols = symbols;
		this.refusals = refusals;
	}

	/** The controls among what runs, the outermost first, each name once, in their order. */
	among(running: readonly Running[], method: string): Control[] {
		let found: Control[] = [];
		const names = new Set<string>();
		for (const each of running) {
			const { name } = each;
			if (names.has(name)) continue;
			names.add(name);
			if (WITHOUT.test(name)) {
				// `AllowAnonymous` names no control: it is about who may ask.
				const without = namedLike(name) ?? 'auth';
				found = found.filter(
					({ control }) => control !== without && !(control === 'unknown' && without === 'auth'),
				);
				continue;
			}
			const isReading = READING.test(method) && READS_FREELY.test(name);
			const control = isReading ? 'unknown' : this.of(each);
			if (control !== null) found.push({ control, name });
		}
		return found;
	}

	private of(running: Running): ControlKind | null {
		const { file, framework, name, everywhere } = running;
		const key = `${file}\0${framework}\0${everywhere ? 1 : 0}\0${name}`;
		let found = this.seen.get(key);
		if (found === undefined) {
			found = this.decide(running);
			this.seen.set(key, found);
		}
		return found;
	}

	private decide(running: Running): ControlKind | null {
		const { name, framework, everywhere } = running;
		// `IsOwner | ReadOnly` asks no more than the weaker of the two.
		if (name.includes(' | ')) {
			const each = name.split(' | ').map((part) => this.decide({ ...running, name: part }));
			return each.every((control) => control === 'auth') ? 'auth' : 'unknown';
		}
		if (LETS_THROUGH.test(name) || OF_THE_ANSWER.test(name)) return null;
		const like = namedLike(name);
		// What is not about who asks is shown as its name says.
		if (like !== undefined && like !== 'auth') return like;
		const bare = /^[^\s(<]{1,200}/.exec(name)?.[0] ?? '';
		if (FRAMEWORK_CONTROLS[framework]?.test(bare)) return 'auth';
		const unknown = like === undefined ? null : 'unknown';
		if (IS_OPTIONAL.test(name)) return unknown;
		const meaning = this.meaning(running, bare);
		if (meaning === null) return unknown;
		if (meaning.chunk === null) return knownControl(meaning.module, meaning.name) ?? unknown;
		const refusal = this.refusals.of(meaning.chunk.id);
		if (refusal === null) return unknown;
		// What runs for everything and refuses something does not refuse everybody.
		if (everywhere && framework === 'django') return 'unknown';
		if (refusal.by === 'known') return refusal.control;
		return ASKS_WHO.test(name) ? 'auth' : 'unknown';
	}

	/** Settings name classes by their whole paths. */
	private meaning({ file, language, framework, everywhere }: Running, bare: string): Meaning | null {
		const isPath = (everywhere && framework === 'django') || framework === 'rest_framework';
		return isPath && bare.includes('.')
			? this.symbols.ofPath(file, language, bare)
			: this.symbols.meaning(file, language, bare);
	}
}
