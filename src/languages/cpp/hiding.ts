import { C_HIDING } from '../shared/c-family/hiding.ts';
import type { Hiding } from '../shared/hiding.ts';

export const hiding: Readonly<Record<string, Hiding>> = { cpp: C_HIDING };
