import { join } from 'node:path';

/** Where each client keeps its servers, and in which form. */
export interface McpClient {
	name: string;
	title: string;
	format: 'json' | 'toml';
	/** The object (or table) that holds the servers. */
	key: string;
	/** What stands in an entry beside command and arguments. */
	extra: Readonly<Record<string, string>>;
	/** Settings of the user. */
	user: (place: Place) => string;
	/** Settings in a repository, from its root; null when the client knows of none. */
	project: string | null;
	/** What is there when the client is. */
	marks: (place: Place) => string[];
}

export interface Place {
	home: string;
	env: NodeJS.ProcessEnv;
	platform: NodeJS.Platform;
}

const STDIO = { type: 'stdio' };

export const MCP_CLIENTS: readonly McpClient[] = [
	{
		name: 'claude-code',
		title: 'Claude Code',
		format: 'json',
		key: 'mcpServers',
		extra: STDIO,
		user: ({ home, env }) => join(env.CLAUDE_CONFIG_DIR || home, '.claude.json'),
		project: '.mcp.json',
		marks: ({ home }) => [join(home, '.claude.json'), join(home, '.claude')],
	},
	{
		name: 'cursor',
		title: 'Cursor',
		format: 'json',
		key: 'mcpServers',
		extra: {},
		user: ({ home }) => join(home, '.cursor/mcp.json'),
		project: '.cursor/mcp.json',
		marks: ({ home }) => [join(home, '.cursor')],
	},
	{
		name: 'vscode',
		title: 'VS Code',
		format: 'json',
		key: 'servers',
		extra: STDIO,
		user: (place) => join(appData(place), 'Code/User/mcp.json'),
		project: '.vscode/mcp.json',
		marks: (place) => [join(appData(place), 'Code/User')],
	},
	{
		name: 'codex',
		title: 'Codex',
		format: 'toml',
		key: 'mcp_servers',
		extra: {},
		user: ({ home, env }) => join(env.CODEX_HOME || join(home, '.codex'), 'config.toml'),
		project: '.codex/config.toml',
		marks: ({ home, env }) => [env.CODEX_HOME || join(home, '.codex')],
	},
	{
		name: 'gemini',
		title: 'Gemini CLI',
		format: 'json',
		key: 'mcpServers',
		extra: {},
		user: ({ home }) => join(home, '.gemini/settings.json'),
		project: '.gemini/settings.json',
		marks: ({ home }) => [join(home, '.gemini/settings.json')],
	},
	{
		name: 'windsurf',
		title: 'Windsurf',
		format: 'json',
		key: 'mcpServers',
		extra: {},
		user: ({ home }) => join(home, '.codeium/windsurf/mcp_config.json'),
		project: null,
		marks: ({ home }) => [join(home, '.codeium/windsurf')],
	},
	{
		name: 'zed',
		title: 'Zed',
		format: 'json',
		key: 'context_servers',
		extra: {},
		user: (place) => join(zedFolder(place), 'settings.json'),
		project: '.zed/settings.json',
		marks: (place) => [zedFolder(place)],
	},
];

/** Where programs with windows keep what belongs to a user. */
function appData({ home, env, platform }: Place): string {
	if (platform === 'darwin') return join(home, 'Library/Application Support');
	if (platform === 'win32') return env.APPDATA || join(home, 'AppData/Roaming');
	return env.XDG_CONFIG_HOME || join(home, '.config');
}

function zedFolder(place: Place): string {
	const { home, env, platform } = place;
	if (platform === 'win32') return join(appData(place), 'Zed');
	return join((platform === 'linux' && env.XDG_CONFIG_HOME) || join(home, '.config'), 'zed');
}
