import { lock, threadStart } from '../../../model/facts/managed.ts';
import type { AnnotationRule, CallRule, FactFile, SeenCall } from '../../../model/facts/rules.ts';
import { receiverType } from '../../shared/facts/receiver-types.ts';

/** Static methods that start something, by what they are written on. */
const STARTERS: Readonly<Record<string, { on: RegExp; runs_on: string }>> = {
	Run: { on: /^Task$/, runs_on: 'task' },
	StartNew: { on: /^Task(?:<[\w.<>,? ]{1,100}>)?\.Factory$/, runs_on: 'task' },
	QueueUserWorkItem: { on: /^ThreadPool$/, runs_on: 'pool' },
	UnsafeQueueUserWorkItem: { on: /^ThreadPool$/, runs_on: 'pool' },
	ForEach: { on: /^Parallel$/, runs_on: 'pool' },
	ForEachAsync: { on: /^Parallel$/, runs_on: 'pool' },
	For: { on: /^Parallel$/, runs_on: 'pool' },
	ForAsync: { on: /^Parallel$/, runs_on: 'pool' },
	Invoke: { on: /^Parallel$/, runs_on: 'pool' },
};

/** `Task.Run(…)`, `ThreadPool.QueueUserWorkItem(…)`, `Parallel.ForEach(…)` */
export const TASK_STARTS: CallRule = {
	fact: threadStart,
	on: 'call',
	names: Object.keys(STARTERS),
	via: ['call'],
	find(call, file, tell) {
		if (call.receiver === null || call.argCount === 0) return;
		const { on, runs_on } = STARTERS[call.name];
		const owner = call.receiver.replace(/^(?:global::)?System\.Threading\.(?:Tasks\.)?/, '');
		if (!on.test(owner) || isOwn(/^\w{1,20}/.exec(owner)?.[0] ?? '', call, file)) return;
		tell({ runs_on, callee: call.callee, target: targetOf(call, file) });
	},
};

const THREADS: Readonly<Record<string, string>> = {
	Thread: 'thread',
	Timer: 'timer',
};

/** `new Thread(Work)`, `new Timer(Tick, null, 0, 1000)`: a timer is one of threads when it is given what to run. */
export const NEW_THREADS: CallRule = {
	fact: threadStart,
	on: 'call',
	names: Object.keys(THREADS),
	via: ['new'],
	find(call, file, tell) {
		if (isOwn(call.name, call, file)) return;
		if (call.name === 'Thread' ? call.argCount === 0 : call.argCount < 2 || !isCallback(call, file)) return;
		tell({ runs_on: THREADS[call.name], callee: `new ${call.callee}`, target: targetOf(call, file) });
	},
};

/** A timer of another library is given a number first. */
function isCallback({ args, argValues, scope }: SeenCall, file: FactFile): boolean {
	const [{ kind }] = args;
	if (kind === 'function') return true;
	const chunk = file.chunk(file.target(argValues[0] ?? -1, scope).chunk);
	return chunk?.kind === 'method' || chunk?.kind === 'function';
}

/** What runs, by name. `Parallel` is given it last. */
function targetOf(call: SeenCall, file: FactFile): string | null {
	const at = call.receiver?.endsWith('Parallel') ? call.args.length - 1 : 0;
	const given = call.args[at];
	if (given === undefined || given.kind === 'function') return null;
	return file.target(call.argValues[at] ?? -1, call.scope).name ?? given.text;
}

/** A type of that name which the file declares. */
function isOwn(name: string, { scope }: SeenCall, file: FactFile): boolean {
	const kind = file.binding(name, scope)?.kind;
	return kind === 'class' || kind === 'type';
}

const STATIC_LOCKS = /^(?:System\.Threading\.)?Monitor$/;
const LOCK_CALLS: Readonly<Record<string, RegExp>> = {
	Wait: /^SemaphoreSlim$/,
	WaitAsync: /^SemaphoreSlim$/,
	WaitOne: /^(?:Mutex|Semaphore)$/,
	EnterReadLock: /^ReaderWriterLockSlim$/,
	EnterWriteLock: /^ReaderWriterLockSlim$/,
	EnterUpgradeableReadLock: /^ReaderWriterLockSlim$/,
	AcquireReaderLock: /^ReaderWriterLock$/,
	AcquireWriterLock: /^ReaderWriterLock$/,
	EnterScope: /^Lock$/,
	Enter: /^(?:SpinLock|Lock)$/,
	TryEnter: /^(?:SpinLock|Lock)$/,
};

/** Monitors, semaphores, mutexes and the like; `lock` statements are told by the tree. */
export const LOCK_OPERATIONS: CallRule = {
	fact: lock,
	on: 'call',
	names: Object.keys(LOCK_CALLS),
	via: ['call'],
	find(call, file, tell) {
		const { receiver, name, args } = call;
		if (receiver === null) return;
		if (/^(?:Try)?Enter$/.test(name) && STATIC_LOCKS.test(receiver)) {
			tell({ form: 'call', type: 'Monitor', on: args[0]?.text, operation: name });
			return;
		}
		const type = receiverType(call, file);
		if (type === null || !LOCK_CALLS[name].test(type) || isOwn(type, call, file)) return;
		tell({ form: 'call', type, on: receiver, operation: name });
	},
};

/** `[MethodImpl(MethodImplOptions.Synchronized)]` */
export const SYNCHRONIZED_METHODS: AnnotationRule = {
	fact: lock,
	on: 'annotation',
	names: ['MethodImpl'],
	find({ args, chunk }, _file, tell) {
		if (chunk.kind !== 'method' || !/\bSynchronized\b/.test(args ?? '')) return;
		tell({ form: 'method', type: 'MethodImpl', on: 'this' });
	},
};
