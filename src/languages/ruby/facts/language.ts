import { lock, reflection, threadStart } from '../../../model/facts/managed.ts';
import type { FactFile, FactRule, SeenCall } from '../../../model/facts/rules.ts';

const MAX_CALLEE = 100;

/** By receiver and name: `Thread.new`. */
const STARTS: Readonly<Record<string, string>> = {
	'Thread.new': 'thread',
	'Thread.start': 'thread',
	'Thread.fork': 'thread',
	'Ractor.new': 'thread',
	'Fiber.new': 'fiber',
	'Fiber.schedule': 'fiber',
	'Process.fork': 'process',
	'Kernel.fork': 'process',
	fork: 'process',
	'Concurrent::Future.execute': 'pool',
	'Concurrent::Promise.execute': 'pool',
	'Concurrent::Promises.future': 'pool',
	'Concurrent::TimerTask.new': 'timer',
	'Concurrent::ScheduledTask.execute': 'timer',
	'Parallel.each': 'pool',
	'Parallel.map': 'pool',
};

const STARTED: FactRule = {
	on: 'call',
	fact: threadStart,
	names: [...new Set(Object.keys(STARTS).map((name) => name.slice(name.lastIndexOf('.') + 1)))],
	find(call, file, tell) {
		const written = call.callee.replace(/^::/, '');
		const runsOn = Object.hasOwn(STARTS, written) ? STARTS[written] : undefined;
		if (runsOn === undefined || isOwnClass(call, file)) return;
		const passed = call.args.find(({ name }) => name === '&');
		if (runsOn !== 'process' && passed === undefined) return;
		const isInline = passed === undefined || passed.kind === 'function';
		tell({ runs_on: runsOn, callee: call.callee, target: isInline ? null : targetOf(passed.text) });
	},
};

/** A class of that name inside of a module is another one; at the top it is more of the same. */
function isOwnClass({ receiver, scope }: SeenCall, file: FactFile): boolean {
	const name = receiver?.split('::').find((part) => part !== '');
	const binding = name === undefined || receiver?.startsWith('::') ? null : file.binding(name, scope);
	return binding?.kind === 'class' && binding.scope !== (file.chunks[0]?.scope ?? 0);
}

/** `run` of `&method(:run)`. */
function targetOf(written: string): string {
	return (
		/^(?:[\w.@]{1,100}\.)?method\(:(\w{1,100}[?!]?)\)$/.exec(written)?.[1] ?? written.slice(0, MAX_CALLEE)
	);
}

const LOCKS = ['synchronize', 'lock', 'try_lock', 'mon_synchronize', 'with_read_lock', 'with_write_lock'];

const LOCKED: FactRule = {
	on: 'call',
	fact: lock,
	names: [...LOCKS, 'flock'],
	find(call, file, tell) {
		if (call.name === 'flock') {
			if (!/\bLOCK_(?:EX|SH)\b/.test(call.args[0]?.text ?? '')) return;
			tell({ form: 'call', type: 'flock', on: shortOf(call.receiver), operation: 'flock' });
			return;
		}
		const isBlock = call.args.some(({ name }) => name === '&');
		const type = call.receiver === null ? mixedInType(call, file) : lockType(call.receiver, file);
		if (type === null) return;
		tell({
			form: isBlock ? 'block' : 'call',
			type,
			on: shortOf(call.receiver),
			operation: isBlock ? null : call.name,
		});
	},
};

function shortOf(receiver: string | null): string | null {
	return receiver === null ? null : receiver.slice(0, MAX_CALLEE);
}

const MADE =
	/^\s{0,20}(?:\|\|)?=\s{0,20}(?:::)?(?:Thread::)?(Mutex|Monitor|Concurrent::(?:ReentrantReadWriteLock|ReadWriteLock))\.new\b/;

