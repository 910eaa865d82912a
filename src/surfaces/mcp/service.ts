import type { Service } from '../service.ts';

export const mcp: Service = {
	name: 'mcp',
	summary: 'Serve coding agents over the Model Context Protocol',
	description:
		'Speaks MCP on standard input and output until the client ends it: tools, resources, prompts and completions over the ' +
		'same answers as the command line. Without a root it is the first folder the client names, else that of the current folder.',
	examples: [
		{ command: 'mcp', about: 'what a client starts' },
		{ command: 'mcp install', about: 'put it into the settings of the clients that are found' },
	],
	fields: {
		structured: {
			type: 'flag',
			about: 'text alone, for a client that shows its model the structured answers beside it',
			default: true,
		},
	},
	positional: [],
	rootArgument: true,
	async run(request) {
		const { serveOverStdio } = await import('./over-stdio.ts');
		return serveOverStdio(request);
	},
};

const CLIENT_FIELDS = {
	client: {
		type: 'text',
		about: 'claude-code, cursor, vscode, codex, gemini, windsurf or zed (default: those that are found)',
		max: 40,
	},
	project: { type: 'flag', about: 'in the settings of this repository, for everyone who works on it' },
	print: { type: 'flag', about: 'only show what would change' },
	yes: { type: 'flag', about: 'do not ask' },
} as const;

export const mcpInstall: Service = {
	name: 'mcp install',
	summary: 'Put assay into the settings of coding agents',
	description:
		'Adds the entry that starts `assay mcp` to the settings of a client. Shows the change and asks first, keeps comments and ' +
		'formatting, keeps a copy of the file beside it, and leaves a file alone that it cannot read.',
	examples: [
		{ command: 'mcp install claude-code', about: 'for all repositories of this user' },
		{ command: 'mcp install cursor --project', about: 'for this repository, to be committed' },
		{ command: 'mcp install --print', about: 'what would change, for every client that is found' },
	],
	fields: CLIENT_FIELDS,
	positional: ['client'],
	rootArgument: false,
	async run(request) {
		const { changeClients } = await import('./install/run.ts');
		return changeClients(request, true);
	},
};

export const mcpUninstall: Service = {
	name: 'mcp uninstall',
	summary: 'Take assay out of the settings of coding agents',
	description: 'Removes the entry that `assay mcp install` makes, and nothing else.',
	examples: [{ command: 'mcp uninstall claude-code', about: 'no longer in Claude Code' }],
	fields: CLIENT_FIELDS,
	positional: ['client'],
	rootArgument: false,
	async run(request) {
		const { changeClients } = await import('./install/run.ts');
		return changeClients(request, false);
	},
};
