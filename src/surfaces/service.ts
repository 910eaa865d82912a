import type { Field } from '../engine.ts';

/** What a service is started with. */
export interface ServiceRequest {
	/** Fields by name, checked, with their defaults. */
	input: Readonly<Record<string, unknown>>;
	cwd: string;
	env: NodeJS.ProcessEnv;
	/** As it was given; else it is found from the current folder. */
	root?: string;
	quiet: boolean;
	/** Told to end: by Ctrl-C, or by a system that stops. */
	signal: AbortSignal;
}

/** A command that is no question: it serves others until it is told to end, or prepares that. */
export interface Service {
	name: string;
	/** One line, for lists. */
	summary: string;
	description: string;
	examples: readonly { command: string; about: string }[];
	fields: Readonly<Record<string, Field>>;
	/** Fields given by place, in order. */
	positional: readonly string[];
	/** The first argument is the root, as with `--root`. */
	rootArgument: boolean;
	/** Gives the exit code. Throws an `AssayError` for what it cannot do. */
	run(request: ServiceRequest): Promise<number>;
}
