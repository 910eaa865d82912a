import { Kind } from '../../syntax.ts';
import type { Drawing, Line } from './drawing.ts';
import { below } from './frame.ts';
import { type App, type Match, matched } from './matches.ts';
import { nameOption } from './scopes.ts';
import { type Static, textOf, textsOf } from './static-values.ts';

/** `get 'a', to: 'b#c'`, `get 'a' => 'b#c'`, `get :a, :b, on: :member`; `via` is null for `match`. */
export function declareMatches(line: Line, drawing: Drawing, via: readonly string[] | null): void {
	const { args, frame, node } = line;
	const common = commonMatch(line, drawing, via);
	if (common === null) return;
	const [first] = args.pairs;
	if (args.positional.length === 0) {
		if (first?.key.is !== 'text') return;
		const leads = pairLeads(drawing, first.value, first.node);
		drawing.tell(node, matched(frame, { ...common, ...given(common, leads), written: first.key }));
		return;
	}
	for (const { value } of args.positional) {
		if (value.is === 'text') drawing.tell(node, matched(frame, { ...common, written: value }));
	}
}

/** `root 'pages#home'`, `root to: 'pages#home'`. */
export function declareRoot(line: Line, drawing: Drawing): void {
	const { args, frame, node } = line;
	const common = commonMatch(line, drawing, ['get']);
	if (common === null) return;
	const to = textOf(args.positional[0]?.value) ?? common.to;
	const { resource } = frame;
	const around =
		frame.level === 'resources' && resource !== null
			? { ...below(frame, resource.path), level: null }
			: frame;
	const via = args.options.get('via');
	drawing.tell(
		node,
		matched(around, {
			...common,
			to,
			via: via === undefined ? ['get'] : (textsOf(via.value) ?? ['get']),
			written: { text: '/', isSymbol: false },
		}),
	);
}

/** What its options say; null when some of them are not known. */
function commonMatch(line: Line, drawing: Drawing, via: readonly string[] | null): Match | null {
	const { options, isOpen } = line.args;
	const path = options.get('path');
	const methods = options.get('via');
	const on = options.get('on');
	if (isOpen || (path !== undefined && textOf(path.value) === null)) return null;
	const verbs = via ?? (methods === undefined ? null : textsOf(methods.value));
	if (methods !== undefined && verbs === null) return null;
	const to = options.get('to');
	return {
		written: { text: '', isSymbol: false },
		via: verbs,
		...(to === undefined ? { to: null, app: null } : leadsTo(drawing, to.value, to.node)),
		controller: nameOption(options, 'controller'),
		action: nameOption(options, 'action'),
		path: path === undefined ? null : textOf(path.value),
		on: on === undefined ? null : textOf(on.value),
		isFormatted: isFlag(options.get('format')?.value),
	};
}

function isFlag(value: Static | undefined): boolean {
	return value?.is === 'flag' && value.value;
}

type Leads = Pick<Match, 'to' | 'app'> & { controller?: string; action?: string };

function leadsTo(drawing: Drawing, value: Static, node: number): Leads {
	if (value.is === 'text') return { to: value.text, app: null };
	return { to: null, app: appAt(drawing, node) };
}

/** `'a' => 'b#c'`; `'a' => :c` names an action, and `'a' => 'b'` a controller. */
function pairLeads(drawing: Drawing, value: Static, node: number): Leads {
	if (value.is !== 'text' || value.text.includes('#')) return leadsTo(drawing, value, node);
	const rest = value.isSymbol ? { action: value.text } : { controller: value.text };
	return { to: null, app: null, ...rest };
}

/** What an option says comes before what the pair says. */
function given(common: Match, leads: Leads): Partial<Match> {
	return {
		to: common.to ?? leads.to,
		app: common.app ?? leads.app,
		controller: common.controller ?? leads.controller ?? null,
		action: common.action ?? leads.action ?? null,
	};
}

const MAX_NAME = 100;

/** Something that answers requests itself: `redirect('/x')`, `Sidekiq::Web`, `->(env) { … }`. */
export function appAt({ walk }: Drawing, node: number): App {
	const kind = walk.kind(node);
	const isInline = kind === Kind.lambda || (kind === Kind.call && walk.field(node, 'block') !== -1);
	// A string that is put together is an action, of which the name is not known.
	const isComputed = kind === Kind.string || kind === Kind.identifier || kind === Kind.delimited_symbol;
	if (isInline || isComputed || node === -1) return { name: null };
	const text = walk.textOf(node).replace(/\s{1,200}/g, ' ');
	return { name: text.length > MAX_NAME ? null : text };
}
