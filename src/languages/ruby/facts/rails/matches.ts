import {
	type Frame,
	isInResource,
	levelFrame,
	memberFrame,
	nestedFrame,
	normalizePath,
	UNKNOWN,
} from './frame.ts';

/** One `get …`, `match …` or `root …`. */
export interface Match {
	/** A path, or the name of an action of the resource around. */
	written: { text: string; isSymbol: boolean };
	/** Methods in lower case; `all`; null when the blocks around say. */
	via: readonly string[] | null;
	/** `users#show`, or the name of an action. */
	to: string | null;
	/** It leads to something else than an action: a redirection, an application. */
	app: App | null;
	controller: string | null;
	action: string | null;
	/** Given with `path:`. */
	path: string | null;
	/** `member`, `collection` or `new`. */
	on: string | null;
	/** Its format must be given. */
	isFormatted: boolean;
}

export interface App {
	/** As written; null for an inline function. */
	name: string | null;
}

export interface Matched {
	path: string;
	/** In upper case; `ANY`. */
	methods: string[];
	controller: string | null;
	action: string | null;
	/** As `rails routes` prints it; null when it is not known, or inline. */
	handler: string | null;
}

/** Actions that have the path of their resource. */
const CANONICAL = new Set(['index', 'create', 'new', 'show', 'update', 'destroy']);

/** The route that a line declares where it stands. */
export function matched(frame: Frame, match: Match): Matched {
	if (match.on !== null) return matched(levelFrame(frame, match.on), { ...match, on: null });
	if (isInResource(frame)) {
		return added(frame.level === 'resource' ? memberFrame(frame) : nestedFrame(frame), match);
	}
	return added(frame, match);
}

function added(frame: Frame, match: Match): Matched {
	const { text, isSymbol } = match.written;
	const path = normalizePath(pathOf(frame, match));
	return {
		path: match.isFormatted || frame.isFormatted ? `${path}.:format` : withoutFormat(path),
		methods: methodsOf(match.via ?? frame.via ?? ['all']),
		...(match.app !== null
			? { controller: null, action: null, handler: match.app.name }
			: actionOf(frame, match, isSymbol ? null : shorthand(text))),
	};
}

function pathOf(frame: Frame, { written: { text, isSymbol }, path }: Match): string {
	const around = frame.path ?? '';
	if (!isSymbol) return `${around}/${text}`;
	if (path !== null) return `${around}/${path}`;
	const isLevel = frame.level === 'collection' || frame.level === 'member' || frame.level === 'new';
	return isLevel && CANONICAL.has(text) ? around : `${around}/${frame.pathNames.get(text) ?? text}`;
}

function withoutFormat(path: string): string {
	return path.length > 10 && path.endsWith('(.:format)') ? path.slice(0, -10) : path;
}

function methodsOf(via: readonly string[]): string[] {
	return via.map((verb) => (verb.toLowerCase() === 'all' ? 'ANY' : verb.toUpperCase()));
}

/** `get 'users/list'` leads to `users#list`. */
function shorthand(path: string): string | null {
	const plain = withoutFormat(path);
	if (!/^\/?[-\w]{1,200}\/[-\w/]{1,200}$/.test(plain)) return null;
	return plain
		.replace(/^\//, '')
		.replace(/\/([^/]{0,200})$/, '#$1')
		.replaceAll('-', '_');
}

function actionOf(
	frame: Frame,
	match: Match,
	short: string | null,
): Pick<Matched, 'controller' | 'action' | 'handler'> {
	const both =
		frame.controller !== null && frame.action !== null ? `${frame.controller}#${frame.action}` : null;
	const to = match.to ?? frame.to ?? both ?? (match.action === null ? short : null);
	let controller = match.controller ?? frame.controller;
	let action = match.action ?? frame.action ?? ownAction(match.written.text);
	if (to !== null) {
		const hash = to.indexOf('#');
		if (hash >= 0) controller = to.slice(0, hash);
		action = to.slice(hash + 1);
	}
	controller = inModule(controller, frame.module);
	const handler = controller === null || action === null ? null : `${controller}#${action}`;
	if (handler === null || handler.includes(UNKNOWN)) return { controller: null, action: null, handler: null };
	return { controller, action, handler };
}

/** The last word: `get :list` and `get 'list'` lead to `list`. */
function ownAction(written: string): string | null {
	return /^[\w-]{1,200}$/.test(written) ? written.replaceAll('-', '_') : null;
}

function inModule(controller: string | null, module: string | null): string | null {
	if (module === null || module === '' || controller === null) return controller;
	return controller.startsWith('/') ? controller.slice(1) : `${module}/${controller}`;
}
