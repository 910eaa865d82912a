import type { FactRule } from '../../../model/facts/rules.ts';
import { secretRule } from '../../shared/facts/security/secrets.ts';
import { CRYPTO } from './security/crypto.ts';
import { NETWORK } from './security/network.ts';
import { SYSTEM } from './security/system.ts';
import { TOOLING } from './tooling.ts';

/** What a security review looks for, and the tools beside the program. */
export const SECURITY: readonly FactRule[] = [...NETWORK, ...CRYPTO, ...SYSTEM, secretRule(), ...TOOLING];
