import { lock, reflection, threadStart } from '../../../model/facts/managed.ts';
import type { FactFile, FactRule, SeenCall } from '../../../model/facts/rules.ts';
import { className } from './class-names.ts';
import { lastPart, readWritten } from './written.ts';

/** A function of PHP's own: not a method, and none that the file brings from elsewhere. */
function isBuiltIn(call: SeenCall, file: FactFile): boolean {
	if (call.receiver !== null || call.via !== 'call') return false;
	return !file.imports.some(({ local, module }) => local === call.name && module !== '\\');
}

const FORKED: FactRule = {
	on: 'call',
	fact: threadStart,
	names: ['pcntl_fork', 'pcntl_rfork'],
	find(call, file, tell) {
		if (isBuiltIn(call, file)) tell({ runs_on: 'process', callee: call.callee });
	},
};

/** Classes and functions that run what they are given, by namespace and name. */
const STARTS: readonly (readonly [namespace: string, name: string, runsOn: string])[] = [
	['', 'Fiber', 'fiber'],
	['parallel', 'run', 'thread'],
	['Amp', 'async', 'fiber'],
	['Swoole\\Coroutine', 'create', 'fiber'],
	['Swoole\\Coroutine', 'go', 'fiber'],
	['Swoole', 'Coroutine', 'fiber'],
	['Swoole', 'Process', 'process'],
	['OpenSwoole', 'Coroutine', 'fiber'],
];

const STARTED: FactRule = {
	on: 'call',
	fact: threadStart,
	names: ['Fiber', 'run', 'async', 'create', 'go', 'Process'],
	find(call, file, tell) {
		const owner = call.via === 'new' ? call.callee : (call.receiver ?? call.callee);
		// A method of an object is none of these.
		if (owner.startsWith('$') || !/^\\?[\w\\]{1,200}$/.test(owner)) return;
		if (call.receiver !== null && call.name !== 'create' && call.name !== 'go') return;
		const { namespace, name } = className(owner, file);
		const isGlobal = namespace === null || namespace === '' || namespace === '\\';
		const found = STARTS.find(
			([where, what]) => what === name && (where === '' ? isGlobal : where === namespace),
		);
		const [first] = call.args;
		if (found === undefined || first === undefined || (found[0] === '' && call.via !== 'new')) return;
		tell({ runs_on: found[2], callee: call.callee, target: first.kind === 'function' ? null : first.text });
	},
};

const LOCKED: FactRule = {
	on: 'call',
	fact: lock,
	names: ['flock', 'sem_acquire', 'lock'],
	find(call, file, tell) {
		if (call.name === 'lock') {
			if (call.receiver === null || call.receiver.startsWith('$')) return;
			const { namespace, name } = className(call.receiver, file);
			if (namespace !== 'Illuminate\\Support\\Facades' || (name !== 'Cache' && name !== 'Redis')) return;
			const written = call.args[0] === undefined ? null : readWritten(call.args[0].text);
			tell({ form: 'call', type: name, on: written?.is === 'text' ? written.text : null, operation: 'lock' });
			return;
		}
		if (!isBuiltIn(call, file) || call.args[0] === undefined) return;
		if (call.name === 'flock' && !/\bLOCK_(?:EX|SH)\b/.test(call.args[1]?.text ?? '')) return;
		tell({ form: 'call', type: call.name, on: call.args[0].text, operation: call.name });
	},
};

const FUNCTIONS: Readonly<Record<string, string>> = {
	call_user_func: 'invoke',
	call_user_func_array: 'invoke',
	forward_static_call: 'invoke',
	method_exists: 'has_member',
	property_exists: 'has_member',
};

/** Of these functions, the argument with the name that is looked up. */
const NAME_AT: Readonly<Record<string, number>> = { method_exists: 1, property_exists: 1 };

const CALLED_BY_NAME: FactRule = {
	on: 'call',
	fact: reflection,
	names: Object.keys(FUNCTIONS),
	find(call, file, tell) {
		const arg = call.args[NAME_AT[call.name] ?? 0];
		if (!isBuiltIn(call, file) || arg === undefined || arg.kind === 'function') return;
		const name = nameIn(arg.text, call, file);
		tell({ operation: FUNCTIONS[call.name], callee: call.callee, name, is_dynamic: name === null });
	},
};

/** The text, or the last one of `[$object, 'method']`. */
function nameIn(text: string, call: SeenCall, file: FactFile): string | null {
	const written = readWritten(text);
	if (written.is === 'text') return written.text;
	if (written.is === 'class') return lastPart(written.name);
	const last = written.is === 'list' ? written.items.at(-1)?.value : undefined;
	if (last?.is === 'text') return last.text;
	return /^\$\w{1,100}$/.test(text) ? file.constant(text, call.scope) : null;
}

const MIRRORS: Readonly<Record<string, string>> = {
	ReflectionClass: 'load_type',
	ReflectionObject: 'load_type',
	ReflectionEnum: 'load_type',
	ReflectionNamedType: 'load_type',
	ReflectionMethod: 'get_member',
	ReflectionFunction: 'get_member',
	ReflectionProperty: 'get_field',
	ReflectionClassConstant: 'get_field',
};

const MIRRORED: FactRule = {
	on: 'call',
	fact: reflection,
	names: Object.keys(MIRRORS),
	via: ['new'],
	find(call, file, tell) {
		const { namespace } = className(call.callee, file);
		if (namespace !== null && namespace !== '' && namespace !== '\\') return;
		const isMember = MIRRORS[call.name].startsWith('get_') && call.name !== 'ReflectionFunction';
		const arg = call.args[isMember && call.argCount > 1 ? 1 : 0];
		const name = arg === undefined ? null : nameIn(arg.text, call, file);
		tell({
			operation: MIRRORS[call.name],
			callee: call.callee,
			name,
			is_dynamic: arg === undefined ? null : name === null,
		});
	},
};

export const LANGUAGE: readonly FactRule[] = [FORKED, STARTED, LOCKED, CALLED_BY_NAME, MIRRORED];
