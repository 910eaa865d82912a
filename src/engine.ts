import type { Setting } from './config/settings.ts';
import { ENVELOPE_VERSION, type Envelope, type Meta } from './model/envelope.ts';
import { AssayError, type ErrorCode, MisreadError } from './model/errors.ts';
import { checkInput } from './questions/check-input.ts';
import { type ContextOptions, type OwnedContext, openContext } from './questions/context.ts';
import type { Answer, Question } from './questions/question.ts';
import type { WorkspaceRequest } from './questions/workspace.ts';
import type { Session } from './session/session.ts';
import { systemFailure } from './store/failure.ts';

export { checkInput } from './questions/check-input.ts';
export type { Field } from './questions/field.ts';
export { questionGroups } from './questions/groups.ts';
export type { Question } from './questions/question.ts';
export { questions } from './questions/registry.generated.ts';
export type * from './questions/results.generated.ts';
export type { JsonSchema } from './questions/schemas.ts';
export type { AskOptions, Session, SessionEvent } from './session/session.ts';

/** Every key of the configuration file, for manuals. */
export async function settings(): Promise<readonly Setting[]> {
	return (await import('./config/settings.ts')).SETTINGS;
}

/** What questions take and give, and what is around it, as JSON Schema. */
export async function schemas(): Promise<typeof import('./questions/schemas.ts')> {
	return import('./questions/schemas.ts');
}

/** Settings of other programs, for services that put assay into them. */
export function userFiles(): Promise<typeof import('./platform/user-file.ts')> {
	return import('./platform/user-file.ts');
}

const NO_INDEX: Meta = {
	schemaVersion: ENVELOPE_VERSION,
	index: null,
	completeness: null,
	truncated: false,
	warnings: [],
};

/**
 * Answers a question. The only place where an envelope is made: whatever goes wrong becomes one, so a
 * surface never has to catch. `input` is untrusted and checked against the fields of the question.
 */
export async function ask(
	question: Question,
	input: unknown,
	options: ContextOptions,
): Promise<Envelope<unknown>> {
	const context = openContext(options);
	try {
		const checked = checkInput(question, input);
		options.signal.throwIfAborted();
		const { result, meta } = await answer(question, checked, context);
		return { ok: true, result, meta: { ...NO_INDEX, ...(await context.indexMeta()), ...meta } };
	} catch (error) {
		return failure(options.signal.aborted ? cancelled(error) : asAssayError(error));
	} finally {
		context.close();
	}
}

/** A repository that stays open for questions. Throws an `AssayError` when there is none to open. */
export async function openSession(request: WorkspaceRequest): Promise<Session> {
	const session = await import('./session/session.ts');
	return session.openSession(request, ask);
}

/** The envelope of an answer that others follow. */
export function success({ result, meta }: Answer<unknown>): Envelope<unknown> {
	return { ok: true, result, meta: { ...NO_INDEX, ...meta } };
}

/** A damaged index may show only when it is read: then it is built anew, and the question asked once more. */
async function answer(
	question: Question,
	input: Parameters<Question['handler']>[1],
	context: OwnedContext,
): Promise<Answer<unknown>> {
	try {
		return await question.handler(context, input);
	} catch (error) {
		const damage = damageIn(error);
		if (damage === null) throw error;
		await context.recover(damage);
		return question.handler(context, input);
	}
}

/** Only what SQLite calls corrupt, or we do: never a lock, a missing right or a full disk. */
function damageIn(error: unknown): string | null {
	if (!(error instanceof Error) || !('code' in error)) return null;
	const code = String(error.code);
	const isDamage = code === 'INDEX_CORRUPT' || code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
	return isDamage ? error.message : null;
}

/** The envelope of an error that was met before a question could be asked. */
export function failure(error: AssayError): Envelope<never> {
	const { code, message, hint } = error;
	const place = error instanceof MisreadError ? { place: error.place } : {};
	return { ok: false, error: { code, message, hint, ...place }, meta: NO_INDEX };
}

/** 0 for an answer (or what the question says of it), 2 for wrong use, 3 for a failure. */
export function exitCodeOf(question: Question, input: object, envelope: Envelope<unknown>): number {
	return envelope.ok ? question.exitCode(envelope.result, input) : exitCodeOfError(envelope.error.code);
}

export function exitCodeOfError(code: ErrorCode): number {
	return new AssayError(code, '', '').exitCode;
}

function cancelled(error: unknown): AssayError {
	if (error instanceof AssayError && error.code === 'CANCELLED') return error;
	return new AssayError('CANCELLED', 'cancelled', 'Nothing was changed; run it again.', error);
}

function asAssayError(cause: unknown): AssayError {
	const error = systemFailure(cause, 'answer the question');
	if (error instanceof AssayError) return error;
	const message = error instanceof Error ? error.message : String(error);
	const where = error instanceof Error ? (error.stack ?? '').split('\n')[1]?.trim() : undefined;
	const hint = `This is a defect of assay. Please report it${where === undefined ? '' : ` with: ${where}`}.`;
	return new AssayError('INTERNAL', message, hint, error);
}
