/**
 * What the tools of `assay mcp` cost a model, in tokens of o200k, and what an agent sees, asked through a real client:
 *
 *     node bench/mcp.ts [--write]
 *
 * The tool list, ten typical answers of this repository as text and as the structured envelope beside it, and a transcript.
 * `--write` puts them into docs/mcp.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { countTokens } from '../src/pack/tokens/count-tokens.ts';

const root = join(import.meta.dirname, '..');
const PAGE = join(root, 'docs/mcp.md');
const file = 'src/model/nearest.ts';
const target = `${file}#nearest`;
/** In pieces: this file is searched, too. */
const query = ['where is a mis', 'typed word cor', 'rected'].join('');

type Call = readonly [tool: string, given: Record<string, unknown>];

const TYPICAL: readonly Call[] = [
	['overview', {}],
	['overview', { question: 'map', budget: 1_000 }],
	['search', { query }],
	['search', { query: 'AssayError', type: 'text' }],
	['read', { target: file }],
	['read', { target: file, skeleton: true }],
	['explain', { target }],
	['graph', { question: 'callers', target }],
	['graph', { question: 'impact', target }],
	['pack', { targets: [target], budget: 2_000 }],
];

const SHOWN: readonly Call[] = [
	['search', { query, limit: 2 }],
	['read', { target: file, skeleton: true }],
	['graph', { question: 'callers', target, limit: 3 }],
	['graph', { question: 'tests-for', target: `${file}#editDistance`, limit: 2 }],
	['graph', { question: 'callers', target: 'nearst' }],
	['graph', { question: 'flow', target: `${file}:6:wanted` }],
];

const client = new Client({ name: 'bench', version: '1' });
const args = [join(root, 'bin/assay.js'), 'mcp', root];
await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'inherit' }));

async function ask([name, given]: Call): Promise<{ text: string; structured: unknown }> {
	// The first one waits for the index.
	const answer = await client.callTool({ name, arguments: given }, { timeout: 600_000 });
	const [{ text }] = answer.content as { text: string }[];
	return { text, structured: answer.structuredContent };
}

async function costs(): Promise<string> {
	const { tools } = await client.listTools();
	const rows: string[] = [];
	for (const call of TYPICAL) {
		const { text, structured } = await ask(call);
		const [name, given] = call;
		const counts = `${countTokens(text)} | ${countTokens(JSON.stringify(structured))}`;
		rows.push(`| \`${name}\` \`${JSON.stringify(given)}\` | ${counts} |`);
	}
	const { structured } = await ask(['status', {}]);
	const { files } = (structured as { result: { counts: { files: number } } }).result.counts;
	const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
		cwd: root,
		encoding: 'utf8',
	}).trim();
	const listed = countTokens(JSON.stringify({ tools })).toLocaleString('en');
	return (
		`In tokens of o200k, measured with \`node bench/mcp.ts\` on this repository (${files.toLocaleString('en')} files, commit ${commit}).\n` +
		`The list of tools: **${listed}**.\n\n| call | text | structured |\n|---|--:|--:|\n${rows.join('\n')}\n`
	);
}

async function transcript(): Promise<string> {
	const parts: string[] = [];
	for (const call of SHOWN) {
		const { text } = await ask(call);
		parts.push(`> ${call[0]} ${JSON.stringify(call[1])}\n${text}\n`);
	}
	return `Calls of a client in this repository, with the text it got.\n\n\`\`\`\`text\n${parts.join('\n')}\`\`\`\`\n`;
}

/** The page with another text under a heading. */
function under(page: string, heading: string, text: string): string {
	const from = page.indexOf(`## ${heading}\n`) + `## ${heading}\n`.length;
	const to = page.indexOf('\n## ', from);
	return `${page.slice(0, from)}\n${text}${page.slice(to)}`;
}

const sections = { 'What it costs': await costs(), 'A transcript': await transcript() };
await client.close();
if (process.argv.includes('--write')) {
	const page = readFileSync(PAGE, 'utf8');
	writeFileSync(
		PAGE,
		Object.entries(sections).reduce((text, [heading, section]) => under(text, heading, section), page),
	);
} else console.log(Object.values(sections).join('\n'));
