import { type Question, questions, type Session } from '../../engine.ts';
import type { Envelope } from '../../model/envelope.ts';
import type { Gates } from './gate.ts';
import type { Limits } from './limits.ts';
import { queryInput } from './query-input.ts';
import { type BodyReader, checkContentType, parseFields } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { replyWithAnswer } from './reply.ts';
import type { Call, Route } from './route.ts';

export interface Asking {
	session: Session;
	gates: Gates;
	bodies: BodyReader;
	limits: Limits;
	/** Aborted when the server no longer waits for answers. */
	ended: AbortSignal;
	/** Told of every answer. */
	onAnswer(envelope: Envelope<unknown>): void;
}

export const API = '/api/v1';

/** `graph callers` is `/api/v1/graph/callers`. */
export function pathOf({ name }: Pick<Question, 'name'>): string {
	return `${API}/${name.replace(' ', '/')}`;
}

/** Questions that a server answers. */
export const served: readonly Question[] = questions.filter((question) => question.commandLineOnly === null);

export function questionRoutes(asking: Asking): Route[] {
	return served.map((question) => ({
		path: pathOf(question),
		methods: ['GET', 'HEAD', 'POST'],
		isOpen: false,
		async answer(request, call) {
			const readInput = await inputOf(question, request, call, asking);
			const envelope = await askInTurn(question, readInput, call, asking);
			asking.onAnswer(envelope);
			// Of a body, nobody but who sent it knows that it is the same.
			const known = request.method === 'POST' ? null : request.headers.get('if-none-match');
			return replyWithAnswer(envelope, known);
		},
	}));
}

/** Receives what is asked. To read it is work as well, which is done when its turn comes. */
async function inputOf(
	question: Question,
	request: Request,
	{ query }: Call,
	{ bodies, limits }: Asking,
): Promise<() => unknown> {
	if (request.method !== 'POST') return () => queryInput(question, query);
	if (query !== '') {
		throw new Refusal(
			400,
			'USAGE',
			'fields are in the body and in the address',
			'Send all of them in the body.',
		);
	}
	const most = mayHoldFile(question, limits) ? limits.textBodyBytes : limits.bodyBytes;
	checkContentType(request.headers.get('content-type'));
	const body = await bodies.read(request, most);
	return () => parseFields(body);
}

function mayHoldFile({ fields }: Question, { bodyBytes }: Limits): boolean {
	return Object.values(fields).some((field) => field.type === 'text' && field.max > bodyBytes);
}

/** The place is kept until the question has really ended, also when nobody waits for its answer any more. */
async function askInTurn(
	question: Question,
	readInput: () => unknown,
	{ asker, signal }: Call,
	{ session, gates, limits, ended }: Asking,
): Promise<Envelope<unknown>> {
	const gate = question.inProcessOfItsOwn ? gates.elsewhere : gates.questions;
	const leave = await gate.enter(asker, signal);
	const stopping = new AbortController();
	const stop = () => stopping.abort();
	signal.addEventListener('abort', stop);
	ended.addEventListener('abort', stop);
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			stop();
			reject(tooLong(limits.questionMs));
		}, limits.questionMs);
	});
	const ask = async () => {
		try {
			return await session.ask(question, readInput(), { signal: stopping.signal });
		} finally {
			clearTimeout(timer);
			signal.removeEventListener('abort', stop);
			ended.removeEventListener('abort', stop);
			leave();
		}
	};
	return Promise.race([ask(), late]);
}

function tooLong(ms: number): Refusal {
	const message = `no answer within ${ms / 1000} s`;
	return new Refusal(
		504,
		'TIMED_OUT',
		message,
		'Ask for less: a lower limit or depth, or a narrower target.',
	);
}
