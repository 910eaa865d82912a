import { sha256 } from '../platform/digest.ts';
import { LEVELS, type Level, type PackItem } from './pack.ts';

/** What is kept of an item of a pack, so that another pack need not repeat it. */
export interface KeptItem {
	/** Which thing it is, whatever its text. */
	key: string;
	/** Of its text in full. */
	digest: string;
	level: Level;
}

const DIGEST = 16;

export function keptItem(item: PackItem, text: string | null, level: Level): KeptItem {
	const part = item.kind === 'module' ? `:${item.summary}` : '';
	const key = `${item.file}#${item.name}#${item.kind}${part}`;
	return { key, digest: sha256(`${text ?? item.summary}`).slice(0, DIGEST), level };
}

/** Items that an earlier pack had. */
export class KnownItems {
	private readonly items: ReadonlyMap<string, KeptItem>;
	private readonly seen = new Set<string>();

	constructor(items: readonly KeptItem[]) {
		this.items = new Map(items.map((item) => [item.key, item]));
	}

	/** Whether it was shown, at least as much of it, and is the same. */
	has({ key, digest, level }: KeptItem): boolean {
		const known = this.items.get(key);
		if (known === undefined || known.digest !== digest) return false;
		this.seen.add(key);
		return LEVELS.indexOf(known.level) >= LEVELS.indexOf(level);
	}

	/** Those that are not there any more, or are not the same. */
	gone(): number {
		return this.items.size - this.seen.size;
	}
}

/** Names a pack by its request and everything in it. */
export function packHash(request: unknown, items: readonly KeptItem[]): string {
	return sha256(
		JSON.stringify([1, request, items.map(({ key, digest, level }) => [key, digest, level])]),
	).slice(0, DIGEST);
}
