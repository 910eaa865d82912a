import type { Page } from '../page.ts';

/** Says that a list goes on, and how to get the rest. */
export function* continuation(next: string | null, page: Page): Generator<string> {
	if (next !== null)
		yield page.colours.yellow(`There is more: --limit for a longer list, or --cursor ${next}`);
}
