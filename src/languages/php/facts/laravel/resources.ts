import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { callNesting } from '../../../shared/facts/call-nesting.ts';
import { argumentsOf, entry, readWritten, textsIn, type Written } from '../written.ts';
import { singular } from './inflection.ts';

/** One route of a resource, relative to the groups around. */
export interface ResourceRoute {
	methods: readonly string[];
	path: string;
	action: string;
}

const METHODS: Readonly<Record<string, readonly string[]>> = {
	index: ['GET'],
	create: ['GET'],
	store: ['POST'],
	show: ['GET'],
	edit: ['GET'],
	update: ['PUT', 'PATCH'],
	destroy: ['DELETE'],
};

const API = ['index', 'store', 'show', 'update', 'destroy'];

interface Options {
	only: readonly string[] | null;
	except: readonly string[];
	parameters: ReadonlyMap<string, string>;
	isShallow: boolean;
	isCreatable: boolean;
	isDestroyable: boolean;
}

/** The routes of `resource('photos.comments', …)`; null when the options are computed. */
export function resourceRoutes(call: SeenCall, name: string, file: FactFile): ResourceRoute[] | null {
	const options = optionsOf(call, file);
	if (options === null) return null;
	const isSingle = /singleton/i.test(call.name);
	const all = isSingle
		? singleActions(call.name, options)
		: call.name.startsWith('api')
			? API
			: Object.keys(METHODS);
	const { only, except } = options;
	return all
		.filter((action) => (only?.includes(action) ?? true) && !except.includes(action))
		.map((action) => ({ methods: METHODS[action], path: pathOf(name, action, isSingle, options), action }));
}

function singleActions(word: string, { isCreatable, isDestroyable }: Options): string[] {
	const actions = word.startsWith('api') ? ['show', 'update'] : ['show', 'edit', 'update'];
	if (isCreatable)
		actions.push(...(word.startsWith('api') ? ['store', 'destroy'] : ['create', 'store', 'destroy']));
	else if (isDestroyable) actions.push('destroy');
	return actions;
}

/** `admin/photos.comments` is `admin/photos/{photo}/comments`, and for one of them `…/{comment}`. */
function pathOf(name: string, action: string, isSingle: boolean, { parameters, isShallow }: Options): string {
	const slash = name.lastIndexOf('/');
	const segments = name.slice(slash + 1).split('.');
	const isMember = !isSingle && action !== 'index' && action !== 'create' && action !== 'store';
	const own = segments.at(-1) ?? '';
	const kept = isShallow && isMember ? [own] : segments;
	const outer = kept.slice(0, -1).map((segment) => `${segment}/{${wildcard(segment, parameters)}}`);
	const parts = [...outer, own];
	if (isMember) parts.push(`{${wildcard(own, parameters)}}`);
	if (action === 'create' || action === 'edit') parts.push(action);
	return `${slash < 0 ? '' : `${name.slice(0, slash)}/`}${parts.join('/')}`;
}

function wildcard(segment: string, parameters: ReadonlyMap<string, string>): string {
	return (parameters.get(segment) ?? singular(segment)).replaceAll('-', '_');
}

/** From the list behind the controller, and from the links of the chain. */
function optionsOf(call: SeenCall, file: FactFile): Options | null {
	const written = argumentsOf(call, file)[call.name.endsWith('s') ? 1 : 2];
	if (written !== undefined && written.is !== 'list') return null;
	const only = entry(written, 'only');
	const options = {
		only: only === undefined ? null : textsIn(only),
		except: textsIn(entry(written, 'except') ?? NOTHING),
		parameters: new Map(pairsIn(entry(written, 'parameters'))),
		isShallow: entry(written, 'shallow') !== undefined,
		isCreatable: false,
		isDestroyable: false,
	};
	for (const { name, args } of callNesting(file).after(call)) {
		const values = args.map(({ text }) => readWritten(text));
		const texts = values.flatMap(textsIn);
		if (name === 'only') options.only = texts;
		else if (name === 'except') options.except = texts;
		else if (name === 'parameters') options.parameters = new Map(pairsIn(values[0]));
		else if (name === 'parameter') options.parameters.set(texts[0] ?? '', texts[1] ?? '');
		else if (name === 'shallow') options.isShallow = true;
		else if (name === 'creatable') options.isCreatable = true;
		else if (name === 'destroyable') options.isDestroyable = true;
	}
	return options;
}

const NOTHING: Written = { is: 'list', items: [] };

function pairsIn(written: Written | undefined): [string, string][] {
	if (written?.is !== 'list') return [];
	return written.items.flatMap(({ key, value }) =>
		key !== null && value.is === 'text' ? [[key, value.text]] : [],
	);
}
