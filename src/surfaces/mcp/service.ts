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
	fields: {},
	positional: [],
	rootArgument: true,
	async run(request) {
		const { serveOverStdio } = await import('./over-stdio.ts');
		return serveOverStdio(request);
	},
};
