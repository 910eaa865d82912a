import type { FactRule } from '../../../model/facts/rules.ts';
import { secretRule } from '../../shared/facts/security/secrets.ts';
import { CRYPTO } from './security/crypto.ts';
import { FILES } from './security/files.ts';
import { NETWORK } from './security/network.ts';
import { PROCESSES } from './security/processes.ts';
import { SETTINGS } from './security/settings.ts';
import { SQL } from './security/sql.ts';
import { TEXTS } from './security/text.ts';
import { JWTS } from './security/tokens.ts';
import { TOOLING } from './security/tooling.ts';

/** What a security review looks for, and the tools beside the program. */
export const SECURITY: readonly FactRule[] = [
	...SQL,
	...CRYPTO,
	...JWTS,
	...FILES,
	...PROCESSES,
	...NETWORK,
	...TEXTS,
	...SETTINGS,
	secretRule(),
	...TOOLING,
];
