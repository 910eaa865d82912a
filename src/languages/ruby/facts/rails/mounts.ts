import type { Drawing, Line } from './drawing.ts';
import { below, isInResource, levelFrame } from './frame.ts';
import { matched } from './matches.ts';
import { textOf } from './static-values.ts';
import { appAt } from './verbs.ts';

/** `mount Sidekiq::Web => '/jobs'`, `mount Blog::Engine, at: '/blog'`. */
export function declareMount({ node, args, frame }: Line, drawing: Drawing): void {
	const [app] = args.positional;
	const pair = args.pairs[0];
	const at = args.options.get('at');
	const path = textOf(at?.value ?? pair?.value);
	const appNode = app?.node ?? pair?.keyNode ?? -1;
	if (path === null || appNode === -1) return;
	const { path: prefix } = matched(frame, {
		written: { text: path, isSymbol: false },
		via: null,
		to: null,
		app: { name: null },
		controller: null,
		action: null,
		path: null,
		on: null,
		isFormatted: false,
	});
	const { name } = appAt(drawing, appNode);
	if (name !== null) drawing.tellMount(node, prefix, name.replace(/^::/, ''), null);
}

/** `draw(:admin)` reads `config/routes/admin.rb` in its place. */
export function declareDrawn({ node, args, frame }: Line, drawing: Drawing): void {
	const name = textOf(args.positional[0]?.value);
	if (name === null) return;
	const around = isInResource(frame) ? levelFrame(frame, 'nested') : frame;
	drawing.tellMount(node, around.path ?? '', drawing.fileOf(`config/routes/${name}.rb`), null);
}

/** `devise_for :users`: which routes come of it, the model says. */
export function declareDevise({ node, args, frame }: Line, drawing: Drawing): void {
	const path = args.options.get('path');
	const isSkipped = textOf(args.options.get('skip')?.value) === 'all';
	for (const { value } of isSkipped ? [] : args.positional) {
		const prefix = textOf(path === undefined ? value : path.value);
		if (prefix !== null) drawing.tellMount(node, below(frame, prefix).path ?? '', 'devise', textOf(value));
	}
}

/** `mount_devise_token_auth_for 'User', at: 'auth'`. */
export function declareTokenAuth({ node, args, frame }: Line, drawing: Drawing): void {
	const at = args.options.get('at');
	const prefix = at === undefined ? null : textOf(at.value);
	const model = textOf(args.positional[0]?.value);
	if (prefix !== null) drawing.tellMount(node, below(frame, prefix).path ?? '', 'devise_token_auth', model);
}
