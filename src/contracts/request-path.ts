/** What a call asks for: `{}` stands for what is put into it when the program runs. */
export interface RequestPath {
	/** `root`: from the root of a server of one's own; `unknown`: below something that is not known; `external`: of another host. */
	base: 'root' | 'unknown' | 'external';
	/** What is put before the path, as written: `{API_URL}`. */
	below: string | null;
	host: string | null;
	segments: string[];
}

const HOLE = '{}';
const HOLES = /\$?\{[^{}]{0,200}\}/g;
const OWN_HOST =
	/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\]|host\.docker\.internal|testserver|test)(?::[\d{}]{1,9})?$/;

/** Takes an address apart; null when it has no path that is known. */
export function readRequestPath(written: string): RequestPath | null {
	// `${base}/https://…`: a whole address takes no base.
	let text = written.trim().replace(/^(?:\{[^{}]{0,60}\}|\/){1,4}(?=https?:\/\/)/, '');
	let base: RequestPath['base'] = 'unknown';
	let below: string | null = null;
	let host: string | null = null;
	const absolute = /^(?:[a-z]{2,5}:)?\/\/([^/?#]{0,300})/i.exec(text);
	if (absolute !== null) {
		host = absolute[1].replace(HOLES, HOLE);
		below = /\{[^{}]{0,60}\}/.exec(absolute[1])?.[0] ?? null;
		text = text.slice(absolute[0].length);
		const known = host.replaceAll(HOLE, '').replace(/:\d{0,5}$/, '');
		base = OWN_HOST.test(host) ? 'root' : known === '' ? 'unknown' : 'external';
	} else {
		const before = /^(?:\{[^{}]{0,60}\}){1,8}(?![?#]|$)/.exec(text)?.[0] ?? '';
		if (before === '' && text.startsWith('/')) base = 'root';
		below = before === '' ? null : before;
		text = text.slice(before.length);
	}
	const path = text.replace(/[?#].*$/s, '');
	const segments = path
		.split('/')
		.filter((part) => part !== '' && part !== '.')
		.map((part) => part.replace(HOLES, HOLE));
	if (base === 'external') return { base, below, host, segments };
	if (segments.every((part) => part === HOLE) && !(base === 'root' && path === '/')) return null;
	return { base, below, host, segments };
}

/** Whether a call asks for a path, or for something below it. */
export function isCalled(url: string, path: string): boolean {
	const found = readRequestPath(url);
	if (found === null) return false;
	const whole = `/${found.segments.join('/')}`;
	const wanted = path.startsWith('/') ? path : `/${path}`;
	return whole.startsWith(wanted) || (found.base === 'unknown' && wanted.endsWith(whole));
}
