import pc from 'picocolors';
import { ask, checkInput, exitCodeOf, exitCodeOfError, failure, type Question } from '../../engine.ts';
import type { Envelope, EnvelopeError } from '../../model/envelope.ts';
import { AssayError } from '../../model/errors.ts';
import { VERSION } from '../../model/version.ts';
import { type Request, readArguments } from './arguments.ts';
import { followerOf } from './follow.ts';
import { watchSignals } from './interrupt.ts';
import { writeLines } from './output.ts';
import { type Colours, type Page, safe } from './page.ts';
import { placeLines } from './place-lines.ts';
import type { ProgressLine } from './progress.ts';
import { rendererOf } from './render/renderers.ts';
import { staleLine } from './stale.ts';

type Asked = Extract<Request, { kind: 'ask' }>;
type Served = Extract<Request, { kind: 'serve' }>;

/** Runs one command line and gives its exit code, after everything it printed has been taken. */
export async function main(argv: string[]): Promise<number> {
	try {
		return await run(argv);
	} catch (error) {
		if (!(error instanceof AssayError)) throw error;
		// What standard output does not take is told beside it, if that is not full as well.
		await writeLines(process.stderr, errorLines(error)).catch(() => false);
		return exitCodeOfError(error.code);
	}
}

async function run(argv: string[]): Promise<number> {
	const request = readArguments(argv, {
		version: VERSION,
		width: widthOf(process.stdout) ?? 80,
		colours: coloursFor(process.stdout),
	});
	switch (request.kind) {
		case 'show':
			await writeLines(process.stdout, [request.text.trimEnd()]);
			return 0;
		case 'nothing':
			await writeLines(process.stderr, [request.text.trimEnd()]);
			return 2;
		case 'wrong':
			return complain(request.error, request.json);
		case 'ask':
			return answer(request);
		case 'serve':
			return serve(request);
	}
}

/** Runs a service until it ends or is told to. */
async function serve({ service, input, root, quiet }: Served): Promise<number> {
	const interrupt = watchSignals(() => undefined);
	try {
		return await service.run({
			input: checkInput(service, input),
			cwd: currentFolder(),
			env: process.env,
			root,
			quiet,
			signal: interrupt.signal,
		});
	} catch (error) {
		if (error instanceof AssayError) return complain(error, false);
		throw error;
	} finally {
		interrupt.stop();
	}
}

async function answer(request: Asked): Promise<number> {
	let input: Record<string, unknown>;
	let cwd: string;
	try {
		input = await completeInput(request);
		cwd = currentFolder();
	} catch (error) {
		if (error instanceof AssayError) return complain(error, request.format === 'json');
		throw error;
	}
	const progress = process.stderr.isTTY && !request.quiet ? await progressLine() : null;
	const interrupt = watchSignals(() => {
		progress?.clear();
		process.stderr.write('Stopping. Press Ctrl-C again to end at once.\n');
	});
	const follow = followerOf(
		request,
		() => progress?.clear(),
		() => interrupt.end(),
	);
	try {
		const envelope = await ask(request.question, input, {
			cwd,
			env: process.env,
			root: request.root,
			signal: interrupt.signal,
			onWait: () => {
				if (!request.quiet) process.stderr.write('Waiting for another assay process to finish writing.\n');
			},
			onProgress: (state) => {
				if (!interrupt.signal.aborted) progress?.update(state);
			},
			onUpdate: follow.onUpdate,
			onTrouble: follow.onTrouble,
		});
		progress?.clear();
		if (envelope.ok && follow.hasFollowed()) return 0;
		if (!(await print(request, envelope))) return 0;
		const stopped = envelope.ok ? null : interrupt.exitCode();
		return stopped ?? exitCodeOf(request.question, input, envelope);
	} finally {
		interrupt.stop();
	}
}

/** False when nobody was left to read it. */
async function print(request: Asked, envelope: Envelope<unknown>): Promise<boolean> {
	if (request.format === 'json') return writeLines(process.stdout, [JSON.stringify(envelope)]);
	if (!envelope.ok) {
		await writeLines(process.stderr, errorLines(envelope.error));
		return true;
	}
	const render = await rendererOf(request.question, request.format);
	const page: Page = {
		width: widthOf(process.stdout) ?? Number.POSITIVE_INFINITY,
		colours: coloursFor(process.stdout),
		meta: envelope.meta,
		quiet: request.quiet,
	};
	await writeLines(
		process.stderr,
		envelope.meta.warnings.map((warning) => `${page.colours.yellow('warning:')} ${safe(warning)}`),
	);
	const stale = staleLine(envelope.meta);
	// The first line of an answer for people; beside one for programs.
	if (stale !== null && request.question.name !== 'status') {
		await writeLines(request.format === 'text' ? process.stdout : process.stderr, [
			page.colours.yellow(stale),
		]);
	}
	return writeLines(process.stdout, render(envelope.result, page));
}

async function complain(error: AssayError, json: boolean): Promise<number> {
	if (json) await writeLines(process.stdout, [JSON.stringify(failure(error))]);
	else await writeLines(process.stderr, errorLines(error));
	return exitCodeOfError(error.code);
}

function errorLines({ message, hint, place }: EnvelopeError): string[] {
	const colours = coloursFor(process.stderr);
	const label = (text: string) => colours.bold(text);
	const shown = place === undefined ? [] : placeLines(place, widthOf(process.stderr) ?? 80);
	return [
		`${colours.red(label('error:'))} ${safe(message)}`,
		...shown,
		`${colours.cyan(label('hint:'))} ${safe(hint)}`,
	];
}

/** The input with the field that may come from standard input. */
async function completeInput({ question, input, stdin }: Asked): Promise<Record<string, unknown>> {
	if (stdin && question.cli.stdinFlag !== undefined) {
		const name = question.cli.stdinFlag;
		const { readStandardInput } = await import('./stdin.ts');
		return { ...input, [name]: await readStandardInput(maxCharacters(question, name)) };
	}
	const field = question.cli.stdin;
	if (field === undefined || !needsStandardInput(question, input)) return input;
	const { [field]: _, ...others } = input;
	const { readStandardInput } = await import('./stdin.ts');
	const text = await readStandardInput(maxCharacters(question, field));
	return text.trim() === '' ? others : { ...others, [field]: text };
}

function needsStandardInput(question: Question, input: Record<string, unknown>): boolean {
	const value = input[question.cli.stdin ?? ''];
	if (value === '-') return true;
	const isAsked = value === undefined && !Object.values(input).includes(true);
	return isAsked && !process.stdin.isTTY;
}

function maxCharacters(question: Question, name: string): number {
	const field = question.fields[name];
	return field.type === 'text' ? field.max : 0;
}

function currentFolder(): string {
	try {
		return process.cwd();
	} catch (error) {
		throw new AssayError('ROOT_MISSING', 'the current folder is gone', 'Change to one that exists.', error);
	}
}

async function progressLine(): Promise<ProgressLine> {
	const { ProgressLine } = await import('./progress.ts');
	return new ProgressLine(process.stderr, coloursFor(process.stderr));
}

function coloursFor(stream: NodeJS.WriteStream): Colours {
	const { env } = process;
	return pc.createColors(stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb');
}

function widthOf(stream: NodeJS.WriteStream): number | null {
	return stream.isTTY ? Math.max(20, stream.columns || 80) : null;
}
