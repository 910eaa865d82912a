import { endReading, type IndexReader, openWith, readAgain, tryOpen } from './reader.ts';
import type { StateFolder } from './state.ts';

/** Connections that are kept for the next question: more are open at once only while many are asked. */
const MAX_IDLE = 2;
/** Several connections are open at once. */
const IN_SERVERS = { cacheBytes: 8 << 20 };

/**
 * Opens the live index for one question after the other. To open a file and to read its schema takes longer than most
 * answers, so connections are kept; between questions they have no transaction, and so hold up no update.
 */
export class ReaderPool {
	private idle: IndexReader[] = [];
	private isClosed = false;

	/** As `openIndex`. Closing gives the connection back. */
	open(state: StateFolder): IndexReader {
		return openWith(state, (file) => {
			this.drop((reader) => reader.file !== file);
			const kept = this.idle.pop();
			const reader = kept ?? tryOpen(file, IN_SERVERS);
			if (reader === null) return null;
			try {
				return kept === undefined ? this.lent(reader, reader.generation) : this.lentAgain(kept);
			} catch (error) {
				reader.close();
				throw error;
			}
		});
	}

	close(): void {
		this.isClosed = true;
		this.drop(() => true);
	}

	private lentAgain(kept: IndexReader): IndexReader {
		return this.lent(kept, readAgain(kept, () => undefined).generation);
	}

	private lent(reader: IndexReader, generation: string): IndexReader {
		let isBack = false;
		return {
			...reader,
			generation,
			close: () => {
				if (isBack) return;
				isBack = true;
				this.takeBack(reader);
			},
		};
	}

	private takeBack(reader: IndexReader): void {
		if (this.isClosed || this.idle.length >= MAX_IDLE) {
			reader.close();
			return;
		}
		endReading(reader);
		this.idle.push(reader);
	}

	private drop(isUseless: (reader: IndexReader) => boolean): void {
		for (const reader of this.idle) if (isUseless(reader)) reader.close();
		this.idle = this.idle.filter((reader) => !isUseless(reader));
	}
}
