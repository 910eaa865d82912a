import { join } from '../../../model/repository-paths.ts';

/** A namespace, and the folder below which its classes are. */
export interface NamespaceRoot {
	namespace: string;
	folder: string;
	style: 'psr-4' | 'psr-0';
}

const MAX_ROOTS = 2_000;

/** Where a `composer.json` says that classes are. */
export function readComposer(text: string, folder: string): NamespaceRoot[] {
	const roots: NamespaceRoot[] = [];
	const composer = parsed(text);
	for (const key of ['autoload', 'autoload-dev']) {
		const autoload = object(object(composer)[key]);
		for (const style of ['psr-4', 'psr-0'] as const) {
			for (const [namespace, given] of Object.entries(object(autoload[style]))) {
				for (const each of Array.isArray(given) ? given : [given]) {
					const at = typeof each === 'string' ? join(folder, each) : null;
					if (at === null || roots.length >= MAX_ROOTS) continue;
					roots.push({ namespace: namespace.replace(/\\+$/, ''), folder: at, style });
				}
			}
		}
	}
	return roots;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

function object(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? (value as Record<string, unknown>)
		: {};
}
