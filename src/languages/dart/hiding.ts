import { type Hiding, isJudged, NOTHING } from '../shared/hiding.ts';

/** Who can see what this language declares. */
export const hiding: Readonly<Record<string, Hiding>> = {
	dart: {
		isHidden: (declared) => isJudged(declared) && /^_[^_]/.test(declared.name),
		called: NOTHING,
		plain: /^(?:override|Deprecated|deprecated|visibleForTesting|immutable)$/,
	},
};
