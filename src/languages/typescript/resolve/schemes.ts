import type { Resolution } from '../../../model/resolve.ts';
import { external } from './answers.ts';

const SCHEME = /^([a-z][a-z0-9+.-]{1,30}):(.{0,1000})$/s;

/** What a module with a scheme (`node:fs`, `npm:react@19`, `https://…`) is; null when it has none. */
export function byScheme(module: string): Resolution | null {
	const found = SCHEME.exec(module);
	if (found === null) return null;
	const [, scheme, rest] = found;
	if (scheme === 'node') return external(module, 'builtin');
	if (scheme === 'npm' || scheme === 'jsr') {
		const name = /^\/?((?:@[^/@]{1,200}\/)?[^/@]{1,200})/.exec(rest)?.[1];
		return external(name ?? module, 'scheme');
	}
	const host = /^\/\/([^/?#]{1,300})/.exec(rest)?.[1];
	if (host !== undefined) return external(`${scheme}://${host}`, 'scheme');
	return external(scheme === 'data' ? 'data:' : module, 'scheme');
}
