import { type JsonSchema, type Question, schemas } from '../../engine.ts';
import { VERSION } from '../../model/version.ts';
import { API, pathOf, served } from './question-routes.ts';
import { STATUS_OF } from './refusal.ts';

/** The description of everything a server answers, as OpenAPI 3.1, from the registry of questions. */
export async function openApiDocument(): Promise<Record<string, unknown>> {
	const { questionSchemas, envelopeSchemas } = await schemas();
	const { meta, error } = envelopeSchemas();
	const components: Record<string, JsonSchema> = { Meta: meta, Failure: failureSchema(error) };
	const paths: Record<string, unknown> = {};
	for (const question of served) {
		const { input, result } = questionSchemas(question);
		const name = schemaName(question);
		components[`${name}Input`] = input;
		components[`${name}Result`] = result;
		paths[pathOf(question)] = { get: getOperation(question, input), post: postOperation(question) };
	}
	return {
		openapi: '3.1.0',
		info: { title: 'assay', version: VERSION, description: ABOUT },
		servers: [{ url: '/' }],
		security: [{}, { token: [] }],
		paths: { ...paths, ...otherPaths() },
		components: {
			schemas: components,
			securitySchemes: {
				token: {
					type: 'http',
					scheme: 'bearer',
					description: 'Needed when the server was started with one.',
				},
			},
		},
	};
}

const ABOUT =
	'Questions about a repository, as on the command line. Every answer is an envelope: `{ ok: true, result, meta }`, or ' +
	'`{ ok: false, error, meta }` with a code, a message and a hint. Lists that go on have a `next`; give it as `cursor`.';

/** `graph callers` is `GraphCallers`. */
export function schemaName({ name }: Pick<Question, 'name'>): string {
	return name.replace(/(?:^|[ -])([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function getOperation(question: Question, { properties = {}, required = [] }: JsonSchema) {
	const parameters = Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => {
		const { description, ...rest } = schema;
		const isNeeded = (required as string[]).includes(name);
		const isList = question.fields[name].type === 'texts';
		return {
			name,
			in: 'query',
			description,
			...(isNeeded ? { required: true } : {}),
			schema: rest,
			...(isList ? { style: 'form', explode: true } : {}),
		};
	});
	return { ...described(question, 'get'), parameters, responses: responses(question) };
}

function postOperation(question: Question) {
	const schema = reference(`${schemaName(question)}Input`);
	const requestBody = { required: true, content: { 'application/json': { schema } } };
	return { ...described(question, 'post'), requestBody, responses: responses(question) };
}

function described(question: Question, method: string) {
	const { name, summary, description } = question;
	const tag = name.includes(' ') ? name.split(' ')[0] : 'questions';
	return { operationId: `${method}${schemaName(question)}`, tags: [tag], summary, description };
}

function responses(question: Question) {
	const answer = {
		type: 'object',
		properties: {
			ok: { const: true },
			result: reference(`${schemaName(question)}Result`),
			meta: reference('Meta'),
		},
		required: ['ok', 'result', 'meta'],
		additionalProperties: false,
	};
	return {
		200: {
			description: 'The answer. `ETag` is there when the index fits the files on disk.',
			content: { 'application/json': { schema: answer } },
		},
		304: { description: 'The answer is the one named by `If-None-Match`.' },
		default: {
			description: 'A failure; the status follows from its code.',
			content: { 'application/json': { schema: reference('Failure') } },
		},
	};
}

function failureSchema(error: JsonSchema): JsonSchema {
	const code = { enum: Object.keys(STATUS_OF), description: `Status by code: ${statusList()}.` };
	const properties = { ...(error.properties as object), code };
	return {
		type: 'object',
		properties: { ok: { const: false }, error: { ...error, properties }, meta: reference('Meta') },
		required: ['ok', 'error', 'meta'],
		additionalProperties: false,
	};
}

function statusList(): string {
	return Object.entries(STATUS_OF)
		.map(([code, status]) => `${code} ${status}`)
		.join(', ');
}

function reference(name: string): JsonSchema {
	return { $ref: `#/components/schemas/${name}` };
}

const HEALTHY = {
	description: 'It does.',
	content: {
		'application/json': {
			schema: {
				type: 'object',
				properties: { ok: { const: true }, version: { type: 'string' } },
				required: ['ok', 'version'],
				additionalProperties: false,
			},
		},
	},
};

function otherPaths() {
	const text = (type: string, description: string) => ({
		200: { description, content: { [type]: { schema: { type: 'string' } } } },
	});
	const get = (operationId: string, summary: string, answers: object, isOpen = false) => ({
		get: {
			operationId,
			tags: ['server'],
			summary,
			...(isOpen ? { security: [{}] } : {}),
			responses: answers,
		},
	});
	return {
		[`${API}/events`]: get(
			'getEvents',
			'Server-sent events: progress of indexing, and index when it is another one',
			text('text/event-stream', 'Events `progress` and `index`, each with JSON data.'),
		),
		'/metrics': get('getMetrics', 'Load and memory, for Prometheus', text('text/plain', 'Metrics.')),
		'/healthz': get('getHealth', 'Whether the server answers', { 200: HEALTHY }, true),
	};
}
