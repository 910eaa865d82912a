import type { FactFile, SeenReference } from '../../../../model/facts/rules.ts';
import { isOwnModule, routerFramework } from './frameworks.ts';
import { isRouterName } from './guess.ts';
import { functionKey, keyOf } from './keys.ts';
import { linkOf } from './links.ts';
import { type FoundMount, frameworkGiven } from './mounts.ts';
import { VERBS } from './routes.ts';

const USUAL: readonly string[] = ['app', 'router', 'server', 'fastify'];
const MAX_NAMES = 40;

/** `registerUsers(app)`, `new Users(app)`: functions that are given a router to register on. */
export function passedRouters(file: FactFile): FoundMount[] {
	const names = new Set(USUAL.filter((name) => isPassed(name, file.text)));
	for (const { name, receiver } of file.calls) {
		if (names.size >= MAX_NAMES) break;
		if (name === 'use' && receiver !== null && /^[\w$]{1,100}$/.test(receiver)) names.add(receiver);
	}
	const found: FoundMount[] = [];
	for (const name of names) {
		for (const reference of file.references(name)) {
			const mount = reference.kind === 'read' ? passOf(name, reference, file) : null;
			if (mount !== null) found.push(mount);
		}
	}
	return found;
}

function isPassed(name: string, text: string): boolean {
	return (
		text.includes(`(${name})`) ||
		text.includes(`(${name},`) ||
		text.includes(`, ${name})`) ||
		text.includes(`.${name})`)
	);
}

const CALLEE =
	/(?:^|[^\w$.])((?:new\s{1,8})?(?:[\w$]{1,100}\.){0,4}[\w$]{1,100})\(((?:[\w$.{}'"/\s]{0,120},){0,6})\s{0,40}$/;
/** What a router is given to for other reasons than to have routes registered on it. */
const OTHER =
	/^(?:new\s{1,8})?(?:\w{0,40}(?:[rR]equest|[sS]upertest|[cC]reateServer|agent|listen|close|log|use|route|register|mount|expect|push|resolve|render|[tT]est\w{0,40}))$/;
const REGISTERS = /rout|api\b|Api|controller|endpoint|regist|resource/i;

function passOf(
	name: string,
	{ start, member, scope, chunk }: SeenReference,
	file: FactFile,
): FoundMount | null {
	const { text } = file;
	if (!/^\s{0,40}[,)]/.test(text.slice(start + name.length, start + name.length + 42))) return null;
	const isOwn = member && text.startsWith('this.', start - 5);
	if (member && !isOwn) return null;
	const from = isOwn ? start - 'this.'.length : start;
	const before = text.slice(Math.max(0, from - 400), from);
	const called = CALLEE.exec(before);
	if (called === null) return null;
	const [, callee, others] = called;
	const last = callee.replace(/^.{0,400}\./, '');
	if (OTHER.test(last) || last in VERBS) return null;
	const written = isOwn ? `this.${name}` : name;
	const router = keyOf(written, scope, file);
	const origin = isOwn ? null : file.origin(name, scope);
	const isSure = origin !== null && routerFramework(origin) !== null;
	const mayBe = (origin === null || isOwnModule(origin.module)) && isRouterName(name);
	if (router === null || !(isSure || mayBe)) return null;
	const at = others.split(',').length - 1;
	const plain = callee.replace(/^new\s{1,8}/, '');
	const calleeStart = from - called[0].length + called[0].indexOf(callee);
	const link = linkOf({ start: calleeStart, end: from, text: plain }, { scope, chunk }, file);
	const attributes = { framework: frameworkGiven(name, scope, file), router, prefix: '' };
	const place = { start: calleeStart, end: start + name.length + 1, chunk };
	if (link.module !== null && isOwnModule(link.module)) {
		const isFor = REGISTERS.test(last) || (isSure && (REGISTERS.test(callee) || REGISTERS.test(link.module)));
		if (!isFor) return null;
		return { attributes: { ...attributes, module: link.module, name: `${link.imported}#${at}` }, place };
	}
	const target = link.chunk === null ? null : registeringFunction(link.chunk, at, file);
	return target === null ? null : { attributes: { ...attributes, target: `${target}#${at}` }, place };
}

/** The key of a function (or class) of this file, when it registers routes on that parameter. */
function registeringFunction(index: number, at: number, file: FactFile): string | null {
	const chunk = file.chunk(index);
	if (chunk === undefined) return null;
	const taker =
		chunk.kind === 'class' ? file.members(index).find(({ kind }) => kind === 'constructor') : chunk;
	const param = taker?.params?.[at]?.name;
	if (taker === undefined || param === undefined) return null;
	const registers = file.calls.some(
		({ name, receiver, start, end, argCount }) =>
			taker.start < start &&
			end <= taker.end &&
			receiver === param &&
			(name === 'use' || name === 'route' || name === 'register' || (name in VERBS && argCount > 1)),
	);
	return registers ? functionKey(taker, file) : null;
}
