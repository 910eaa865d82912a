import { type Hiding, has, NOTHING } from '../shared/hiding.ts';

/** Who can see what this language declares. */
export const hiding: Readonly<Record<string, Hiding>> = {
	php: {
		isHidden: (declared) => declared.kind === 'method' && has(declared, 'private'),
		called: /^__/,
		plain: NOTHING,
	},
};
