/**
 * What the tools of `assay mcp` cost a model, in tokens of o200k:
 *
 *     node bench/mcp.ts --repo DIR --target file#name
 *
 * The tool list, and ten typical answers as text and as the structured envelope beside it, as rows of Markdown.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openSession } from '../src/engine.ts';
import { countTokens } from '../src/pack/tokens/count-tokens.ts';
import { callTool } from '../src/surfaces/mcp/call-tool.ts';
import { toolList } from '../src/surfaces/mcp/tool-list.ts';

const { values } = parseArgs({ options: { repo: { type: 'string' }, target: { type: 'string' } } });
if (values.repo === undefined || values.target === undefined) {
	throw new Error('node bench/mcp.ts --repo DIR --target file#name');
}
const { target } = values;
const [file] = target.split('#');

const CALLS: readonly [tool: string, given: object][] = [
	['overview', {}],
	['overview', { question: 'map', budget: 1_000 }],
	['search', { query: 'where is a mistyped word corrected' }],
	['search', { query: 'AssayError', type: 'text' }],
	['read', { target: file }],
	['read', { target: file, skeleton: true }],
	['explain', { target }],
	['graph', { question: 'callers', target }],
	['graph', { question: 'impact', target }],
	['pack', { targets: [target], budget: 2_000 }],
];

const session = await openSession({ cwd: resolve(values.repo), env: process.env });
console.log(`tool list: ${countTokens(JSON.stringify({ tools: toolList() }))} tokens`);
console.log('| call | text | structured |\n|---|--:|--:|');
for (const [name, given] of CALLS) {
	const { signal } = new AbortController();
	const { content, structuredContent } = await callTool(session, {
		name,
		given,
		signal,
		onProgress: () => {},
	});
	const text = countTokens(content[0].text);
	const structured = countTokens(JSON.stringify(structuredContent));
	console.log(`| \`${name}\` \`${JSON.stringify(given)}\` | ${text} | ${structured} |`);
}
await session.close();
