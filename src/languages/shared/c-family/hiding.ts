import { type Hiding, has, NOTHING } from '../hiding.ts';

/** C and C++: a function that its file alone sees. */
export const C_HIDING: Hiding = {
	isHidden: (declared) =>
		declared.kind === 'function' && has(declared, 'static') && /\.(?:c|cc|cpp|cxx|m|mm)$/.test(declared.path),
	called: /^main$/,
	plain: NOTHING,
};
