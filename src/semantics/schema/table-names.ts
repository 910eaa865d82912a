/** Mappers that name a table after its model when nothing else is said. */
const BY_NAME: ReadonlySet<string> = new Set(['activerecord', 'eloquent']);
const IRREGULAR: ReadonlyMap<string, string> = new Map([
	['person', 'people'],
	['man', 'men'],
	['child', 'children'],
]);

/** The table that a model without a written one stands for: `OrderItem` for `order_items`; null where no rule says. */
export function tableByName(framework: string | null, model: string | null): string | null {
	if (framework === null || model === null || !BY_NAME.has(framework)) return null;
	const name = model.slice(Math.max(model.lastIndexOf(':'), model.lastIndexOf('\\')) + 1);
	const words = name
		.replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
		.replace(/([a-z\d])([A-Z])/g, '$1_$2')
		.toLowerCase()
		.split('_');
	const last = words.pop() ?? '';
	return last === '' ? null : [...words, pluralOf(last)].join('_');
}

function pluralOf(word: string): string {
	const irregular = IRREGULAR.get(word);
	if (irregular !== undefined) return irregular;
	if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
	if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
	return `${word}s`;
}
