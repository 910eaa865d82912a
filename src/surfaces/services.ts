import { mcp, mcpInstall, mcpUninstall } from './mcp/service.ts';
import type { Service } from './service.ts';

/** Commands that are no questions, in the order help lists them. What they do is loaded when they are run. */
export const services: readonly Service[] = [mcp, mcpInstall, mcpUninstall];
