import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { questions } from '../../engine.ts';
import { readCall } from './call-tool.ts';
import { fieldsOf, questionsOf, toolList } from './tool-list.ts';
import { shortName, TOOLS } from './tools.ts';

describe('the tools', () => {
	test('ask every question that servers offer, each through one of them', () => {
		const asked = TOOLS.flatMap((tool) => tool.questions);
		const offered = questions
			.filter(({ commandLineOnly }) => commandLineOnly === null)
			.map(({ name }) => name);
		expect([...asked].sort()).toEqual([...offered].sort());
	});

	test('cost at most 2,000 tokens before anything is asked', () => {
		expect(countTokens(JSON.stringify({ tools: toolList() }))).toBeLessThanOrEqual(2_000);
	});

	test('have a schema with the fields of their questions and no others', () => {
		for (const tool of TOOLS) {
			const listed = toolList().find(({ name }) => name === tool.name)!;
			const fields = new Set(questionsOf(tool).flatMap((question) => Object.keys(fieldsOf(question))));
			if (tool.questions.length > 1) fields.add('question');
			expect(new Set(Object.keys(listed.inputSchema.properties)), tool.name).toEqual(fields);
			expect(listed.inputSchema.additionalProperties).toBe(false);
		}
	});
});

describe('a call', () => {
	test('names the question, or means the first', () => {
		expect(readCall('overview', {}).question.name).toBe('overview');
		expect(readCall('overview', { question: 'map', budget: 300 })).toMatchObject({
			question: { name: 'map' },
			input: { budget: 300 },
		});
		expect(readCall('graph', { question: 'graph callers', target: 'x' }).question.name).toBe('graph callers');
		for (const tool of TOOLS) {
			for (const name of tool.questions) {
				if (tool.questions.length === 1) continue;
				const required = Object.entries(questionsOf(tool).find((each) => each.name === name)!.fields)
					.filter(([, field]) => field.type === 'text' && field.required)
					.map(([field]) => [field, 'x']);
				const given = { question: shortName(name), ...Object.fromEntries(required) };
				expect(readCall(tool.name, given).question.name).toBe(name);
			}
		}
	});

	test.each([
		['search', { qery: 'x' }, 'search has no field "qery"', 'Did you mean query?'],
		['search', {}, 'search needs query', 'search takes query (required'],
		['search', { query: 'x', limt: 3 }, 'search has no field "limt"', 'Did you mean limit?'],
		['search', { query: 'x', question: 'search' }, 'search has no field "question"', 'search takes'],
		['graph', {}, 'graph needs question', 'One of callers, callees'],
		['graph', { question: 'caller' }, 'graph has no question "caller"', 'Did you mean callers?'],
		['graph', { question: 'map' }, 'graph has no question "map"', 'Did you mean map of the tool overview?'],
		[
			'graph',
			{ question: 'flow' },
			'graph flow needs variable',
			'graph with question flow takes variable (required: file:line:name',
		],
		[
			'graph',
			{ question: 'callers', target: 'x', to: 'y' },
			'graph callers has no field "to"',
			'graph with question callers takes target',
		],
		[
			'graph',
			{ question: 'flow', target: 'x' },
			'graph flow has no field "target"',
			'graph with question flow takes variable (required: file:line:name',
		],
		['read', { target: 'a', text: 'unsaved' }, 'read has no field "text"', ''],
		['callers', {}, 'there is no tool "callers"', 'Did you mean callers of the tool graph?'],
		['serch', {}, 'there is no tool "serch"', 'Did you mean search?'],
		['sql', [], 'sql needs an object of fields', 'sql takes query'],
		['status', { question: 7 }, 'status has no question 7', 'One of status'],
	])('%s %j is refused', (name, given, message, hint) => {
		expect(() => readCall(name, given)).toThrow(
			expect.objectContaining({
				code: 'USAGE',
				message: expect.stringContaining(message),
				hint: expect.stringContaining(hint),
			}),
		);
	});
});
