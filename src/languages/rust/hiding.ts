import { type Hiding, has, isJudged } from '../shared/hiding.ts';

/** Who can see what this language declares. */
export const hiding: Readonly<Record<string, Hiding>> = {
	rust: {
		isHidden: (declared) => isJudged(declared) && (has(declared, 'private') || has(declared, 'protected')),
		called: /^main$/,
		plain: /^(?:inline|must_use|derive|allow|expect|doc|track_caller|cold|non_exhaustive)$/,
	},
};
