import type { ChunkKind } from '../../../model/chunk.ts';
import type {
	AnnotationRule,
	CallRule,
	ChunkRule,
	FactRule,
	FileRule,
	HeritageRule,
	ImportRule,
} from '../../../model/facts/rules.ts';

/** The rules of one language by what they look at, so that most of what is recorded costs one lookup. */
export interface CompiledRules {
	language: string;
	calls: ReadonlyMap<string, readonly CallRule[]>;
	/** Those about all names that begin alike, by that beginning. */
	callPrefixes: readonly (readonly [prefix: string, rule: CallRule])[];
	annotations: ReadonlyMap<string, readonly AnnotationRule[]>;
	heritages: ReadonlyMap<string, readonly HeritageRule[]>;
	chunks: ReadonlyMap<ChunkKind, readonly ChunkRule[]>;
	imports: readonly ImportRule[];
	files: readonly FileRule[];
}

export function compileRules(language: string, rules: readonly FactRule[]): CompiledRules {
	const calls = new Map<string, CallRule[]>();
	const callPrefixes: [string, CallRule][] = [];
	const annotations = new Map<string, AnnotationRule[]>();
	const heritages = new Map<string, HeritageRule[]>();
	const chunks = new Map<ChunkKind, ChunkRule[]>();
	const imports: ImportRule[] = [];
	const files: FileRule[] = [];
	for (const rule of rules) {
		if (rule.languages !== undefined && !rule.languages.includes(language)) continue;
		if (rule.on === 'call') {
			const begun = rule.names.filter((name) => name.endsWith('*'));
			for (const name of begun) callPrefixes.push([name.slice(0, -1), rule]);
			enter(calls, begun.length === 0 ? rule.names : rule.names.filter((name) => !name.endsWith('*')), rule);
		} else if (rule.on === 'annotation') enter(annotations, rule.names, rule);
		else if (rule.on === 'heritage') enter(heritages, rule.names, rule);
		else if (rule.on === 'chunk') enter(chunks, rule.kinds, rule);
		else if (rule.on === 'import') imports.push(rule);
		else files.push(rule);
	}
	return { language, calls, callPrefixes, annotations, heritages, chunks, imports, files };
}

function enter<Key, Rule>(map: Map<Key, Rule[]>, keys: readonly Key[], rule: Rule): void {
	for (const key of keys) {
		const same = map.get(key);
		if (same === undefined) map.set(key, [rule]);
		else same.push(rule);
	}
}
