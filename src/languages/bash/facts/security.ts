import type { FactRule } from '../../../model/facts/rules.ts';
import { secretRule } from '../../shared/facts/security/secrets.ts';
import { CRYPTO } from './security/crypto.ts';
import { ENVIRONMENT } from './security/environment.ts';
import { FILES } from './security/files.ts';
import { REQUESTS } from './security/requests.ts';
import { SHELLS } from './security/shells.ts';
import { FIXTURES } from './security/tooling.ts';

/** What a security review looks for, and the tools beside the script. */
export const SECURITY: readonly FactRule[] = [
	...REQUESTS,
	...SHELLS,
	...FILES,
	...CRYPTO,
	ENVIRONMENT,
	secretRule(true),
	FIXTURES,
];
