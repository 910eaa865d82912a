import { type Asker, lastOf, nextOf, Place } from './asker.ts';
import { isLoopback } from './guard.ts';
import type { Limits } from './limits.ts';
import { Refusal } from './refusal.ts';

/**
 * Lets so many questions in at a time, and so many wait for it. Next is who has lately taken least, then who came first, so that
 * one that asks now and then does not wait for those that never stop; when no more can wait, who has taken most is sent away.
 */
export interface Gate {
	/** Gives the function that leaves again. Throws a `Refusal` when there is no room. */
	enter(asker: Asker, signal: AbortSignal): Promise<() => void>;
	readonly running: number;
	readonly waiting: number;
}

/** What waits for one of these does not wait for another. */
export interface Gates {
	questions: Gate;
	/** Questions that other processes answer, which may take long and little of this one. */
	elsewhere: Gate;
	/** Other surfaces, whose requests may be any question. */
	mounts: Gate;
}

export function gatesOf(limits: Limits): Gates {
	return {
		questions: gateOf(limits),
		elsewhere: gateOf({ ...limits, running: limits.runningElsewhere }),
		mounts: gateOf(limits),
	};
}

interface Waiting {
	place: Place;
	begin(): void;
	giveUp(): void;
}

export function gateOf(limits: Pick<Limits, 'running' | 'waiting' | 'waitingMs' | 'ofOneAddress'>): Gate {
	const ofAddress = new Map<string, number>();
	const queue = new Set<Waiting>();
	let running = 0;

	const admit = (asker: Asker): void => {
		const { address } = asker;
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
		if (running >= limits.running && queue.size >= limits.waiting) makeRoom(asker);
		ofAddress.set(address, has + 1);
	};
	const makeRoom = (asker: Asker): void => {
		const last = lastOf(queue);
		if (last === null || !new Place(asker, performance.now()).isBefore(last.place)) throw overloaded();
		last.giveUp();
	};
	const forget = (address: string): void => {
		const has = ofAddress.get(address) ?? 0;
		if (has > 1) ofAddress.set(address, has - 1);
		else ofAddress.delete(address);
	};
	const turn = (asker: Asker, signal: AbortSignal): Promise<void> =>
		new Promise((resolve, reject) => {
			const end = () => {
				queue.delete(waiting);
				clearTimeout(timer);
				signal.removeEventListener('abort', giveUp);
			};
			const giveUp = () => {
				end();
				// At once, since who makes room counts.
				forget(asker.address);
				reject(overloaded());
			};
			const waiting = {
				place: new Place(asker, performance.now()),
				giveUp,
				begin() {
					end();
					resolve();
				},
			};
			const timer = setTimeout(giveUp, limits.waitingMs);
			signal.addEventListener('abort', giveUp);
			queue.add(waiting);
		});

	return {
		get running() {
			return running;
		},
		get waiting() {
			return queue.size;
		},
		async enter(asker, signal) {
			if (signal.aborted) throw overloaded();
			admit(asker);
			// Whoever leaves hands its place over, so that nobody who comes at that moment is before those who wait.
			if (running < limits.running) running++;
			else await turn(asker, signal);
			const entered = performance.now();
			return () => {
				const now = performance.now();
				asker.note(now - entered, now);
				forget(asker.address);
				const next = nextOf(queue);
				if (next === null) running--;
				else next.begin();
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
