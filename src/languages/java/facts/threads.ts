import { ChunkFlag } from '../../../model/chunk.ts';
import { lock, threadStart } from '../../../model/facts/managed.ts';
import type { AnnotationRule, CallRule, ChunkRule, FactFile, SeenCall } from '../../../model/facts/rules.ts';
import { isOfPackage } from '../../shared/facts/packages.ts';
import { receiverType } from '../../shared/facts/receiver-types.ts';

const CONCURRENT = ['java.util.concurrent'];

/** `new Thread(task)`; a class of the program may have that name. */
export const NEW_THREADS: CallRule = {
	fact: threadStart,
	on: 'call',
	names: ['Thread'],
	via: ['new'],
	find(call, file, tell) {
		if (!isJavaLang('Thread', call, file) || call.receiver !== null) return;
		tell({ runs_on: 'thread', callee: 'new Thread', target: targetOf(call, file) });
	},
};

const POOL_TYPE = /Executor|ForkJoinPool|CompletionService|AsyncTaskExecutor/;
const TIMER_TYPE = /ScheduledExecutor|ScheduledThreadPool|TaskScheduler|^Timer$/;
/** Methods that start something, by what they are called on. */
const STARTERS: Readonly<Record<string, { on: RegExp; runs_on: string }>> = {
	submit: { on: POOL_TYPE, runs_on: 'pool' },
	execute: { on: POOL_TYPE, runs_on: 'pool' },
	invokeAll: { on: POOL_TYPE, runs_on: 'pool' },
	invokeAny: { on: POOL_TYPE, runs_on: 'pool' },
	schedule: { on: TIMER_TYPE, runs_on: 'timer' },
	scheduleAtFixedRate: { on: TIMER_TYPE, runs_on: 'timer' },
	scheduleWithFixedDelay: { on: TIMER_TYPE, runs_on: 'timer' },
};
/** Where such types are: others of that name may run what they are given at once. */
const POOLS = [
	...CONCURRENT,
	'java.util',
	'com.google.common.util.concurrent',
	'org.springframework.core.task',
	'org.springframework.scheduling',
	'jakarta.enterprise.concurrent',
	'javax.enterprise.concurrent',
];
/** `Executors.newFixedThreadPool(4)` */
const MADE = /^new(?:\w{0,20}ThreadPool|\w{0,20}Executor|\w{0,20}Scheduled\w{0,20}|WorkStealingPool)$/;

/** Work for an executor or a timer. */
export const EXECUTOR_TASKS: CallRule = {
	fact: threadStart,
	on: 'call',
	names: Object.keys(STARTERS),
	via: ['call'],
	find(call, file, tell) {
		if (call.argCount === 0) return;
		const type = receiverType(call, file) ?? madeBy(call);
		if (type === null) return;
		const { on, runs_on } = STARTERS[call.name];
		const isPool = MADE.test(type) || (on.test(type) && isOfPackage(type, POOLS, file));
		if (isPool) tell({ runs_on, callee: call.callee, target: targetOf(call, file) });
	},
};

/** `Executors.newCachedThreadPool().submit(…)` */
function madeBy({ receiver }: SeenCall): string | null {
	return /\bExecutors\s{0,4}\.\s{0,4}(new\w{1,60})\s{0,4}\([^()]{0,200}\)$/.exec(receiver ?? '')?.[1] ?? null;
}

const FUTURES = ['runAsync', 'supplyAsync'];

/** `CompletableFuture.supplyAsync(…)` */
export const ASYNC_FUTURES: CallRule = {
	fact: threadStart,
	on: 'call',
	names: FUTURES,
	via: ['call'],
	find(call, file, tell) {
		if (call.receiver !== 'CompletableFuture' || !isOfPackage('CompletableFuture', CONCURRENT, file)) return;
		tell({ runs_on: 'pool', callee: call.callee, target: targetOf(call, file) });
	},
};

