import { parse } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { differenceLines } from './change-settings.ts';
import { editJson, Unreadable } from './edit-json.ts';
import { editToml } from './edit-toml.ts';

const JSON_PATH = ['mcpServers', 'assay'] as const;
const ENTRY = { command: 'assay', args: ['mcp'] };

describe('JSON settings', () => {
	test('get the entry and keep everything else', () => {
		const before =
			'// mine\n{\n\t"theme": "dark", // at night\n\t"mcpServers": {\n\t\t"other": { "command": "x" },\n\t},\n}\n';
		const after = editJson(before, JSON_PATH, ENTRY);
		for (const line of before.split('\n').slice(0, 3)) expect(after).toContain(line);
		expect(after).toContain('\t\t"assay": {\n');
		expect(parse(after, [], { allowTrailingComma: true })).toEqual({
			theme: 'dark',
			mcpServers: { other: { command: 'x' }, assay: ENTRY },
		});
		expect(parse(editJson(after, JSON_PATH, undefined), [], { allowTrailingComma: true })).toEqual(
			parse(before, [], { allowTrailingComma: true }),
		);
	});

	test('begin where there is nothing', () => {
		for (const empty of ['', ' \n', '{}', '\uFEFF{}']) {
			const after = editJson(empty, JSON_PATH, ENTRY);
			expect(JSON.parse(after.replace(/^\uFEFF/, ''))).toEqual({ mcpServers: { assay: ENTRY } });
			expect(after.startsWith('\uFEFF')).toBe(empty.startsWith('\uFEFF'));
		}
	});

	test('keep the ends of their lines', () => {
		const after = editJson('{\r\n  "a": 1\r\n}\r\n', JSON_PATH, ENTRY);
		expect(after.replaceAll('\r\n', '')).not.toContain('\n');
	});

	test('without the entry stay as they are when it is taken out', () => {
		for (const text of ['', '{}', '{ "mcpServers": {} }', '{"a":1}'])
			expect(editJson(text, JSON_PATH, undefined)).toBe(text);
	});

	test.each([
		['{ "a": }', 'line 1'],
		['{\n"a": 1\n"b": 2 }', 'line 3'],
		['[1]', 'not an object'],
		['{ "mcpServers": [] }', 'mcpServers is not an object'],
		['{ "a": 1, "a": 2 }', 'twice'],
		['{ "a": 1 } trailing', 'line 1'],
	])('%s is left alone', (text, why) => {
		expect(() => editJson(text, JSON_PATH, ENTRY)).toThrow(Unreadable);
		expect(() => editJson(text, JSON_PATH, ENTRY)).toThrow(why);
	});
});

const TOML_PATH = ['mcp_servers', 'assay'] as const;

const CODEX = `model = "o5" # the best

[mcp_servers.other]
command = "x"
args = [
  "a", # ]
  "[mcp_servers.assay]",
]

# A note on profiles.
[profiles.quick]
text = """
[mcp_servers.assay]
"""
`;

describe('TOML settings', () => {
	test('get the table at their end and lose it again', () => {
		const after = editToml(CODEX, TOML_PATH, ENTRY);
		expect(after).toBe(`${CODEX}\n[mcp_servers.assay]\ncommand = "assay"\nargs = ["mcp"]\n`);
		expect(editToml(after, TOML_PATH, ENTRY)).toBe(after);
		expect(editToml(after, TOML_PATH, undefined)).toBe(CODEX);
		expect(editToml('', TOML_PATH, ENTRY)).toBe('[mcp_servers.assay]\ncommand = "assay"\nargs = ["mcp"]\n');
		expect(editToml(CODEX, TOML_PATH, undefined)).toBe(CODEX);
	});

	test('have the table replaced where it stands, with what is below it', () => {
		const before = `a = 1\n\n[ mcp_servers . "assay" ]\ncommand = "old"\n\n[mcp_servers.assay.env]\nX = "y"\n\n# next\n[b]\nc = 2\n`;
		expect(editToml(before, TOML_PATH, ENTRY)).toBe(
			'a = 1\n\n[mcp_servers.assay]\ncommand = "assay"\nargs = ["mcp"]\n\n# next\n[b]\nc = 2\n',
		);
		expect(editToml(before, TOML_PATH, undefined)).toBe('a = 1\n\n# next\n[b]\nc = 2\n');
	});

	test('have strings written so that they can be read', () => {
		const { command, args } = { command: 'C:\\Program Files\\node.exe', args: ['a "b"', 'ü'] };
		expect(editToml('', TOML_PATH, { command, args })).toContain(
			'command = "C:\\\\Program Files\\\\node.exe"\nargs = ["a \\"b\\"", "ü"]',
		);
	});

	test.each([
		['mcp_servers = { assay = { command = "x" } }', 'another form'],
		['[mcp_servers]\nassay = { command = "x" }', 'another form'],
		['[mcp_servers]\nassay.command = "x"', 'another form'],
		['mcp_servers.assay.command = "x"', 'another form'],
		['[mcp_servers.assay]\na = 1\n[b]\n[mcp_servers.assay.env]\nc = 1', 'several places'],
		['a = "open\nb = 1', 'line 1: a string does not end'],
		['a = [1,\nb = 1', 'does not end'],
		['a = """\nnever', 'does not end'],
		['a = 1 ]', 'closes nothing'],
		['what is this', 'line 1 is neither'],
	])('%j is left alone', (text, why) => {
		expect(() => editToml(text, TOML_PATH, ENTRY)).toThrow(Unreadable);
		expect(() => editToml(text, TOML_PATH, ENTRY)).toThrow(why);
	});
});

test('a difference shows what goes and comes, and nothing around it', () => {
	expect(
		differenceLines(
			'{\n  "token": "secret",\n  "a": 1\n}\n',
			'{\n  "token": "secret",\n  "a": 1,\n  "b": 2\n}\n',
		),
	).toEqual(['@@ line 3 @@', '-  "a": 1', '+  "a": 1,', '+  "b": 2']);
});
