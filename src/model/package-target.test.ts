import { expect, test } from 'vitest';
import { packageTarget } from './package-target.ts';

test.each([
	['npm:child_process#exec', 'child_process', 'exec'],
	['node:child_process#exec', 'node:child_process', 'exec'],
	['go:os/exec#Command', 'os/exec', 'Command'],
	['pypi:requests', 'requests', null],
	['cargo:serde_json#from_str', 'serde_json', 'from_str'],
	['maven:java.util#List.add', 'java.util', 'List.add'],
	['npm:node:fs#readFile', 'node:fs', 'readFile'],
])('%s is of a package', (text, owner, name) => {
	expect(packageTarget(text)).toEqual({ package: owner, name });
});

test.each(['Store.open', 'src/a.ts#open', 'src/a.ts:12', 'go:12', 'java:12:3', 'npm:', 'other:thing'])(
	'%s is of none',
	(text) => expect(packageTarget(text)).toBeNull(),
);
