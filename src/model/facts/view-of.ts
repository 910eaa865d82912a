/** Rows of a public view under the name of a kind of fact: data, from which the store makes the query. */
export interface ViewOf {
	view: 'symbols' | 'chunks' | 'imports' | 'call_sites' | 'files' | 'facts';
	/** Only rows of this language. */
	language?: string;
	/** Only rows of these kinds. */
	kinds?: readonly string[];
	/** Conditions that all have to hold. */
	where?: readonly Condition[];
	/** By attribute; an attribute that is not here is the column of its name. */
	columns?: Readonly<Record<string, ViewValue>>;
}

/** What a row has: a text is the name of a column, a number is itself. */
export type ViewValue =
	| string
	| number
	| { text: string }
	/** An attribute of a fact. */
	| { attribute: string }
	/** What a column has before a mark; the whole when the mark is not there. */
	| { before: string; of: string }
	/** How long a JSON list is. */
	| { lengthOf: string }
	/** The first of them that is not null. */
	| { firstOf: readonly ViewValue[] }
	/** 1 when the condition holds, 0 when not. */
	| { is: Condition }
	/** The value of the first condition that holds. */
	| { cases: readonly (readonly [Condition, ViewValue])[]; otherwise?: ViewValue }
	/** A column of the innermost symbol around the row. */
	| { ofSymbolAround: string }
	/** An attribute of a fact of that kind around the row. */
	| { ofFactAround: string; attribute: string };

/** What has to hold of a value: nothing does of one that is null, but that it is. */
export type Condition =
	| { value: ViewValue; equals: string }
	| { value: ViewValue; oneOf: readonly string[] }
	| { value: ViewValue; above: number }
	| { value: ViewValue; sameAs: ViewValue }
	| { value: ViewValue; startsWith: string }
	| { value: ViewValue; contains: string }
	/** Between spaces, commas and parentheses. */
	| { value: ViewValue; hasWord: string }
	| { value: ViewValue; isNull: boolean }
	/** A column that is 1 or 0. */
	| { flag: string }
	/** The chunk around is of this kind. */
	| { parentKind: string }
	/** A fact of this kind is around. */
	| { insideFact: string }
	| { not: Condition }
	| { any: readonly Condition[] }
	| { all: readonly Condition[] };

/** A column of the words that a kind has: each attribute of a fact under its own name. */
export function attributesAsColumns(names: readonly string[]): Record<string, ViewValue> {
	return Object.fromEntries(names.map((attribute) => [attribute, { attribute }]));
}
