import { keepCompiledCode } from '../platform/compiled-code.ts';
import { answerSql, type OpenViews } from '../store/answer-sql.ts';
import type { SqlQuestion } from '../store/run-sql.ts';
import { openViews } from './open-views.ts';

const MENTIONS_REFS = /\brefs\b/i;

/** Where references lead is found by code that takes a while to load. */
const open: OpenViews = async ({ state, maxFileBytes, sql }, options) => {
	if (!MENTIONS_REFS.test(sql)) return openViews(state, options);
	const { refLinksIn } = await import('../semantics/asking/ref-links.ts');
	const { textsOf } = await import('./file-text.ts');
	return openViews(state, { ...options, refLinks: refLinksIn(textsOf(state.root, { maxFileBytes })) });
};

/** The process in which one query runs. */
process.once('message', (question: SqlQuestion) => {
	answerSql(question, open).then((reply) => {
		keepCompiledCode();
		process.send?.(reply, () => process.disconnect());
	});
});
