import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	alpha,
	beta,
	gamma,
} from './greek.ts';
import { one } from './one.ts';
import { two } from './two.ts';
import { three } from './three.ts';
import { four } from './four.ts';
import {
	a,
	b,
} from './letters.ts';
import type { Five } from './five.ts';
import { six } from './six.ts';

export const all = [alpha, beta, gamma, one, two, three, four, a, b, six];

/** Reads one file. */
export function read(name: Five): string {
	return readFileSync(join('.', name), 'utf8');
}
