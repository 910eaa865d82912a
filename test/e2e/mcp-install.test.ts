import {
	chmodSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { assay, LAUNCHER, type Run, temporaryRepository } from './assay.ts';

let home: string;
beforeEach(() => {
	home = temporaryRepository({});
});

function mcp(...args: string[]): Promise<Run> {
	const env = { HOME: home, XDG_CONFIG_HOME: '', CODEX_HOME: '', CLAUDE_CONFIG_DIR: '', APPDATA: '' };
	return assay(['mcp', ...args], { cwd: home, env });
}

function put(path: string, text: string): string {
	const file = join(home, path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
	return file;
}

function json(path: string): unknown {
	return JSON.parse(readFileSync(join(home, path), 'utf8'));
}

const ENTRY = { command: process.execPath, args: [LAUNCHER, 'mcp'] };

const CLIENTS: readonly [client: string, path: string, expected: object][] = [
	['claude-code', '.claude.json', { mcpServers: { assay: { type: 'stdio', ...ENTRY } } }],
	['cursor', '.cursor/mcp.json', { mcpServers: { assay: ENTRY } }],
	['vscode', '.config/Code/User/mcp.json', { servers: { assay: { type: 'stdio', ...ENTRY } } }],
	['gemini', '.gemini/settings.json', { mcpServers: { assay: ENTRY } }],
	['windsurf', '.codeium/windsurf/mcp_config.json', { mcpServers: { assay: ENTRY } }],
	['zed', '.config/zed/settings.json', { context_servers: { assay: ENTRY } }],
];

describe('assay mcp install', () => {
	test.runIf(process.platform === 'linux').each(CLIENTS)(
		'puts an entry into the settings of %s',
		async (client, path, expected) => {
			const { code, out } = await mcp('install', client, '--yes');
			expect(code).toBe(0);
			expect(out).toContain('+');
			expect(json(path)).toEqual(expected);
		},
	);

	test('writes the table of Codex, and removes it', async () => {
		const file = put('.codex/config.toml', '# mine\nmodel = "x"\n');
		expect((await mcp('install', 'codex', '--yes')).code).toBe(0);
		expect(readFileSync(file, 'utf8')).toBe(
			`# mine\nmodel = "x"\n\n[mcp_servers.assay]\ncommand = ${JSON.stringify(ENTRY.command)}\nargs = ["${LAUNCHER}", "mcp"]\n`,
		);
		expect((await mcp('uninstall', 'codex', '--yes')).code).toBe(0);
		expect(readFileSync(file, 'utf8')).toBe('# mine\nmodel = "x"\n');
	});

	test('finds clients, keeps rights, links and a copy of what was there', async () => {
		const before = '{\n    // mine\n    "mcpServers": {}\n}\n';
		const real = put('dotfiles/cursor.json', before);
		chmodSync(real, 0o600);
		mkdirSync(join(home, '.cursor'));
		symlinkSync(real, join(home, '.cursor/mcp.json'));
		put('.gemini/settings.json', '{}');
		const { code, out } = await mcp('install', '--yes');
		expect(code).toBe(0);
		expect(out).toContain('Cursor');
		expect(out).toContain('Gemini CLI');
		expect(out).not.toContain('Codex');
		expect(lstatSync(join(home, '.cursor/mcp.json')).isSymbolicLink()).toBe(true);
		expect(statSync(real).mode & 0o777).toBe(0o600);
		const after = readFileSync(real, 'utf8');
		expect(after).toContain('    // mine\n');
		const copy = join(home, '.cursor/mcp.json.before-assay');
		expect(readFileSync(copy, 'utf8')).toBe(before);
		expect(statSync(copy).mode & 0o777).toBe(0o600);
		// Once more: nothing to do, and nothing done.
		expect((await mcp('install', 'cursor', '--yes')).out).toContain('is as it should be');
		expect(readFileSync(real, 'utf8')).toBe(after);
		expect((await mcp('uninstall', 'cursor', '--yes')).code).toBe(0);
		expect(readFileSync(copy, 'utf8')).toBe(before);
		expect(existsSync(`${copy}-2`)).toBe(true);
	});

	test('writes nothing without being told to', async () => {
		const shown = await mcp('install', 'cursor', '--print');
		expect(shown.out).toContain('+    "assay": {');
		const asked = await mcp('install', 'cursor');
		expect(asked).toMatchObject({ code: 2, err: expect.stringContaining('nobody to ask') });
		expect(existsSync(join(home, '.cursor'))).toBe(false);
	});

	test('leaves a file alone that it cannot read', async () => {
		const file = put('.cursor/mcp.json', '{ "mcpServers": { ');
		const { code, err } = await mcp('install', 'cursor', '--yes');
		expect(code).toBe(2);
		expect(err).toContain('cannot change');
		expect(readFileSync(file, 'utf8')).toBe('{ "mcpServers": { ');
		writeFileSync(file, Buffer.from([0x7b, 0xff, 0x7d]));
		expect((await mcp('install', 'cursor', '--yes')).err).toContain('not UTF-8');
	});

	test('goes on with other clients, and shows what belongs into a file that it cannot read', async () => {
		put('.gemini/settings.json', '{ broken');
		put('.codeium/windsurf/mcp_config.json', '{}');
		const shown = await mcp('install', '--print');
		expect(shown).toMatchObject({ code: 2, err: expect.stringContaining('cannot change') });
		expect(shown.out).toMatch(/Gemini CLI: cannot change.*\n\+ {4}"assay": \{.*Windsurf/s);
		const { code } = await mcp('install', '--yes');
		expect(code).toBe(2);
		expect(readFileSync(join(home, '.gemini/settings.json'), 'utf8')).toBe('{ broken');
		expect(readFileSync(join(home, '.codeium/windsurf/mcp_config.json'), 'utf8')).toContain('"assay"');
	});

	test('names only the command in what a project shares', async () => {
		expect((await mcp('install', 'claude-code', '--project', '--yes')).code).toBe(0);
		expect(json('.mcp.json')).toEqual({
			mcpServers: { assay: { type: 'stdio', command: 'assay', args: ['mcp'] } },
		});
		const none = await mcp('install', 'windsurf', '--project', '--yes');
		expect(none).toMatchObject({ code: 2, err: expect.stringContaining('no settings of a project') });
	});

	test('knows what was meant', async () => {
		expect((await mcp('install', 'cursr')).err).toContain('Did you mean cursor?');
		expect((await mcp('install')).err).toContain('no client was found');
	});
});
