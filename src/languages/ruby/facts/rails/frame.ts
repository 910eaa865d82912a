import { pluralize, singularize } from './inflection.ts';

/** What the blocks around a line of routes say: the mapper's own scope, frame by frame. */
export interface Frame {
	readonly path: string | null;
	readonly shallowPath: string | null;
	/** Namespace of controllers: `admin`. `UNKNOWN` stands for what is computed, here and in the next two. */
	readonly module: string | null;
	readonly controller: string | null;
	readonly action: string | null;
	readonly pathNames: ReadonlyMap<string, string>;
	readonly isShallow: boolean;
	/** A resource around was declared shallow. */
	readonly hasShallow: boolean;
	readonly via: readonly string[] | null;
	/** What every route inside leads to. */
	readonly to: string | null;
	readonly isFormatted: boolean;
	/** Of `scope only: […]`, for the resources inside. */
	readonly only: readonly string[] | null;
	readonly except: readonly string[] | null;
	readonly level: Level;
	readonly resource: Resource | null;
}

/** In the name of a controller or action: that part is computed. */
export const UNKNOWN = '?';

type Level = 'resources' | 'resource' | 'nested' | 'collection' | 'member' | 'new' | null;

export const OUTERMOST: Frame = {
	path: null,
	shallowPath: null,
	module: null,
	controller: null,
	action: null,
	pathNames: new Map(),
	isShallow: false,
	hasShallow: false,
	via: null,
	to: null,
	isFormatted: false,
	only: null,
	except: null,
	level: null,
	resource: null,
};

export interface Resource {
	readonly isSingle: boolean;
	readonly path: string;
	readonly param: string;
	/** Name of one of them. */
	readonly singular: string;
	readonly actions: readonly string[];
	readonly isShallow: boolean;
}

/** What `resources :users, path: 'members'` declares; null stands for what is not written. */
export interface ResourceOptions {
	name: string;
	isSingle: boolean;
	as: string | null;
	path: string | null;
	controller: string | null;
	param: string | null;
	only: readonly string[] | null;
	except: readonly string[] | null;
}

const ACTIONS = ['index', 'create', 'new', 'show', 'update', 'destroy', 'edit'];
const SINGLE_ACTIONS = ['show', 'create', 'update', 'destroy', 'new', 'edit'];

/** The frame in which the block of `resources` or `resource` is read. */
export function resourceFrame(frame: Frame, options: ResourceOptions): Frame {
	const { name, isSingle } = options;
	const all = isSingle ? SINGLE_ACTIONS : ACTIONS;
	const isOwn = options.only !== null || options.except !== null;
	const only = isOwn ? options.only : (frame.only?.filter((action) => all.includes(action)) ?? null);
	const except = isOwn ? options.except : frame.except;
	const called = options.as ?? name;
	const resource: Resource = {
		isSingle,
		path: options.path ?? name,
		param: options.param ?? 'id',
		singular: isSingle ? called : singularize(called),
		actions: (only ?? all).filter((action) => !(except?.includes(action) ?? false)),
		isShallow: frame.isShallow,
	};
	return {
		...frame,
		level: isSingle ? 'resource' : 'resources',
		resource,
		hasShallow: frame.hasShallow || resource.isShallow,
		controller: options.controller ?? (isSingle ? pluralize(name) : name),
	};
}

export function below(frame: Frame, path: string): Frame {
	return { ...frame, path: joined(frame.path, path) };
}

export function joined(parent: string | null, child: string): string {
	return normalizePath(`${parent ?? ''}/${child}`);
}

/** `member do`: a resource that is shallow leaves out what is around it. */
export function memberFrame(frame: Frame): Frame {
	const { resource } = frame;
	if (resource === null) return frame;
	const { path, param, isSingle } = resource;
	const outer = frame.isShallow && !isSingle ? { ...frame, path: frame.shallowPath } : frame;
	return { ...below(outer, isSingle ? path : `${path}/:${param}`), level: 'member' };
}

function collectionFrame(frame: Frame): Frame {
	return frame.resource === null ? frame : { ...below(frame, frame.resource.path), level: 'collection' };
}

function newFrame(frame: Frame): Frame {
	if (frame.resource === null) return frame;
	return { ...below(frame, `${frame.resource.path}/${frame.pathNames.get('new') ?? 'new'}`), level: 'new' };
}

/** What stands directly in the block of a resource belongs to one of them: `users/:user_id`. */
export function nestedFrame(frame: Frame): Frame {
	const { resource } = frame;
	if (resource === null) return frame;
	const { path, param, singular, isSingle } = resource;
	const outer =
		frame.isShallow && !isSingle && frame.hasShallow ? { ...frame, path: frame.shallowPath } : frame;
	return { ...below(outer, isSingle ? path : `${path}/:${singular}_${param}`), level: 'nested' };
}

/** `collection do`, `on: :member`. */
export function levelFrame(frame: Frame, level: string): Frame {
	if (level === 'collection') return collectionFrame(frame);
	if (level === 'member') return memberFrame(frame);
	return level === 'new' ? newFrame(frame) : nestedFrame(frame);
}

export function isInResource({ level }: Frame): boolean {
	return level === 'resources' || level === 'resource';
}

/** One slash in front, none at the end, and slashes inside of optional parts: `/(:locale)/x` is `(/:locale)/x`. */
export function normalizePath(written: string): string {
	const squeezed = `/${written}`.replace(/\/{2,}/g, '/');
	const path = squeezed.length > 1 ? squeezed.replace(/\/$/, '') : squeezed;
	if (!path.includes('(')) return path;
	const inside = path.replace(/\/(\({1,8})\/?/g, '$1/');
	return ALL_OPTIONAL.test(inside) ? inside.replace(/^(\({1,8})\//, '/$1') : inside;
}

const ALL_OPTIONAL = /^\({1,8}[^)]{1,200}\)(?:\({1,8}\/:[^)]{1,200}\)){0,20}$/;
