import { FUNCTIONS, type Hiding, has, NOTHING } from '../shared/hiding.ts';

/** Who can see what this language declares. */
export const hiding: Readonly<Record<string, Hiding>> = {
	solidity: {
		isHidden: (declared) => FUNCTIONS.has(declared.kind) && has(declared, 'private'),
		called: NOTHING,
		plain: NOTHING,
	},
};
