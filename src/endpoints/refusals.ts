import type { EndpointRows } from '../store/queries/endpoint-rows.ts';
import { type KnownKind, knownControl, READS_FREELY } from './known-controls.ts';
import type { Symbols } from './symbols.ts';

/** Calls of one symbol, and symbols behind it, that are looked at. */
const MAX_CALLS = 200;
const MAX_DEPTH = 4;

/**
 * How a symbol of the repository can be seen to refuse a request: it answers 401 or stands on a control that
 * is known (`known`), it sends to the login (`login`), or it answers 403 or is asked by a framework that does
 * (`denied`), which a check of anything may do.
 */
export interface Refusal {
	by: 'known' | 'login' | 'denied';
	control: KnownKind;
}

interface Call {
	name: string;
	receiver: string | null;
	args: readonly string[];
}

const UNAUTHORIZED = /\b401\b|(?:^|\W)(?:Status)?Unauthorized\b|\bUNAUTHORIZED\b|HTTP_401|:unauthorized\b/;
const FORBIDDEN = /\b403\b|(?:^|\W)(?:Status)?Forbidden\b|\bFORBIDDEN\b|HTTP_403|:forbidden\b/;
const RAISES_401 =
	/^(?:\w{0,40}Unauthorized\w{0,30}|unauthorized|\w{0,30}NotAuthenticated\w{0,20}|AuthenticationFailed)$/;
const RAISES_403 =
	/^(?:\w{0,40}(?:Forbidden|PermissionDenied|AccessDenied|NotAuthorized)\w{0,30}|forbidden|forbid|handle_no_permission|deny_access)$/;
const REDIRECTS =
	/^(?:redirect|redirect_to|redirectTo|sendRedirect|redirect_to_login|RedirectResponse|HttpResponseRedirect|navigateTo)$/;
const LOGIN = /log[-_]?in|sign[-_]?in|new_\w{0,20}session/i;
const NOTES_DOWN = /^(?:print|println|printf|includes|expect|equal)$/;
const OF_A_LOG = /\b(?:log|logger|logging|console|_logger)$/i;
const HAS_DEPENDENCY = /^(?:Depends|Security)$/;
/** Methods whose answer a framework refuses by. */
const ASKED = /^(?:canActivate|has_permission|has_object_permission|test_func)$/;

export class Refusals {
	private readonly rows: EndpointRows;
	private readonly symbols: Symbols;
	private readonly known = new Map<number, Refusal | null>();

	constructor(rows: EndpointRows, symbols: Symbols) {
		this.rows = rows;
		this.symbols = symbols;
	}

	/** What a symbol refuses by; null when nothing of the kind can be seen in it. */
	of(id: number, depth = 0): Refusal | null {
		const known = this.known.get(id);
		if (known !== undefined) return known;
		if (depth >= MAX_DEPTH) return null;
		this.known.set(id, null);
		const found = this.read(id, depth);
		this.known.set(id, found);
		return found;
	}

	private read(id: number, depth: number): Refusal | null {
		const chunk = this.rows.extentOf(id);
		if (chunk === null) return null;
		const { file, language, start, end, signature } = chunk;
		let best: Refusal | null = null;
		const take = (found: Refusal | null) => {
			if (found !== null && (best === null || STRENGTH[found.by] > STRENGTH[best.by])) best = found;
		};
		for (const base of basesIn(signature ?? '')) take(this.named(file, language, base, depth));
		const calls = this.rows.callsWithin(file, start, end, MAX_CALLS);
		for (const call of calls) {
			take(refusalIn(call));
			if (HAS_DEPENDENCY.test(call.name) && call.args.length > 0)
				take(this.named(file, language, call.args[0], depth));
			else {
				const callee = call.receiver === null ? call.name : `${call.receiver}.${call.name}`;
				take(this.packaged(file, language, callee));
			}
		}
		if (best === null && this.rows.membersOf(id).some((name) => ASKED.test(name)))
			best = { by: 'denied', control: 'auth' };
		return best;
	}

	/** What a name refuses by that a symbol is made of. */
	private named(file: number, language: string, written: string, depth: number): Refusal | null {
		const bare = /^[\p{L}_$][\p{L}\p{N}_$.]{0,120}/u.exec(written)?.[0];
		if (bare === undefined) return null;
		const meaning = this.symbols.meaning(file, language, bare);
		if (meaning === null || READS_FREELY.test(meaning.name)) return null;
		return meaning.chunk === null
			? asKnown(knownControl(meaning.module, meaning.name))
			: this.of(meaning.chunk.id, depth + 1);
	}

	private packaged(file: number, language: string, callee: string): Refusal | null {
		if (!/^[\p{L}_$][\p{L}\p{N}_$.]{0,120}$/u.test(callee)) return null;
		if (this.rows.importOf(file, callee.split('.', 1)[0])?.module == null) return null;
		const meaning = this.symbols.meaning(file, language, callee);
		return meaning?.chunk === null ? asKnown(knownControl(meaning.module, meaning.name)) : null;
	}
}

const STRENGTH: Readonly<Record<Refusal['by'], number>> = { denied: 0, login: 1, known: 2 };

function asKnown(control: KnownKind | null): Refusal | null {
	return control === null ? null : { by: 'known', control };
}

function refusalIn({ name, receiver, args }: Call): Refusal | null {
	if (NOTES_DOWN.test(name) || OF_A_LOG.test(receiver ?? '')) return null;
	if (RAISES_401.test(name)) return { by: 'known', control: 'auth' };
	if (args.some((arg) => UNAUTHORIZED.test(arg))) return { by: 'known', control: 'auth' };
	if (name === 'redirect_to_login' || (REDIRECTS.test(name) && args.some((arg) => LOGIN.test(arg))))
		return { by: 'login', control: 'auth' };
	if (RAISES_403.test(name) || args.some((arg) => FORBIDDEN.test(arg)))
		return { by: 'denied', control: 'auth' };
	return null;
}

/** What a class stands on: behind `extends`, or in the parentheses of Python. */
function basesIn(signature: string): string[] {
	const written =
		/\bextends\s+([^{]{1,300})/.exec(signature)?.[1] ??
		/\bclass\s+\w{1,120}(?:\[[^\]]{0,100}\])?\(([^)]{1,300})\)/.exec(signature)?.[1] ??
		'';
	return written.split(',').map((each) => each.trim());
}
