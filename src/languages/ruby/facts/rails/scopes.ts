import type { Arguments } from './arguments.ts';
import { below, type Frame, isInResource, joined, nestedFrame, UNKNOWN } from './frame.ts';
import { type Entry, type Static, textOf, textsOf } from './static-values.ts';

type Options = ReadonlyMap<string, Entry>;

/** `scope '/admin', module: 'admin' do`; null when its path is computed. */
export function scopeFrame(frame: Frame, { positional, options, isOpen }: Arguments): Frame | null {
	if (isOpen) return null;
	if (positional.length === 0) return scopedFrame(frame, options, undefined);
	const parts = positional.map(({ value }) => textsOf(value)?.join('/') ?? null);
	return parts.includes(null) ? null : scopedFrame(frame, options, parts.join('/'));
}

/** A frame with the options that every kind of scope takes. `path` is what is given without a keyword. */
export function scopedFrame(frame: Frame, options: Options, path: string | undefined): Frame | null {
	const own = path ?? pathOption(options, 'path');
	const shallow = pathOption(options, 'shallow_path') ?? (frame.level === 'nested' ? undefined : own);
	if (own === null || shallow === null) return null;
	const only = actionsOption(options, 'only');
	const except = actionsOption(options, 'except');
	if (only === undefined || except === undefined) return null;
	const via = options.get('via');
	const shallowFlag = options.get('shallow')?.value;
	const module = nameOption(options, 'module');
	return {
		...frame,
		path: own === undefined ? frame.path : joined(frame.path, own),
		shallowPath: shallow === undefined ? frame.shallowPath : joined(frame.shallowPath, shallow),
		module: module === null ? frame.module : inModule(frame.module, module),
		controller: nameOption(options, 'controller') ?? frame.controller,
		action: nameOption(options, 'action') ?? frame.action,
		to: nameOption(options, 'to') ?? frame.to,
		via: via === undefined ? frame.via : textsOf(via.value),
		pathNames: pathNames(frame, options.get('path_names')?.value),
		isShallow: shallowFlag === undefined ? frame.isShallow : isTrue(shallowFlag),
		isFormatted: options.has('format') ? isTrue(options.get('format')?.value) : frame.isFormatted,
		...(only !== null || except !== null ? { only, except } : {}),
	};
}

/** `namespace :admin do`. */
export function namespaceFrame(frame: Frame, { positional, options, isOpen }: Arguments): Frame | null {
	const name = textOf(positional[0]?.value);
	if (name === null || isOpen) return null;
	const around = isInResource(frame) ? nestedFrame(frame) : frame;
	const { path = name, shallow_path: shallow = path } = {
		path: pathOption(options, 'path'),
		shallow_path: pathOption(options, 'shallow_path'),
	};
	if (path === null || shallow === null) return null;
	const rest = new Map([...options].filter(([key]) => key !== 'path' && key !== 'shallow_path'));
	const inner = scopedFrame(below(around, path), rest, undefined);
	if (inner === null) return null;
	return {
		...inner,
		shallowPath: joined(around.shallowPath, shallow),
		module: options.has('module') ? inner.module : inModule(around.module, name),
	};
}

export function controllerFrame(frame: Frame, { positional }: Arguments): Frame {
	return { ...frame, controller: textOf(positional[0]?.value) ?? UNKNOWN };
}

function inModule(parent: string | null, child: string): string {
	return parent === null || parent === '' ? child : `${parent}/${child}`;
}

/** Null when it is computed, undefined when there is none. */
function pathOption(options: Options, name: string): string | null | undefined {
	const entry = options.get(name);
	return entry === undefined ? undefined : textOf(entry.value);
}

/** A name that is computed stands there as such; null when there is none. */
export function nameOption(options: Options, name: string): string | null {
	const entry = options.get(name);
	if (entry === undefined || entry.value.is === 'nil') return null;
	return textOf(entry.value) ?? UNKNOWN;
}

/** Null when there is none, undefined when it is computed. */
export function actionsOption(options: Options, name: string): string[] | null | undefined {
	const entry = options.get(name);
	if (entry === undefined) return null;
	return entry.value.is === 'nil' ? null : (textsOf(entry.value) ?? undefined);
}

function isTrue(value: Static | undefined): boolean {
	return value?.is === 'flag' && value.value;
}

function pathNames(frame: Frame, value: Static | undefined): ReadonlyMap<string, string> {
	if (value?.is !== 'hash') return frame.pathNames;
	const names = new Map(frame.pathNames);
	for (const entry of value.entries) names.set(textOf(entry.key) ?? '', textOf(entry.value) ?? '');
	return names;
}
