import { failure, openSession, questions, type Session } from './engine.ts';
import type { Questions } from './library-types.generated.ts';
import type { Envelope } from './model/envelope.ts';
import { AssayError } from './model/errors.ts';
import { nearest } from './model/nearest.ts';

export type * from './library-types.generated.ts';
export type { Completeness, Envelope, EnvelopeError, IndexStanding, Meta } from './model/envelope.ts';
export { AssayError, type ErrorCode, type ErrorPlace } from './model/errors.ts';

/** The name of a question, as on the command line: `symbol`, `graph callers`. */
export type QuestionName = keyof Questions;

export interface OpenOptions {
	/** Relative paths count from here (default: the current folder). */
	cwd?: string;
	/** For `ASSAY_DIR` and `ASSAY_JOBS` (default: those of the process). */
	env?: Record<string, string | undefined>;
}

export interface AskOptions {
	/** Gives the question up where it can be: the answer is then an error with the code `CANCELLED`. */
	signal?: AbortSignal;
}

/** The arguments of a question: nothing has to be given to one that needs nothing. */
export type Arguments<Input> = object extends Input
	? [input?: Input, options?: AskOptions]
	: [input: Input, options?: AskOptions];

/** A repository that stays open for questions. */
export interface Repository extends AsyncDisposable {
	readonly root: string;
	/** Never throws: whatever goes wrong is in the envelope. */
	ask<Name extends QuestionName>(
		name: Name,
		...given: Arguments<Questions[Name]['input']>
	): Promise<Envelope<Questions[Name]['result']>>;
	/** Told when the index is another one. Gives the function that ends it. */
	onIndex(listener: (generation: string) => void): () => void;
	close(): Promise<void>;
}

const REQUIRED_MAJOR = 24;

/**
 * Opens the repository in a folder, or the one around the current folder. Throws an `AssayError` when there is none. It has to be
 * closed, or declared with `await using`.
 */
export async function open(root?: string, options: OpenOptions = {}): Promise<Repository> {
	const { node } = process.versions;
	if (Number(node.split('.')[0]) < REQUIRED_MAJOR) {
		throw new AssayError(
			'USAGE',
			`assay needs Node.js ${REQUIRED_MAJOR}, and this is ${node}`,
			'Install a newer one.',
		);
	}
	const { cwd = process.cwd(), env = process.env } = options;
	return repositoryOf(await openSession({ cwd, env, root }));
}

function repositoryOf(session: Session): Repository {
	return {
		root: session.root,
		async ask(name, ...[input, options]) {
			const question = questions.find((one) => one.name === name);
			if (question === undefined) return failure(unknownQuestion(name));
			const envelope = await session.ask(question, input ?? {}, { signal: options?.signal });
			return envelope as Awaited<ReturnType<Repository['ask']>> as never;
		},
		onIndex(listener) {
			return session.listen((event) => {
				if (event.kind === 'index') listener(event.generation);
			});
		},
		close: () => session.close(),
		[Symbol.asyncDispose]: () => session.close(),
	};
}

function unknownQuestion(name: string): AssayError {
	const names = questions.map((question) => question.name);
	const meant = nearest(name, names);
	const hint = meant === null ? `There are: ${names.join(', ')}.` : `Did you mean ${meant}?`;
	return new AssayError('USAGE', `there is no question ${JSON.stringify(name)}`, hint);
}
