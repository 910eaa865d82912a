import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { controller, handlerMiddleware, routeSetting } from '../../../model/facts/web.ts';
import type { Arg } from '../../../model/recorder.ts';
import { words } from '../../../model/word-list.ts';
import { constantName } from './names.ts';

const CONTROLLERS = /(?:^|\/)controllers\//;

/** `class UsersController < ApplicationController`, and modules that controllers include. */
const CLASSES: FactRule = {
	on: 'chunk',
	fact: controller,
	kinds: ['class', 'namespace'],
	find(chunk, file, tell) {
		if (!isController(chunk, file)) return;
		const own = file.heritages.filter(({ owner }) => owner === chunk);
		const mixins = own.filter(({ kind }) => kind === 'mixin').map(({ text }) => text);
		tell(
			{
				framework: 'rails',
				name: constantName(chunk, file),
				base: own.find(({ kind }) => kind === 'extends')?.text,
				mixins: mixins.length > 0 ? mixins : null,
			},
			{ start: chunk.nameStart, end: chunk.nameStart + (chunk.name?.length ?? 0), chunk: chunk.index },
		);
	},
};

function isController(chunk: SeenChunk, file: FactFile): boolean {
	if (chunk.kind === 'namespace') {
		return CONTROLLERS.test(file.path) && /^\s{0,40}included\s{1,4}do\b/m.test(file.text);
	}
	return file.heritages.some(
		({ owner, kind, text }) =>
			owner === chunk &&
			kind === 'extends' &&
			(/^(?:::)?ActionController::(?:Base|API|Metal)$/.test(text) ||
				(/Controller$/.test(text) && (/Controller$/.test(chunk.name ?? '') || CONTROLLERS.test(file.path)))),
	);
}

/** Words that say by themselves what runs. */
const WORDS: ReadonlySet<string> = new Set(
	words(`
	protect_from_forgery http_basic_authenticate_with rate_limit load_and_authorize_resource
	authorize_resource`),
);

/** `before_action :authenticate_user!, only: %i[edit update]`. */
const CALLBACKS: FactRule = {
	on: 'call',
	fact: handlerMiddleware,
	names: [
		...words('before_action prepend_before_action append_before_action skip_before_action'),
		...words('before_filter prepend_before_filter skip_before_filter skip_forgery_protection'),
		...WORDS,
	],
	find(call, file, tell) {
		if (call.receiver !== null) return;
		const owner = file.around(call.chunk).find(({ kind }) => kind === 'class' || kind === 'namespace');
		if (owner === undefined || !isController(owner, file) || isInMethod(call, file)) return;
		const names = namesOf(call);
		if (names.length === 0) return;
		const skipped = call.name.startsWith('skip_') ? true : null;
		tell(
			{
				framework: 'rails',
				names,
				only: listed(call.args, 'only'),
				except: listed(call.args, 'except'),
				skipped,
			},
			{ start: call.start, end: call.end, chunk: owner.index },
		);
	},
};

function isInMethod(call: SeenCall, file: FactFile): boolean {
	return file.around(call.chunk).some(({ kind }) => kind === 'method');
}

/** Names of methods, and of what a function written in place calls first. */
function namesOf({ name, args }: SeenCall): string[] {
	if (name === 'skip_forgery_protection') return ['protect_from_forgery', 'verify_authenticity_token'];
	if (WORDS.has(name)) return [name];
	return args.flatMap((arg) => {
		if (arg.name !== undefined && arg.name !== '&') return [];
		const symbol = /^:["']?([\w!?]{1,100})/.exec(arg.text)?.[1];
		return (
			symbol ?? /(?:\{|\bdo)\s{1,40}(?:\|\w{0,40}\|\s{0,40})?([a-z_][\w!?]{0,100})/.exec(arg.text)?.[1] ?? []
		);
	});
}

/** The actions that `only: [:show, :edit]` lists. */
function listed(args: readonly Arg[], name: string): string[] | null {
	const given = args.find((arg) => arg.name === name)?.text;
	if (given === undefined) return null;
	const words = given.replace(/^%[iIwW]/, '').match(/[a-z_][\w!?]{0,100}/g) ?? [];
	return words.length > 0 ? words.slice(0, 40) : null;
}

/** `config.api_only = true` of an application: resources have no forms. */
const SETTINGS: FactRule = {
	on: 'file',
	fact: routeSetting,
	find(file, tell) {
		if (!/(?:^|\/)config\/application\.rb$/.test(file.path)) return;
		const found = /^[\t ]{0,40}config\.api_only[\t ]{0,8}=[\t ]{0,8}true\b/m.exec(file.text);
		if (found === null) return;
		const start = found.index + found[0].search(/\S/);
		tell({ framework: 'rails', name: 'api_only' }, { start, end: found.index + found[0].length });
	},
};

export const CONTROLLER_RULES: readonly FactRule[] = [CLASSES, CALLBACKS, SETTINGS];
