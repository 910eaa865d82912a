import { type Field, type Question, questions } from '../../engine.ts';
import { FIELD_WORDS, NOT_FOR_MODELS, shortName, TOOLS, type Tool } from './tools.ts';

/** A tool as clients get it. Output schemas are left out: they would cost more than everything else together. */
export interface ListedTool {
	name: string;
	description: string;
	inputSchema: ToolSchema;
	annotations: { readOnlyHint: true };
}

export interface ToolSchema {
	type: 'object';
	properties: Record<string, ToolProperty>;
	required?: string[];
	additionalProperties: false;
	[other: string]: unknown;
}

/** A type, since the SDK wants what has no other keys to be known. */
type ToolProperty = {
	type: string;
	description?: string;
	enum?: string[];
	items?: { type: string };
	default?: boolean;
};

export function toolList(): ListedTool[] {
	return TOOLS.map((tool) => ({
		name: tool.name,
		description: tool.about,
		inputSchema: inputSchemaOf(tool),
		annotations: { readOnlyHint: true },
	}));
}

export function questionsOf(tool: Tool): Question[] {
	return tool.questions.map((name) => {
		const question = questions.find((each) => each.name === name);
		if (question === undefined) throw new Error(`${tool.name} asks ${name}, which is no question`);
		return question;
	});
}

/** The fields of a question that a tool takes. */
export function fieldsOf({ name, fields }: Question): Record<string, Field> {
	const left = NOT_FOR_MODELS[name] ?? [];
	return Object.fromEntries(Object.entries(fields).filter(([field]) => !left.includes(field)));
}

/** The fields of all questions of a tool: those that a question does not have are refused when it is asked. */
function inputSchemaOf(tool: Tool): ToolSchema {
	const asked = questionsOf(tool);
	const properties: Record<string, ToolProperty> = {};
	const required: string[] = [];
	if (asked.length > 1) {
		properties.question = { type: 'string', enum: asked.map(({ name }) => shortName(name)) };
		if (!tool.asksFirst) required.push('question');
	}
	for (const question of asked) {
		for (const [name, field] of Object.entries(fieldsOf(question))) {
			if (name in properties) continue;
			const takers = asked.filter((each) => name in fieldsOf(each));
			const words = FIELD_WORDS[tool.name]?.[name] ?? wordsOf(name, field, takers, asked.length);
			properties[name] = { ...typeOf(field), ...(words === '' ? {} : { description: words }) };
			if (takers.length === asked.length && field.type === 'text' && field.required) required.push(name);
		}
	}
	const needs = required.length === 0 ? {} : { required };
	return { type: 'object', properties, ...needs, additionalProperties: false };
}

/** Fields whose names say everything a model has to know. */
const SPEAK_FOR_THEMSELVES = new Set(['limit', 'cursor', 'explain', 'depth']);

/** What help says of a field, and which questions take it when those are few. */
function wordsOf(name: string, { about }: Field, takers: readonly Question[], of: number): string {
	if (SPEAK_FOR_THEMSELVES.has(name)) return '';
	const only = takers.length < of && takers.length <= 2 ? takers.map((taker) => shortName(taker.name)) : [];
	return only.length === 0 ? about : `${only.join(', ')}: ${about}`;
}

function typeOf(field: Field): ToolProperty {
	switch (field.type) {
		case 'flag':
			return field.default === true ? { type: 'boolean', default: true } : { type: 'boolean' };
		case 'whole':
			return { type: 'integer' };
		case 'choice':
			return { type: 'string', enum: [...field.options] };
		case 'texts':
			return { type: 'array', items: { type: 'string' } };
		case 'text':
		case 'jobs':
			return { type: 'string' };
	}
}
