import { tellExport } from '../shared/told-names.ts';
import type { PassScope } from '../shared/tree-pass.ts';
import type { Walk } from './walk.ts';

/** Prefixes that say whose variable is meant; any other is a drive, `env:`, and part of the name. */
const SCOPES = new Set(['script', 'global', 'local', 'private', 'using']);

interface VariableName {
	/** Without `$`, braces and the scope: `cache` of `$script:cache`. */
	name: string;
	/** Offset of the name. */
	start: number;
	/** The scope as written, in lower case; '' for none. */
	scope: string;
}

export function variableName(walk: Walk, node: number): VariableName {
	const written = walk.textOf(node);
	let start = walk.tree.start[node] + 1;
	let name = written.slice(1);
	if (name.startsWith('{')) {
		name = name.slice(1, name.endsWith('}') ? -1 : undefined);
		start++;
	}
	const colon = name.indexOf(':');
	const prefix = colon === -1 ? '' : name.slice(0, colon).toLowerCase();
	if (!SCOPES.has(prefix)) return { name, start, scope: '' };
	return { name: name.slice(colon + 1), start: start + colon + 1, scope: prefix };
}

/** The scope that a variable is written in. */
export function scopeFor(walk: Walk, { name, scope }: VariableName): PassScope {
	if (scope === 'script' || scope === 'global') return walk.scopes[0];
	if (scope !== 'local' && scope !== 'private') {
		for (let at = walk.scopes.length - 1; at >= 0; at--) {
			if (walk.knows(walk.scopes[at], name)) return walk.scopes[at];
			if (walk.scopes[at].isClosed) break;
		}
	}
	return walk.scope;
}

/** What is not a variable at all, and what the language itself sets. */
export function constantOf(name: string): 'boolean' | 'null' | 'this' | null {
	switch (name.toLowerCase()) {
		case 'true':
		case 'false':
			return 'boolean';
		case 'null':
			return 'null';
		case 'this':
			return 'this';
		default:
			return null;
	}
}

/** What a file defines at its top level is there for whoever loads it, unless the file says what is. */
export function exportTop(walk: Walk, name: string, start: number, chunk: number): void {
	if (walk.exportsByName || walk.scope !== walk.scopes[0]) return;
	tellExport(walk.out, name, start, start + name.length, chunk);
}
