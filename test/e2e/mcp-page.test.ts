import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countTokens } from '../../src/pack/tokens/count-tokens.ts';
import { toolList } from '../../src/surfaces/mcp/tool-list.ts';
import { shortName, TOOLS } from '../../src/surfaces/mcp/tools.ts';

const page = readFileSync(new URL('../../docs/mcp.md', import.meta.url), 'utf8');

test('the page has the tools that there are, with their questions', () => {
	const section = page.slice(page.indexOf('## Tools\n'), page.indexOf('## Resources'));
	const rows = [...section.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, name, asked]) => ({ name, asked }));
	expect(rows.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
	for (const { name, questions } of TOOLS.filter((tool) => tool.questions.length > 1)) {
		expect(rows.find((row) => row.name === name)?.asked.split(', ')).toEqual(questions.map(shortName));
	}
});

test('the page says what the list of tools costs; `node bench/mcp.ts --write` measures it', () => {
	const tokens = countTokens(JSON.stringify({ tools: toolList() })).toLocaleString('en');
	expect(page).toContain(`The list of tools: **${tokens}**.`);
});

test('calls on the page are calls that the tools take', () => {
	const calls = [...page.matchAll(/^(?:\| `(\w+)` `(\{.*\})`|> (\w+) (\{.*\})$)/gm)];
	expect(calls.length).toBeGreaterThanOrEqual(16);
	for (const [, row, rowGiven, name = row, given = rowGiven] of calls) {
		const { properties } = toolList().find((tool) => tool.name === name)!.inputSchema;
		for (const field of Object.keys(JSON.parse(given)))
			expect(Object.keys(properties), name).toContain(field);
	}
});