/** What a receiver is made as, somewhere in the file; null when that is no lock. */
function lockType(receiver: string, file: FactFile): string | null {
	const direct = /^(?:::)?(?:Thread::)?(Mutex|Monitor)\.new$/.exec(receiver)?.[1];
	if (direct !== undefined) return direct;
	const name = /^(?:self\.)?([@$A-Z_a-z][@\w]{0,100})$/.exec(receiver)?.[1];
	if (name === undefined) return null;
	const { text } = file;
	let seen = 0;
	for (let at = text.indexOf(name); at >= 0 && seen < MAX_PLACES; at = text.indexOf(name, at + name.length)) {
		seen++;
		const made = MADE.exec(text.slice(at + name.length, at + name.length + 100))?.[1];
		if (made !== undefined) return made;
	}
	// `def lock; @lock ||= Mutex.new; end` is called by its own name.
	return name.startsWith('@') ? null : lockTypeOf(`@${name}`, file);
}

const MAX_PLACES = 200;

function lockTypeOf(member: string, file: FactFile): string | null {
	return file.text.includes(`${member} `) ? lockType(member, file) : null;
}

/** `synchronize { … }` of a class that includes `MonitorMixin`. */
function mixedInType(call: SeenCall, file: FactFile): string | null {
	if (call.name !== 'synchronize' && call.name !== 'mon_synchronize') return null;
	const owner = file.around(call.chunk).find(({ kind }) => kind === 'class' || kind === 'namespace');
	const isMonitor = file.heritages.some(
		(heritage) => heritage.owner === owner && /^(?:::)?MonitorMixin$/.test(heritage.text),
	);
	return isMonitor ? 'Monitor' : null;
}

const OPERATIONS: Readonly<Record<string, string>> = {
	send: 'invoke',
	public_send: 'invoke',
	__send__: 'invoke',
	const_get: 'load_type',
	qualified_const_get: 'load_type',
	constantize: 'load_type',
	safe_constantize: 'load_type',
	instance_method: 'get_member',
	public_method: 'get_member',
	singleton_method: 'get_member',
	method: 'get_member',
	define_method: 'define_member',
	define_singleton_method: 'define_member',
	const_set: 'define_member',
	instance_variable_get: 'get_field',
	class_variable_get: 'get_field',
	instance_variable_set: 'set_field',
	class_variable_set: 'set_field',
	'respond_to?': 'has_member',
	'method_defined?': 'has_member',
	'const_defined?': 'has_member',
	'instance_variable_defined?': 'has_member',
};

const REFLECTED: FactRule = {
	on: 'call',
	fact: reflection,
	names: Object.keys(OPERATIONS),
	find(call, file, tell) {
		const { name, callee, args, argCount, receiver } = call;
		const [first] = args;
		if (name === 'constantize' || name === 'safe_constantize') {
			if (receiver === null || argCount > 0) return;
			const literal = /^(["'])([\w:]{1,200})\1$/.exec(receiver)?.[2];
			tell({
				operation: 'load_type',
				callee: shortOf(callee),
				name: literal,
				is_dynamic: literal === undefined,
			});
			return;
		}
		if (first === undefined || first.name !== undefined) return;
		const symbol = /^:["']?([@\w?!=]{1,200})["']?$/.exec(first.text)?.[1];
		const text = symbol ?? /^(["'])([@\w:?!=]{1,200})\1$/.exec(first.text)?.[2];
		if (name === 'send' && symbol === undefined && !isNameOfMethod(call)) return;
		// Objects have methods of these names that look nothing up: a request's, a socket's.
		if (NEEDS_SYMBOL.has(name) && symbol === undefined) return;
		if (NEEDS_ONE.has(name) && argCount !== 1) return;
		const constant =
			text === undefined && first.kind === 'identifier' ? file.constant(first.text, call.scope) : text;
		tell({
			operation: OPERATIONS[name],
			callee: shortOf(callee),
			name: constant,
			is_dynamic: constant === null || constant === undefined,
		});
	},
};

const NEEDS_SYMBOL = new Set(['method', 'instance_method', 'public_method', 'singleton_method']);
const NEEDS_ONE = new Set(['method', 'instance_method', 'public_method', 'singleton_method']);

/** A message may be sent by anything: `send` with a text that is put together, or to oneself, is a call. */
function isNameOfMethod({ args, receiver }: SeenCall): boolean {
	const isPutTogether = /^:?"[^"]{0,200}#\{[^"]{0,200}"$/.test(args[0]?.text ?? '');
	return isPutTogether || receiver === null || receiver === 'self' || receiver === 'self.class';
}

export const LANGUAGE: readonly FactRule[] = [STARTED, LOCKED, REFLECTED];
