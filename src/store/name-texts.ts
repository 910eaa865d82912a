import type { Connection, Statement } from './connection.ts';

/** Texts of names by their ids. */
export interface NameTexts {
	text(id: number): string;
	/** The id of a text; undefined when no name has it. */
	find(text: string): number | undefined;
}

/** Names that are kept, so that a file mostly finds its own. */
const KEPT_NAMES = 100_000;

/** Texts of names that are in an index. */
export class StoredTexts implements NameTexts {
	private readonly statement: Statement;
	private readonly byText: Statement;
	private readonly kept = new Map<number, string>();

	constructor(db: Connection) {
		this.statement = db.prepare('SELECT text FROM name WHERE id = ?');
		this.byText = db.prepare('SELECT id FROM name WHERE text = ?');
	}

	find(text: string): number | undefined {
		return (this.byText.get(text) as { id: number } | undefined)?.id;
	}

	text(id: number): string {
		let text = this.kept.get(id);
		if (text === undefined) {
			text = (this.statement.get(id) as { text: string }).text;
			if (this.kept.size >= KEPT_NAMES) this.kept.clear();
			this.kept.set(id, text);
		}
		return text;
	}
}
