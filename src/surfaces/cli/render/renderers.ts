import type { Question } from '../../../engine.ts';
import type { Render } from '../page.ts';
import { RENDERERS } from './renderers.generated.ts';

export async function rendererOf(question: Question, format: string): Promise<Render<unknown>> {
	const load = RENDERERS[format === 'text' ? question.name : `${question.name}.${format}`];
	return (await load()) as Render<unknown>;
}
