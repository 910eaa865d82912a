import type { Session, SessionEvent } from '../../engine.ts';
import type { Limits } from './limits.ts';
import { Refusal } from './refusal.ts';
import { reply } from './reply.ts';

/** Tells those who listen what happens to the index, as server-sent events. */
export interface Events {
	/** A response that goes on until who listens leaves. */
	open(signal: AbortSignal): Response;
	readonly listeners: number;
	close(): void;
}

export function eventsOf(
	session: Session,
	limits: Pick<Limits, 'listeners' | 'heartbeatMs' | 'eventsWaiting'>,
): Events {
	const listeners = new Set<Listener>();
	const stopListening = session.listen((event) => {
		const text = written(event);
		for (const listener of listeners) listener.send(text);
	});
	const heartbeat = setInterval(() => {
		// A comment, as the format has it: keeps the connection from being taken for a dead one.
		for (const listener of listeners) listener.send(': still here\n\n');
	}, limits.heartbeatMs);
	heartbeat.unref();
	return {
		get listeners() {
			return listeners.size;
		},
		open(signal) {
			if (listeners.size >= limits.listeners) {
				throw new Refusal(503, 'BUSY', 'too many listeners', 'Close one that is no longer needed.');
			}
			const listener = startListener(limits.eventsWaiting, () => listeners.delete(listener));
			listeners.add(listener);
			signal.addEventListener('abort', listener.end);
			listener.send(': listening\n\n');
			return reply(200, 'text/event-stream; charset=utf-8', listener.stream, { 'x-accel-buffering': 'no' });
		},
		close() {
			stopListening();
			clearInterval(heartbeat);
			for (const listener of listeners) listener.end();
		},
	};
}

interface Listener {
	stream: ReadableStream;
	send(text: string): void;
	end(): void;
}

/** One that does not take what it is told is let go: what it missed could not be told apart from nothing. */
function startListener(mostWaiting: number, onEnd: () => void): Listener {
	const encoder = new TextEncoder();
	let controller: ReadableStreamDefaultController<Uint8Array>;
	let isOpen = true;
	const end = () => {
		if (!isOpen) return;
		isOpen = false;
		onEnd();
		controller.close();
	};
	const stream = new ReadableStream<Uint8Array>(
		{
			start(given) {
				controller = given;
			},
			cancel() {
				isOpen = false;
				onEnd();
			},
		},
		{ highWaterMark: mostWaiting },
	);
	return {
		stream,
		end,
		send(text) {
			if (!isOpen) return;
			if ((controller.desiredSize ?? 0) <= 0) end();
			else controller.enqueue(encoder.encode(text));
		},
	};
}

function written(event: SessionEvent): string {
	const { kind, ...data } = event;
	return `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
}
