import type { Resolution } from '../../../model/resolve.ts';
import type { Located } from './locate.ts';

/** A file of the repository. */
export function resolved({ path, rule }: Located): Resolution {
	return { status: 'resolved', path, rule };
}

/** A package from elsewhere, or a part of the platform. */
export function external(name: string, rule: string): Resolution {
	return { status: 'external', package: name, rule };
}

/** Nothing that is known; `rule` says what was tried. */
export function unresolved(rule: string): Resolution {
	return { status: 'unresolved', rule };
}