const VIRTUAL = /\bThread\s{0,4}\.\s{0,4}(ofVirtual|ofPlatform)\s{0,4}\(/;

/** `Thread.startVirtualThread(task)`, `Thread.ofVirtual().name("x").start(task)` */
export const THREAD_BUILDERS: CallRule = {
	fact: threadStart,
	on: 'call',
	names: ['startVirtualThread', 'start', 'unstarted'],
	via: ['call'],
	find(call, file, tell) {
		const built = call.argCount === 0 ? null : VIRTUAL.exec(call.receiver ?? '');
		const isVirtual = built?.[1] === 'ofVirtual' || call.callee === 'Thread.startVirtualThread';
		if ((built === null && !isVirtual) || !isJavaLang('Thread', call, file)) return;
		const runs_on = isVirtual ? 'virtual_thread' : 'thread';
		tell({ runs_on, callee: call.callee, target: targetOf(call, file) });
	},
};

/** Spring runs the method in a pool. */
export const ASYNC_METHODS: AnnotationRule = {
	fact: threadStart,
	on: 'annotation',
	names: ['Async'],
	find({ chunk, name }, file, tell) {
		if (chunk.kind !== 'method' || !isOfPackage(name, ['org.springframework.scheduling'], file)) return;
		tell({ runs_on: 'pool', callee: '@Async', target: chunk.name });
	},
};

/** What runs, by name: a method reference, a variable, or the class of an object that is made here. */
function targetOf(call: SeenCall, file: FactFile): string | null {
	const at = call.args.findIndex(({ kind }) => kind !== 'string' && kind !== 'null');
	const given = call.args[at];
	if (given === undefined || given.kind === 'function') return null;
	if (given.kind === 'new' && given.text.includes('{')) return null;
	return file.target(call.argValues[at] ?? -1, call.scope).name ?? given.text;
}

/** A name of `java.lang`, which nothing in the file takes. */
function isJavaLang(name: string, { scope }: SeenCall, file: FactFile): boolean {
	return file.binding(name, scope) === null;
}

const LOCK_CALLS: Readonly<Record<string, RegExp>> = {
	lock: /Lock$/,
	tryLock: /Lock$/,
	lockInterruptibly: /Lock$/,
	writeLock: /^StampedLock$/,
	readLock: /^StampedLock$/,
	acquire: /Semaphore$/,
	tryAcquire: /Semaphore$/,
	acquireUninterruptibly: /Semaphore$/,
};
const READ_WRITE = /^([\w.]{1,200})\s{0,4}\.\s{0,4}(?:readLock|writeLock)\s{0,4}\(\s{0,4}\)$/;

/** Locks and semaphores of `java.util.concurrent`. */
export const LOCK_OPERATIONS: CallRule = {
	fact: lock,
	on: 'call',
	names: Object.keys(LOCK_CALLS),
	via: ['call'],
	find(call, file, tell) {
		if (call.receiver === null || !file.importsFrom(CONCURRENT)) return;
		const pair = READ_WRITE.exec(call.receiver);
		const type = receiverType(pair === null ? call : { ...call, receiver: pair[1] }, file);
		if (type === null) return;
		if (pair === null ? !LOCK_CALLS[call.name].test(type) : !/ReadWriteLock$/.test(type)) return;
		if (!isOfPackage(type, CONCURRENT, file)) return;
		tell({ form: 'call', type, on: call.receiver, operation: call.name });
	},
};

/** `synchronized` methods; blocks are told by the tree. */
export const SYNCHRONIZED_METHODS: ChunkRule = {
	fact: lock,
	on: 'chunk',
	kinds: ['method'],
	find({ signature, flags, parent }, file, tell) {
		if (!signature?.includes('synchronized ')) return;
		const header = signature.slice(0, signature.indexOf('('));
		if (!/(?:^|\s)synchronized\s/.test(header)) return;
		const on = (flags & ChunkFlag.static) === 0 ? 'this' : `${file.chunk(parent)?.name}.class`;
		tell({ form: 'method', type: 'synchronized', on });
	},
};
