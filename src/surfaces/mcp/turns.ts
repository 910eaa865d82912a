import { AssayError } from '../../model/errors.ts';

/** Lets a few do their work at a time and the others wait, in order; too many that wait are sent away. */
export class Turns {
	readonly #atOnce: number;
	readonly #mostWaiting: number;
	readonly #waiting: (() => void)[] = [];
	#running = 0;

	constructor(atOnce: number, mostWaiting: number) {
		this.#atOnce = atOnce;
		this.#mostWaiting = mostWaiting;
	}

	async take<T>(work: () => Promise<T>): Promise<T> {
		if (this.#running >= this.#atOnce) {
			if (this.#waiting.length >= this.#mostWaiting) {
				throw new AssayError('BUSY', 'too many requests wait for an answer', 'Wait for some of them.');
			}
			await new Promise<void>((resolve) => this.#waiting.push(resolve));
		} else this.#running++;
		try {
			return await work();
		} finally {
			// Who is next takes over the place.
			const next = this.#waiting.shift();
			if (next === undefined) this.#running--;
			else next();
		}
	}
}
