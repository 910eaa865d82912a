import { keepCompiledCode } from '../platform/compiled-code.ts';
import { answerSql } from '../store/answer-sql.ts';
import type { SqlQuestion } from '../store/run-sql.ts';

/** The process in which one query runs. */
process.once('message', (question: SqlQuestion) => {
	const { state, maxFileBytes } = question;
	const loadRefLinks = async () => {
		const { refLinksIn } = await import('../semantics/asking/ref-links.ts');
		const { textsOf } = await import('./file-text.ts');
		return refLinksIn(textsOf(state.root, { maxFileBytes }));
	};
	answerSql(question, loadRefLinks).then((reply) => {
		keepCompiledCode();
		process.send?.(reply, () => process.disconnect());
	});
});
