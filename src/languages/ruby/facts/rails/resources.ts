import type { Drawing, Line } from './drawing.ts';
import { type Frame, isInResource, nestedFrame, resourceFrame } from './frame.ts';
import { type Match, matched } from './matches.ts';
import { actionsOption, scopedFrame } from './scopes.ts';
import { type Entry, type Static, textOf, textsOf } from './static-values.ts';

/** Options that are the resource's own; every other belongs to a scope around it. */
const OWN_OPTIONS = new Set(['as', 'controller', 'path', 'only', 'except', 'param', 'concerns']);

/** `resources :posts, only: %i[index show] do`, `resource :profile`. */
export function declareResource(line: Line, drawing: Drawing, isSingle: boolean): void {
	const { args, frame, block, node } = line;
	if (args.isOpen) return;
	const { options } = args;
	const shallow = options.get('shallow')?.value;
	let around: Frame | null = isInResource(frame) ? nestedFrame(frame) : frame;
	if (shallow?.is === 'flag') around = { ...around, isShallow: shallow.value };
	const outer = new Map([...options].filter(([name]) => !OWN_OPTIONS.has(name) && name !== 'shallow'));
	if (outer.size > 0) around = scopedFrame(around, outer, undefined);
	if (around === null) return;
	const only = actionsOption(options, 'only');
	const except = actionsOption(options, 'except');
	for (const { value } of args.positional) {
		const name = textOf(value);
		const path = options.has('path') ? textOf(options.get('path')?.value) : name;
		if (name === null || path === null) continue;
		const inner = resourceFrame(around, {
			name,
			isSingle,
			as: nonEmpty(options.get('as')),
			path,
			controller: options.has('controller') ? (textOf(options.get('controller')?.value) ?? '?') : null,
			param: nonEmpty(options.get('param')),
			// Which actions there are is computed: none is told.
			only: only === undefined || except === undefined ? [] : only,
			except: except ?? null,
		});
		drawing.block(block, inner);
		const concerns = options.get('concerns');
		if (concerns !== undefined) useConcerns(concerns.value, inner, drawing);
		tellActions(inner, node, drawing, options.has('only'));
	}
}

function nonEmpty(entry: Entry | undefined): string | null {
	return textOf(entry?.value) || null;
}

export function useConcerns(value: Static, frame: Frame, drawing: Drawing): void {
	for (const name of textsOf(value) ?? []) drawing.block(drawing.concerns.get(name) ?? -1, frame);
}

/** What each action of a resource answers to. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
	index: ['get'],
	create: ['post'],
	new: ['get'],
	edit: ['get'],
	show: ['get'],
	update: ['patch', 'put'],
	destroy: ['delete'],
};

/** Actions for forms: an application that is an interface for programs has them only where it names them. */
const FORMS: ReadonlySet<string> = new Set(['new', 'edit']);

function tellActions(frame: Frame, node: number, drawing: Drawing, areNamed: boolean): void {
	for (const action of frame.resource?.actions ?? []) {
		const via = VERBS[action];
		if (via === undefined) continue;
		const match: Match = {
			written: { text: action, isSymbol: true },
			via,
			to: null,
			app: null,
			controller: null,
			action: null,
			path: null,
			on: action === 'index' || action === 'create' ? 'collection' : action === 'new' ? 'new' : 'member',
			isFormatted: false,
		};
		drawing.tell(node, matched(frame, match), FORMS.has(action) && !areNamed ? 'api_only' : null);
	}
}
