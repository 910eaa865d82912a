/** What a server takes from others before it refuses. Tests use smaller ones. */
export interface Limits {
	/** Of a request's headers together with its address. */
	headerBytes: number;
	/** Of a body, of one that does not say its length beforehand, and of one that may hold the text of a file. */
	bodyBytes: number;
	unannouncedBytes: number;
	textBodyBytes: number;
	/** Of all bodies that are being received. */
	heldBytes: number;
	/** Until the headers are there, and until the whole request is. */
	headersMs: number;
	requestMs: number;
	/** Connections open at a time, and requests that one may send ahead of their answers. */
	connections: number;
	ahead: number;
	/** A connection on which nothing happens is closed. */
	idleMs: number;
	/** Questions answered at a time by this process, and by others; those that may wait for either, and for how long. */
	running: number;
	runningElsewhere: number;
	waiting: number;
	waitingMs: number;
	/** Questions that one address may have running or waiting; this machine may have all. */
	ofOneAddress: number;
	/** Until an answer. */
	questionMs: number;
	/** Who may listen to events at a time, how often silence is broken, and what may wait to be taken by one of them. */
	listeners: number;
	heartbeatMs: number;
	eventsWaiting: number;
	/** What runs when the server is told to end may take this long. */
	endMs: number;
}

const MEBIBYTE = 1 << 20;

export const LIMITS: Limits = {
	headerBytes: 16_384,
	bodyBytes: MEBIBYTE,
	unannouncedBytes: MEBIBYTE / 8,
	textBodyBytes: 16 * MEBIBYTE,
	heldBytes: 64 * MEBIBYTE,
	headersMs: 10_000,
	requestMs: 30_000,
	connections: 512,
	ahead: 8,
	idleMs: 120_000,
	running: 4,
	runningElsewhere: 4,
	waiting: 128,
	waitingMs: 10_000,
	ofOneAddress: 32,
	questionMs: 60_000,
	listeners: 32,
	heartbeatMs: 15_000,
	eventsWaiting: 256,
	endMs: 10_000,
};
