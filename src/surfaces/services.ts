import { serveOverHttp } from './http/service.ts';
import { mcp, mcpInstall, mcpUninstall } from './mcp/service.ts';
import type { Service } from './service.ts';

const serve = serveOverHttp(async (session) => {
	const { mcpOverHttp } = await import('./mcp/over-http.ts');
	return [{ path: '/mcp', ...mcpOverHttp(session) }];
});

/** Commands that are no questions, in the order help lists them. What they do is loaded when they are run. */
export const services: readonly Service[] = [mcp, mcpInstall, mcpUninstall, serve];
