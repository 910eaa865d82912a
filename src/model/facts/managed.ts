import type { FactKind } from './kind.ts';

export const threadStart: FactKind = {
	kind: 'thread_start',
	view: 'thread_starts',
	category: 'language',
	about: 'work that is given to another thread, a pool, a fiber or a process',
	attributes: {
		runs_on: 'thread, virtual_thread, pool, task, timer, fiber or process',
		callee: 'what is called, as written',
		target: 'name of what runs, as written; null for an inline function',
	},
	example: 'executor.submit(this::refresh)',
};

export const lock: FactKind = {
	kind: 'lock',
	view: 'locks',
	category: 'language',
	about: 'a place that takes a lock, or has its body run under one',
	attributes: {
		form: 'block (released at its end), method (the whole body) or call',
		type: 'synchronized, ReentrantLock, Monitor, Mutex, flock, …',
		on: 'what is locked, as written; null when it has no name',
		operation: 'for a call: what is called (`lock`, `tryLock`, `WaitAsync`)',
	},
	example: 'synchronized (queue) { … }',
};

export const reflection: FactKind = {
	kind: 'reflection',
	view: 'reflections',
	category: 'language',
	about: 'a class or member that is looked up, called or made by name at run time',
	attributes: {
		operation: 'load_type, get_member, invoke, create, get_field, set_field, define_member or has_member',
		callee: 'what is called, as written',
		name: 'the name that is looked up, when it is a literal or a constant of the file',
		is_dynamic: 'whether that name is computed; null when the call takes none',
	},
	example: 'Class.forName("com.acme.Plugin")',
};

export const swallowedException: FactKind = {
	kind: 'swallowed_exception',
	view: 'swallowed_exceptions',
	category: 'language',
	about: 'a handler that catches exceptions and does nothing with them',
	attributes: {
		form: 'catch, rescue, rescue_modifier (`x rescue nil`) or suppress (`@f()`)',
		types: 'what is caught, as written; none when everything is',
		comment: 'the comment that stands there instead of code',
	},
	example: 'catch (IOException e) { }',
};

/** Threads, locks, reflection and exceptions of Java, C#, PHP and Ruby. */
export const MANAGED: readonly FactKind[] = [threadStart, lock, reflection, swallowedException];
