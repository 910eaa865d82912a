import type { FactFile, FactRule, FileRule, SeenReference, Tell } from '../../../../model/facts/rules.ts';
import { configRead, envRead } from '../../../../model/facts/security.ts';
import { configAt, envAt } from '../../../shared/facts/security/api-readers.ts';
import { apiRule } from '../../../shared/facts/security/apis.ts';
import { NAMING } from './api-naming.ts';

/** What stands before `env` where it is the environment. */
const BEFORE = /(process|import\s{0,4}\.\s{0,4}meta|Bun)\s{0,40}\??\.\s{0,40}$/;
const MEMBER = /\s{0,40}\??\.\s{0,40}([A-Za-z_$][\w$]{0,200})(?!\w|\s{0,4}\()/y;
const INDEX = /\s{0,4}(?:\?\.)?\[\s{0,4}(["'`])([^"'`$\n]{1,200})\1\s{0,4}\]/y;
const COMPUTED = /\s{0,4}(?:\?\.)?\[/y;
const DESTRUCTURED = /\{([^{}]{1,2000})\}\s{0,20}=\s{0,20}$/;
const GIVEN_OTHERWISE = /\s{0,80}!?\s{0,80}(?:\|\||\?\?)(?!=)/y;
const WRITTEN = /\s{0,40}(?:\?\?|\|\|)?=(?![=>])/y;

/** `process.env.PORT`, `import.meta.env.VITE_URL`, `const { PORT = '3000' } = process.env`. */
const environment: FileRule = {
	fact: envRead,
	on: 'file',
	find(file, tell) {
		if (!/\benv\b/.test(file.text)) return;
		for (const reference of file.references('env')) {
			if (reference.member && reference.kind === 'read') read(reference, file, tell);
		}
	},
};

function read({ start, chunk, scope }: SeenReference, file: FactFile, tell: Tell): void {
	const { text } = file;
	const before = text.slice(Math.max(0, start - 120), start);
	const owner = BEFORE.exec(before);
	if (owner === null || (owner[1] === 'process' && isOwnProcess(file, scope))) return;
	const api = `${owner[1].replace(/\s/g, '')}.env`;
	const from = start - owner[0].length;
	const end = start + 'env'.length;
	const say = (name: string | null, to: number): void => {
		if (isAt(WRITTEN, to, text)) return;
		tell(
			{ name, api, has_default: isAt(GIVEN_OTHERWISE, to, text) ? true : null },
			{ start: from, end: to, chunk },
		);
	};
	for (const pattern of [MEMBER, INDEX]) {
		pattern.lastIndex = end;
		const found = pattern.exec(text);
		// Removed with `delete`, it is not read.
		if (found !== null && /\bdelete\s{1,8}$/.test(text.slice(Math.max(0, from - 20), from))) return;
		if (found !== null) {
			say(found[2] ?? found[1], end + found[0].length);
			return;
		}
	}
	if (isAt(COMPUTED, end, text)) {
		say(null, end);
		return;
	}
	const names = DESTRUCTURED.exec(text.slice(Math.max(0, from - 2000), from));
	if (names === null) return;
	for (const part of names[1].split(',')) {
		const named = /^\s{0,200}([A-Za-z_$][\w$]{0,200})\s{0,8}(?::[^=]{0,200})?(=)?/.exec(part);
		if (named === null) continue;
		tell(
			{ name: named[1], api, has_default: named[2] === undefined ? null : true },
			{ start: from, end, chunk },
		);
	}
}

function isAt(pattern: RegExp, at: number, text: string): boolean {
	pattern.lastIndex = at;
	return pattern.test(text);
}

/** A `process` that the file declares is not that of Node. */
function isOwnProcess(file: FactFile, scope: number): boolean {
	if (file.binding('process', scope) === null) return false;
	const origin = file.origin('process', scope);
	return origin === null || !/^(?:node:)?process$/.test(origin.module);
}

export const SETTINGS: readonly FactRule[] = [
	environment,
	apiRule(envRead, NAMING, { 'globalThis.Deno.env.get': envAt() }),
	apiRule(configRead, NAMING, {
		'config.get': configAt('config'),
		'config.has': configAt('config'),
		'nconf.get': configAt('nconf'),
		'convict.get': configAt('convict'),
		'@nestjs/config.ConfigService.get': configAt('@nestjs/config'),
		'@nestjs/config.ConfigService.getOrThrow': configAt('@nestjs/config'),
	}),
];
