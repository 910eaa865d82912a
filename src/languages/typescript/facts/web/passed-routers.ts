import type { Attributes, FactFile, SeenReference } from '../../../../model/facts/rules.ts';
import { literalText } from '../../../shared/facts/literals.ts';
import { isOwnModule, routerFramework } from './frameworks.ts';
import { isRouterName } from './guess.ts';
import { functionKey, keyOf } from './keys.ts';
import { type Link, linkOf } from './links.ts';
import { type FoundMount, frameworkGiven } from './mounts.ts';
import { type Passed, passedTo } from './passed-to.ts';
import { mapMounted } from './router-maps.ts';
import { VERBS } from './routes.ts';

/** The usual names of routers. */
const USUAL = ['app', 'router', 'server', 'fastify'];
const MAX_NAMES = 40;
/** Routers by their names, where they are the first that a function is given. */
const GIVEN = /[(,]\s{0,8}((?!router\b)[\w$]{1,60}(?:App|Router|Server|Fastify))(?=[,)]|\s{1,8}as\s)/g;

/** `registerUsers(app)`, `new Users(app)`: functions that are given a router to register on. */
export function passedRouters(file: FactFile): FoundMount[] {
	const names = new Set(USUAL);
	let registers = false;
	for (const { name, receiver } of file.calls) {
		if (names.size >= MAX_NAMES) break;
		if (name === 'register') registers = true;
		if (name === 'use' && receiver !== null && /^[\w$]{1,100}$/.test(receiver)) names.add(receiver);
	}
	if (registers) {
		const imported = new Set(file.imports.map(({ local }) => local));
		for (const [, name] of file.text.matchAll(GIVEN)) {
			if (names.size < MAX_NAMES && !imported.has(name)) names.add(name);
		}
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
	const isOwn = member && text.startsWith('this.', start - 5);
	if (member && !isOwn) return null;
	const from = isOwn ? start - 'this.'.length : start;
	const passed = passedTo(from, start + name.length, name, text);
	if (passed === null) return null;
	const last = passed.callee.replace(/^.{0,400}\./, '');
	if (OTHER.test(last) || last in VERBS) return null;
	const written = isOwn ? `this.${name}` : name;
	const router = keyOf(written, scope, file);
	const origin = isOwn ? null : file.origin(name, scope);
	const isSure = origin !== null && routerFramework(origin) !== null;
	const mayBe = (origin === null || isOwnModule(origin.module)) && isRouterName(name);
	if (router === null || !(isSure || mayBe)) return null;
	const target =
		(passed.property === null ? mapMounted(passed.callee, scope, file) : null) ??
		targetOf(passed, last, isSure, { scope, chunk }, file);
	if (target === null) return null;
	const prefix = passed.prefix === null ? '' : (literalText(passed.prefix) ?? `\${${passed.prefix}}`);
	const attributes = { framework: frameworkGiven(name, scope, file), router, prefix, ...target };
	return { attributes, place: { start: passed.start, end: start + name.length + 1, chunk } };
}

/** The function that is given the router: of another file by its name, of this one when it registers on it. */
function targetOf(
	passed: Passed,
	last: string,
	isSure: boolean,
	around: { scope: number; chunk: number },
	file: FactFile,
): Attributes | null {
	const plain = passed.callee.replace(/^new\s{1,8}/, '');
	const { module, imported, chunk }: Link = linkOf(
		{ name: null, value: -1, start: passed.start, end: passed.start + plain.length, text: plain },
		around,
		file,
	);
	const parameter = `#${passed.at}${passed.property === null ? '' : `.${passed.property}`}`;
	if (module !== null && isOwnModule(module)) {
		const isFor =
			REGISTERS.test(last) || (isSure && (REGISTERS.test(passed.callee) || REGISTERS.test(module)));
		return isFor ? { module, name: `${imported}${parameter}` } : null;
	}
	const target = chunk === null ? null : registeringFunction(chunk, passed, file);
	return target === null ? null : { target: `${target}${parameter}` };
}

/** The key of a function (or class) of this file, when it registers routes on that parameter. */
function registeringFunction(index: number, { at, property }: Passed, file: FactFile): string | null {
	const chunk = file.chunk(index);
	if (chunk === undefined) return null;
	const taker =
		chunk.kind === 'class' ? file.members(index).find(({ kind }) => kind === 'constructor') : chunk;
	const param = property ?? taker?.params?.[at]?.name;
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
