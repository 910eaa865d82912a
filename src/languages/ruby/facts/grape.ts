import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { route, routeMount } from '../../../model/facts/web.ts';
import { callNesting } from '../../shared/facts/call-nesting.ts';
import { blockOf, classAround, isInMethod, plainText } from './class-words.ts';

const VERBS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head'];
const SCOPES = ['resource', 'resources', 'namespace', 'group', 'segment', 'route_param'];
const BASE = /^(?:::)?Grape::API(?:::Instance)?$/;

/** `get ':id' do … end` in a class of Grape. */
const DECLARED: FactRule = {
	on: 'call',
	fact: route,
	names: [...VERBS, ...SCOPES, 'prefix', 'version'],
	find(call, file, tell) {
		if (call.receiver !== null || !VERB_NAMES.has(call.name)) return;
		const owner = classAround(call, BASE, file);
		const block = blockOf(call, file);
		if (owner === null || block === undefined || isInMethod(call, file)) return;
		const [first] = call.args;
		const own = first === undefined || first.name !== undefined ? '' : plainText(first.text);
		const outer = prefixOf(call, owner, file);
		if (own === null || outer === null) return;
		tell({
			framework: 'grape',
			method: call.name.toUpperCase(),
			path: joined([...outer, own]),
			router: owner.name,
			handler: null,
			handler_chunk: block,
		});
	},
};

const VERB_NAMES = new Set(VERBS);
const SCOPE_NAMES = new Set(SCOPES);

/** `mount Users`, `mount Users => '/users'`. */
const MOUNTED: FactRule = {
	on: 'call',
	fact: routeMount,
	names: ['mount'],
	find(call, file, tell) {
		const owner = call.receiver === null ? classAround(call, BASE, file) : null;
		const [first] = call.args;
		const written = /^(?:::)?[A-Z][\w:]{0,200}/.exec(
			file.text
				.slice(call.nameStart + 5)
				.trimStart()
				.replace(/^\(\s{0,8}/, ''),
		);
		if (owner === null || first === undefined || written === null) return;
		const outer = prefixOf(call, owner, file);
		const below = first.kind === 'string' ? plainText(first.text) : '';
		if (outer === null || below === null) return;
		const here = file.chunks.find(({ kind, name }) => kind === 'class' && name === written[0]);
		const prefix = joined([...outer, below]);
		tell({
			framework: 'grape',
			router: owner.name,
			prefix: prefix === '/' ? '' : prefix,
			target: here?.name,
			module: here === undefined ? written[0] : null,
		});
	},
};

/** What the class and the blocks around say comes first; null when some of that is computed. */
function prefixOf(call: SeenCall, owner: SeenChunk, file: FactFile): string[] | null {
	const parts: (string | null)[] = [classWord('prefix', owner, file), classWord('version', owner, file)];
	const scopes = callNesting(file)
		.around(call)
		.filter(({ name, receiver }) => receiver === null && SCOPE_NAMES.has(name));
	for (const { name, args } of scopes.reverse()) {
		const text = args[0]?.name === '&' ? '' : plainText(args[0]?.text);
		parts.push(text === null ? null : name === 'route_param' ? `:${text}` : text);
	}
	return parts.some((part) => part === null) ? null : (parts as string[]);
}

/** `prefix :api`, `version 'v1', using: :path`; '' when the class does not say, or not in the path. */
function classWord(word: string, owner: SeenChunk, file: FactFile): string | null {
	const said = file.calls.find(
		({ name, receiver, chunk }) => name === word && receiver === null && chunk === owner.index,
	);
	if (said === undefined) return '';
	const using = said.args.find(({ name }) => name === 'using');
	return using !== undefined && using.text !== ':path' ? '' : plainText(said.args[0]?.text);
}

function joined(parts: readonly string[]): string {
	return `/${parts
		.flatMap((part) => part.split('/'))
		.filter((part) => part !== '')
		.join('/')}`;
}

export const GRAPE_ROUTES: readonly FactRule[] = [DECLARED, MOUNTED];
