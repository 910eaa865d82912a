import { redact, SHORTEST_SECRET } from './redact.ts';

/** Longer texts are not kept: that something is a constant is known without it. */
const MAX_TEXT = 400;

/** The texts of a file's constants, each once, without secrets. */
export class TextTable {
	readonly list: string[] = [];
	private readonly index = new Map<string, number>();

	/** Where the text is in the list; -1 for one that is not kept. */
	add(text: string): number {
		if (text.length > MAX_TEXT) return -1;
		const known = this.index.get(text);
		if (known !== undefined) return known;
		const at = this.list.length;
		this.list.push(redactedContent(text.isWellFormed() ? text : text.toWellFormed()));
		this.index.set(text, at);
		return at;
	}

	clear(): void {
		this.list.length = 0;
		this.index.clear();
	}
}

/** The redactor knows secrets by the quotes around them. */
function redactedContent(text: string): string {
	if (text.length + 2 < SHORTEST_SECRET) return text;
	return redact(`"${text}"`).slice(1, -1);
}
