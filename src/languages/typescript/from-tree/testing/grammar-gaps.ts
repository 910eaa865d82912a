/** Valid TypeScript or JavaScript that the tree-sitter grammars cannot read. */
interface GrammarGap {
	name: string;
	reason: string;
	/** Linear in the text. */
	pattern: RegExp;
	/** True when the grammar reports no error and reads something else. */
	silent?: true;
}

/**
 * The only inherent differences between the two parsers. Where one of these stands in a valid file,
 * the grammar reports an error, or reads something else. Valid files are read by the first parser.
 */
const GRAMMAR_GAPS: readonly GrammarGap[] = [
	{
		name: 'import-type-suffix',
		reason: 'An import type takes no type arguments, index or array suffix, and no member in parentheses.',
		pattern: /\bimport\(\s*["'][^"'\n]*["']\s*\)(?:\.\w+)*\s*[<[)]/,
	},
	{
		name: 'global-in-module',
		reason: '`global { }` inside an ambient module needs `declare` to the grammar.',
		pattern: /^\s+global\s*\{/m,
	},
	{
		name: 'export-type-star',
		reason: '`export type *` is newer than the grammar.',
		pattern: /\bexport\s+type\s+\*/,
	},
	{
		name: 'default-signature',
		reason: 'A default export of a function without name and body is not in the grammar.',
		pattern: /\bexport\s+default\s+function\s*[(<]/,
	},
	{
		name: 'mapped-key',
		reason: 'A mapped type cannot bind a keyword, nor run over `keyof readonly`.',
		pattern: /\[\s*(?:type|as|of|namespace|module)\s+in\s|\bkeyof\s+readonly\b/,
	},
	{
		name: 'variance',
		reason: 'Variance annotations on type parameters are newer than the grammar.',
		pattern: /(?:^|[<,(/]|\/\s)\s*(?:in|out)\s+[A-Z]\w*\s*(?:[,>=]|extends)/m,
	},
	{
		name: 'reserved-export-name',
		reason: 'What is imported or exported cannot be renamed from or to a reserved word.',
		pattern:
			/[{,]\s*(?:in|do|if|of|is)\s+as\s|\bas\s+(?:null|void|function|class|enum|typeof|new|this|true|false|import|export|instanceof)\s*[,}]/,
	},
	{
		name: 'modifier-as-member',
		reason: 'A member of a type cannot be named like a modifier of one.',
		pattern: /^\s+(?:abstract|accessor|declare|override)\??\s*[:(]/m,
	},
	{
		name: 'call-signature-after-line-end',
		reason: 'A generic call signature after a member that ends with its line is read as type arguments.',
		pattern: /^[ \t]+<(?:[^>\n]*>\()?$/m,
	},
	{
		name: 'type-named-type',
		reason: 'A type parameter named `type` is a keyword at the start of parentheses.',
		pattern: /\(type\s+extends\b/,
	},
	{
		name: 'pattern-in-function-type',
		reason: 'A function type whose parameter is a pattern is read as a parenthesised object type.',
		pattern: /:\s*\(\{[^{}]*\}:/,
	},
	{
		name: 'tuple-label',
		reason: 'The first place of a tuple cannot be named `namespace`.',
		pattern: /\[\s*namespace\s*\??:/,
	},
	{
		name: 'using-as-name',
		reason: 'A variable named `using` at the start of an expression is read as a declaration.',
		pattern: /\busing\s{0,8}[!=<>.?,)\]]/,
	},
	{
		name: 'generic-tagged-template',
		reason: 'Type arguments before a template are read as comparisons.',
		pattern: /\w<[\w.,\s[\]|]+>`/,
		silent: true,
	},
	{
		name: 'for-await-let-array',
		reason: 'After `for await`, `let [a]` is read as an index into a variable named let.',
		pattern: /\bfor\s+await\s*\(\s*let\s*\[/,
		silent: true,
	},
];

/** The gap that explains an error in the text, or with `silent` a difference without one. */
export function gapIn(text: string, silent: boolean): GrammarGap | null {
	return GRAMMAR_GAPS.find((gap) => (gap.silent === true) === silent && gap.pattern.test(text)) ?? null;
}
