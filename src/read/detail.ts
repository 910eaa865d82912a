/** How much of a file its skeleton keeps. */
export const DETAILS = ['minimal', 'standard', 'full'] as const;
export type Detail = (typeof DETAILS)[number];

/** What stays as it is: whatever has more lines than this is folded. */
export interface Limits {
	detail: Detail;
	/** Of a function, from where its body begins to its end. */
	bodyLines: number;
	/** Of an array, an object, a call or a string outside of functions. */
	literalLines: number;
	/** Of statements in a row that define nothing. */
	looseLines: number;
	/** Of imports in a row; 0 keeps one that is alone. */
	importLines: number;
	/** Of a doc comment; 0 keeps its first sentence. */
	docLines: number;
	/** Whether comments stay that describe no definition. */
	keepsComments: boolean;
	/** Whether functions inside of functions are shown. */
	showsNested: boolean;
}

export const LIMITS: Readonly<Record<Detail, Limits>> = {
	minimal: {
		detail: 'minimal',
		bodyLines: 0,
		literalLines: 3,
		looseLines: 2,
		importLines: 0,
		docLines: 0,
		keepsComments: false,
		showsNested: false,
	},
	standard: {
		detail: 'standard',
		bodyLines: 4,
		literalLines: 6,
		looseLines: 6,
		importLines: 8,
		docLines: 10,
		keepsComments: false,
		showsNested: false,
	},
	full: {
		detail: 'full',
		bodyLines: 14,
		literalLines: 20,
		looseLines: 20,
		importLines: 30,
		docLines: 40,
		keepsComments: true,
		showsNested: true,
	},
};
