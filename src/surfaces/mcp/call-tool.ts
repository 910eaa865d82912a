import { checkInput, failure, type Question, type Session } from '../../engine.ts';
import type { BuildProgress } from '../../model/build.ts';
import type { Envelope } from '../../model/envelope.ts';
import { AssayError } from '../../model/errors.ts';
import { nearest } from '../../model/nearest.ts';
import { answerText, errorText } from './text/answer-text.ts';
import { fieldsOf, questionsOf } from './tool-list.ts';
import { shortName, TOOLS, type Tool } from './tools.ts';

/** What a tool gives back: the envelope of the command line, and the same as text for a model. */
export interface ToolAnswer {
	[other: string]: unknown;
	content: { type: 'text'; text: string }[];
	structuredContent: { [name: string]: unknown };
	isError?: true;
}

export interface ToolCall {
	name: string;
	given: unknown;
	signal: AbortSignal;
	onProgress: (progress: BuildProgress) => void;
}

/** Clients read messages of ten million bytes, and some less. */
const MAX_CHARACTERS = 4_000_000;

function tooLarge({ name, fields }: Question): AssayError {
	const smaller = ['limit', 'budget', 'lines'].find((field) => field in fields);
	const hint = smaller === undefined ? 'Ask about less.' : `Ask with a smaller ${smaller}.`;
	return new AssayError('USAGE', `the answer of ${name} is larger than a message can be`, hint);
}

/** Asks the question that a call of a tool means. Wrong use is an answer too: a model can learn from it. */
export async function callTool(
	session: Session,
	{ name, given, signal, onProgress }: ToolCall,
): Promise<ToolAnswer> {
	try {
		const { question, input } = readCall(name, given);
		const envelope = await session.ask(question, input, { signal, onProgress });
		if (JSON.stringify(envelope).length > MAX_CHARACTERS) throw tooLarge(question);
		return toAnswer(envelope, answerText(question, input, envelope));
	} catch (error) {
		if (error instanceof AssayError) return refusal(error);
		throw error;
	}
}

export function refusal(error: AssayError): ToolAnswer {
	const envelope = failure(error);
	return toAnswer(envelope, envelope.ok ? '' : errorText(envelope.error));
}

function toAnswer(envelope: Envelope<unknown>, text: string): ToolAnswer {
	return {
		content: [{ type: 'text', text }],
		structuredContent: { ...envelope },
		...(envelope.ok ? {} : { isError: true as const }),
	};
}

/** The question of a call and its input, checked against what the tool offers. */
export function readCall(name: string, given: unknown): { question: Question; input: object } {
	const tool = TOOLS.find((each) => each.name === name);
	if (tool === undefined) throw noSuchTool(name);
	const asked = questionsOf(tool);
	if (typeof given !== 'object' || given === null || Array.isArray(given)) {
		throw new AssayError('USAGE', `${name} needs an object of fields`, takes(tool, asked[0]));
	}
	const { question: wanted, ...input } = given as Record<string, unknown>;
	const question = asked.length === 1 ? asked[0] : chooseQuestion(tool, asked, wanted);
	const fields = asked.length === 1 && wanted !== undefined ? given : input;
	checkFields(tool, question, fields);
	return { question, input: fields };
}

function chooseQuestion(tool: Tool, asked: readonly Question[], wanted: unknown): Question {
	if (wanted === undefined && tool.asksFirst) return asked[0];
	const found = asked.find(({ name }) => name === wanted || shortName(name) === wanted);
	if (found !== undefined) return found;
	const names = asked.map(({ name }) => shortName(name));
	const guess = typeof wanted === 'string' ? (elsewhere(wanted) ?? nearest(wanted, names)) : null;
	const message =
		wanted === undefined
			? `${tool.name} needs question`
			: `${tool.name} has no question ${JSON.stringify(wanted)?.slice(0, 60)}`;
	throw new AssayError(
		'USAGE',
		message,
		guess === null ? `One of ${names.join(', ')}.` : `Did you mean ${guess}?`,
	);
}

/** The tool that has a question of this name, when it is another one. */
function elsewhere(wanted: string): string | null {
	const tool = TOOLS.find(({ questions }) => questions.some((name) => shortName(name) === wanted));
	return tool === undefined ? null : `${wanted} of the tool ${tool.name}`;
}

/** As the engine checks it, but in words that mention no command line. */
function checkFields(tool: Tool, question: Question, input: object): void {
	try {
		checkInput({ name: question.name, fields: fieldsOf(question) }, input);
	} catch (error) {
		if (!(error instanceof AssayError) || !error.hint.includes('--help')) throw error;
		throw new AssayError(error.code, error.message, takes(tool, question));
	}
}

function takes(tool: Tool, question: Question): string {
	const fields = Object.entries(fieldsOf(question)).map(([name, field]) => {
		return field.type === 'text' && field.required ? `${name} (required: ${field.about})` : name;
	});
	const which =
		tool.questions.length === 1 ? tool.name : `${tool.name} with question ${shortName(question.name)}`;
	return `${which} takes ${fields.length === 0 ? 'no other fields' : fields.join(', ')}.`;
}

function noSuchTool(name: string): AssayError {
	const names = TOOLS.map((tool) => tool.name);
	const guess = elsewhere(name) ?? nearest(name, names);
	const hint = guess === null ? `There are ${names.join(', ')}.` : `Did you mean ${guess}?`;
	return new AssayError('USAGE', `there is no tool ${JSON.stringify(name.slice(0, 60))}`, hint);
}
