import type { Question } from '../../../engine.ts';
import type { Render } from '../page.ts';
import { RENDERERS } from './renderers.generated.ts';

/** A question without a form of its own is printed as plain lines. */
export async function rendererOf(question: Question, format: string): Promise<Render<unknown>> {
	const load = RENDERERS[format === 'text' ? question.name : `${question.name}.${format}`];
	if (load !== undefined) return (await load()) as Render<unknown>;
	const { plainLines } = await import('../../text/plain-lines.ts');
	return (result) => plainLines(result as object);
}
