import type Database from 'better-sqlite3';

/** Two numbers that stand for a text: their sums over texts stand for a set of them. */
export interface NameHash {
	a: number;
	b: number;
}

/** The texts behind the ids of names, each read when it is first asked for. */
export class Names {
	private readonly texts: (string | null | undefined)[] = [];
	private readonly hashes: (NameHash | undefined)[] = [];
	private readonly one: Database.Statement<[number], string>;
	private readonly all: Database.Statement<[], [number, string]>;

	constructor(db: Database.Database) {
		this.one = db.prepare<[number], string>('SELECT text FROM name WHERE id = ?').pluck();
		this.all = db.prepare<[], [number, string]>('SELECT id, text FROM name').raw();
	}

	/** All at once: quicker when most will be asked for. */
	load(): void {
		for (const [id, text] of this.all.iterate()) this.texts[id] = text;
	}

	/** null when there is no such name. */
	text(id: number): string | null {
		let text = this.texts[id];
		if (text === undefined) {
			text = this.one.get(id) ?? null;
			this.texts[id] = text;
		}
		return text;
	}

	hash(id: number): NameHash {
		let hash = this.hashes[id];
		if (hash === undefined) {
			hash = hashText(this.text(id) ?? `\0no name ${id}`);
			this.hashes[id] = hash;
		}
		return hash;
	}
}

function hashText(text: string): NameHash {
	let a = 0x811c9dc5;
	let b = text.length;
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		a = Math.imul(a ^ unit, 0x01000193);
		b = Math.imul(b ^ unit, 0x5bd1e995) ^ (b >>> 15);
	}
	return { a: mixed(a), b: mixed(b ^ 0x9e3779b9) };
}

/** Spreads every bit over all of them. */
export function mixed(value: number): number {
	let bits = value ^ (value >>> 16);
	bits = Math.imul(bits, 0x85ebca6b);
	bits ^= bits >>> 13;
	bits = Math.imul(bits, 0xc2b2ae35);
	return (bits ^ (bits >>> 16)) >>> 0;
}
