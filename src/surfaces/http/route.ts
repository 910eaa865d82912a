import type { Asker } from './asker.ts';

/** What is known of a request besides itself. */
export interface Call {
	asker: Asker;
	/** Behind the question mark. */
	query: string;
	/** Aborted when who asked has gone. */
	signal: AbortSignal;
}

/** Something a server answers: one path, exactly as written. */
export interface Route {
	path: string;
	methods: readonly string[];
	/** Says nothing about the repository, and is answered without a token. */
	isOpen: boolean;
	answer(request: Request, call: Call): Response | Promise<Response>;
}

/** What another surface answers on this server: it sees requests that may be answered, with bodies that are not too large. */
export interface Mount {
	path: string;
	handle(request: Request): Promise<Response>;
	close(): void | Promise<void>;
}
