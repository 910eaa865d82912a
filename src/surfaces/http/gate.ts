import { isLoopback } from './guard.ts';
import type { Limits } from './limits.ts';
import { Refusal } from './refusal.ts';

/** Lets so many questions in at a time, and so many wait for it, in the order they came. */
export interface Gate {
	/** Gives the function that leaves again. Throws a `Refusal` when there is no room. */
	enter(address: string, signal: AbortSignal): Promise<() => void>;
	readonly running: number;
	readonly waiting: number;
}

export function gateOf(limits: Pick<Limits, 'running' | 'waiting' | 'waitingMs' | 'ofOneAddress'>): Gate {
	const ofAddress = new Map<string, number>();
	const queue = new Set<() => void>();
	let running = 0;

	const admit = (address: string): void => {
		const has = ofAddress.get(address) ?? 0;
		if (has >= limits.ofOneAddress && !isThisMachine(address)) {
			throw new Refusal(
				429,
				'BUSY',
				'too many questions from one address',
				'Wait for answers before asking more.',
				RETRY,
			);
		}
		if (running >= limits.running && queue.size >= limits.waiting) throw overloaded();
		ofAddress.set(address, has + 1);
	};
	const forget = (address: string): void => {
		const has = ofAddress.get(address) ?? 0;
		if (has > 1) ofAddress.set(address, has - 1);
		else ofAddress.delete(address);
	};
	const turn = (signal: AbortSignal): Promise<void> =>
		new Promise((resolve, reject) => {
			const end = () => {
				queue.delete(begin);
				clearTimeout(timer);
				signal.removeEventListener('abort', giveUp);
			};
			const begin = () => {
				end();
				resolve();
			};
			const giveUp = () => {
				end();
				reject(overloaded());
			};
			const timer = setTimeout(giveUp, limits.waitingMs);
			signal.addEventListener('abort', giveUp);
			queue.add(begin);
		});

	return {
		get running() {
			return running;
		},
		get waiting() {
			return queue.size;
		},
		async enter(address, signal) {
			if (signal.aborted) throw overloaded();
			admit(address);
			// Whoever leaves hands its place over, so that nobody who comes at that moment is before those who wait.
			if (running < limits.running) running++;
			else {
				try {
					await turn(signal);
				} catch (error) {
					forget(address);
					throw error;
				}
			}
			return () => {
				forget(address);
				const [next] = queue;
				if (next === undefined) running--;
				else next();
			};
		},
	};
}

const RETRY = { 'retry-after': '1' };

function overloaded(): Refusal {
	return new Refusal(503, 'BUSY', 'too many questions at a time', 'Ask again in a moment.', RETRY);
}

/** Numbers of the old kind may stand inside one of the new. */
function isThisMachine(address: string): boolean {
	return isLoopback(address.replace(/^::ffff:/, ''));
}
