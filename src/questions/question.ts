import type { z as Zod } from 'zod';
import type { BuildProgress } from '../model/build.ts';
import type { Meta } from '../model/envelope.ts';
import type { IndexReader } from '../store/reader.ts';
import type { Fields, Input } from './field.ts';
import type { Freshness } from './freshness.ts';
import type { Workspace, WorkspaceRequest } from './workspace.ts';

/** What a handler may use. Root, settings and index are found when first asked for. */
export interface Context {
	readonly request: WorkspaceRequest;
	readonly signal: AbortSignal;
	onProgress(progress: BuildProgress): void;
	onWait(): void;
	workspace(): Promise<Workspace>;
	/** Hands over an answer that is followed by others: for questions that go on until told to stop. */
	onUpdate(answer: Answer<unknown>): void;
	/** Tells of what is in the way of such a question now. */
	onTrouble(message: string): void;
	/** Puts a message beside the answer: something happened that nobody asked for. */
	onWarning(message: string): void;
	/**
	 * The index, up to date where that takes little. Open until the answer is given; the engine closes it
	 * and tells its generation in `meta`.
	 */
	index(): Promise<IndexReader>;
	/** An index of nothing but a text that is not saved; `given` is the path it belongs to. */
	unsaved(given: string, text: string): Promise<IndexReader>;
	/** The index as it was published last, for questions about the index itself. */
	published(): Promise<{ reader: IndexReader; freshness: Freshness }>;
}

export interface Answer<Result> {
	result: Result;
	/** What the handler knows better than the engine about its answer. */
	meta?: Partial<Meta>;
}

export interface Example {
	/** Arguments after `assay`. */
	command: string;
	about: string;
}

export interface QuestionSpec<F extends Fields, Output extends Zod.ZodType> {
	name: string;
	/** Where it stands in lists: those with smaller numbers come first. */
	order: number;
	/** `write` changes the index, files or what people decided; `read` may only bring the index up to date. */
	effect: 'read' | 'write';
	/** One line, for lists. */
	summary: string;
	/** A paragraph, for people who read the help of this one. */
	description: string;
	examples: readonly Example[];
	fields: F;
	/** How the command line presents it, beyond a flag for every field. */
	cli?: CliForm<F>;
	output: (z: typeof Zod) => Output;
	handler: (context: Context, input: Input<F>) => Promise<Answer<Zod.output<Output>>>;
	/** Why servers do not offer it: it writes, takes long or leaves the repository. */
	commandLineOnly?: string;
	/** Another process does most of the work (SQL, git), which others that ask need not wait for. */
	inProcessOfItsOwn?: true;
	/** Exit code of a command whose answer is no error, when it is not always 0. */
	exitCode?: (result: Zod.output<Output>, input: Partial<Input<F>>) => 0 | 1 | 3;
}

export interface CliForm<F extends Fields> {
	/** Fields given by place, in order. */
	positional?: readonly (keyof F & string)[];
	/** The last of these, when its words need no quotes: all that is left is one text. */
	joined?: keyof F & string;
	/** The first argument is the root, as with `--root`. */
	rootArgument?: true;
	/** The field read from standard input when it is absent or `-`. */
	stdin?: keyof F & string;
	/** The field that `--stdin` reads, instead of a flag of its own. */
	stdinFlag?: keyof F & string;
	/** Other forms of output than text and JSON. */
	formats?: readonly { name: string; about: string }[];
}

/** A question whose types are not known: what the registry lists and surfaces work with. */
export interface Question {
	name: string;
	order: number;
	effect: 'read' | 'write';
	summary: string;
	description: string;
	examples: readonly Example[];
	fields: Fields;
	cli: CliForm<Fields>;
	output: (z: typeof Zod) => Zod.ZodType;
	handler: (context: Context, input: Input<Fields>) => Promise<Answer<unknown>>;
	/** null when every surface offers it. */
	commandLineOnly: string | null;
	inProcessOfItsOwn: boolean;
	exitCode: (result: unknown, input: object) => 0 | 1 | 3;
}

/** Keeps the types of one question while its file is written, and gives them up for the registry. */
export function defineQuestion<F extends Fields, Output extends Zod.ZodType>(
	spec: QuestionSpec<F, Output>,
): Question & { output: (z: typeof Zod) => Output } {
	const { cli = {}, commandLineOnly = null, inProcessOfItsOwn = false, exitCode = () => 0 } = spec;
	return {
		...spec,
		cli: cli as CliForm<Fields>,
		commandLineOnly,
		inProcessOfItsOwn,
		handler: spec.handler as Question['handler'],
		exitCode: exitCode as Question['exitCode'],
	};
}

/** Type of a question's result. */
export type ResultOf<Q extends { output: (z: typeof Zod) => Zod.ZodType }> = Zod.output<
	ReturnType<Q['output']>
>;
