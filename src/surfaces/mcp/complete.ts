import type { CompleteResult } from '@modelcontextprotocol/server';
import type { SearchResult, Session } from '../../engine.ts';
import { answer } from './resources.ts';

const MOST = 20;
const MAX_TYPED = 200;

type Completion = CompleteResult['completion'];

interface Typed {
	/** The prompt, or the template of resources, that is being filled in. */
	of: string;
	argument: string;
	value: string;
}

/** What may be meant by what was typed so far: paths for resources, names and paths for prompts. */
export async function complete(
	session: Session,
	{ of, argument, value }: Typed,
	signal: AbortSignal,
): Promise<Completion> {
	const typed = value.slice(0, MAX_TYPED).trim();
	if (typed === '') return { values: [], hasMore: false };
	const types =
		TYPES[`${of} ${argument}`] ?? (of.startsWith('assay://') && argument === 'path' ? ['file'] : []);
	const values = new Set<string>();
	for (const type of types) {
		const input = { query: typed, type, limit: MOST };
		const { hits } = await answer<SearchResult>(session, 'search', input, { signal });
		for (const hit of hits) values.add(type === 'file' ? hit.file : (hit.qualifiedName ?? hit.file));
	}
	return { values: [...values].slice(0, MOST), hasMore: values.size > MOST };
}

/** Which searches complete an argument of a prompt. A revision is not for us to guess. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
	'explain target': ['symbol', 'file'],
	'explore area': ['file'],
};
