/** Exit codes of a process that a signal ended, by custom. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof EXIT_CODES;

export interface Interrupt {
	signal: AbortSignal;
	/** Ends the work as a signal would, without being one. */
	end(): void;
	/** 130 or 143 once a signal has come, else null. */
	exitCode(): number | null;
	stop(): void;
}

/**
 * Turns the first Ctrl-C or SIGTERM into an abort, so that work can end without leaving anything half
 * done; the second ends the process where it stands. `onSignal` is told about the first.
 */
export function watchSignals(onSignal: () => void): Interrupt {
	const controller = new AbortController();
	let received: Signal | null = null;
	const handle = (signal: Signal) => {
		if (received !== null) process.exit(EXIT_CODES[signal]);
		received = signal;
		onSignal();
		controller.abort();
	};
	const names = Object.keys(EXIT_CODES) as Signal[];
	for (const name of names) process.on(name, handle);
	return {
		signal: controller.signal,
		end: () => controller.abort(),
		exitCode: () => (received === null ? null : EXIT_CODES[received]),
		stop: () => {
			for (const name of names) process.off(name, handle);
		},
	};
}
