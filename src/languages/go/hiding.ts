import { type Hiding, has, isJudged, NOTHING } from '../shared/hiding.ts';

/** Who can see what this language declares. */
export const hiding: Readonly<Record<string, Hiding>> = {
	go: {
		// Exported names below `internal` are seen by the module alone; methods may be what an interface elsewhere wants.
		isHidden: (declared) =>
			isJudged(declared) &&
			declared.around === 'module' &&
			(!has(declared, 'exported') ||
				(declared.kind !== 'method' && /(?:^|\/)internal\//.test(declared.path))),
		called: /^(?:main|init)$/,
		plain: NOTHING,
		sharesFolder: true,
	},
};
