import { reflection } from '../../../model/facts/managed.ts';
import type { CallRule, FactFile, SeenCall } from '../../../model/facts/rules.ts';
import { stringOf } from '../../shared/facts/literals.ts';
import { isOfPackage } from '../../shared/facts/packages.ts';
import { receiverType } from '../../shared/facts/receiver-types.ts';

/** An expression that gives a class: `User.class`, `x.getClass()`, `Class.forName(…)`. */
const CLASS_EXPRESSION =
	/(?:\.class|\bgetClass\s{0,4}\(\s{0,4}\)|\bClass\s{0,4}\.\s{0,4}forName\s{0,4}\([^()]{0,200}\))$/;
const MEMBER_EXPRESSION = /\bget(?:Declared)?(Method|Field|Constructor)\s{0,4}\([^()]{0,300}\)$/;
const REFLECT = ['java.lang.reflect'];

/** Names that only `Class` has. */
const SURE = new Set(['getDeclaredMethod', 'getDeclaredField', 'getDeclaredConstructor']);

/** Members that are looked up by name. */
export const MEMBER_LOOKUPS: CallRule = {
	fact: reflection,
	on: 'call',
	names: ['getMethod', 'getField', 'getConstructor', ...SURE],
	via: ['call'],
	find(call, file, tell) {
		const isNamed = !call.name.endsWith('Constructor');
		if ((isNamed && call.argCount === 0) || call.receiver === null) return;
		if (!SURE.has(call.name) && !isClass(call, file)) return;
		tell({ operation: 'get_member', callee: call.callee, ...(isNamed ? nameOf(call, file) : {}) });
	},
};

/** `Class.forName("a.B")`, `loader.loadClass(name)` */
export const TYPE_LOADS: CallRule = {
	fact: reflection,
	on: 'call',
	names: ['forName', 'loadClass'],
	via: ['call'],
	find(call, file, tell) {
		if (call.argCount === 0) return;
		const isLoad =
			call.name === 'forName'
				? call.receiver === 'Class' && file.binding('Class', call.scope) === null
				: /ClassLoader\s{0,4}\(\s{0,4}\)$/.test(call.receiver ?? '') ||
					/ClassLoader$/.test(receiverType(call, file) ?? '');
		if (isLoad) tell({ operation: 'load_type', callee: call.callee, ...nameOf(call, file) });
	},
};

const USES: Readonly<Record<string, { type: RegExp; operation: string }>> = {
	invoke: { type: /^Method$/, operation: 'invoke' },
	newInstance: { type: /^(?:Class|Constructor)$/, operation: 'create' },
	get: { type: /^Field$/, operation: 'get_field' },
	set: { type: /^Field$/, operation: 'set_field' },
};

/** `method.invoke(x)`, `type.getConstructor().newInstance()`, `field.set(x, 1)` */
export const MEMBER_USES: CallRule = {
	fact: reflection,
	on: 'call',
	names: Object.keys(USES),
	via: ['call'],
	find(call, file, tell) {
		if (call.receiver === null) return;
		const { type, operation } = USES[call.name];
		const made =
			MEMBER_EXPRESSION.exec(call.receiver)?.[1] ?? (CLASS_EXPRESSION.test(call.receiver) ? 'Class' : null);
		if (made === null && !isReflected(receiverType(call, file), file)) return;
		if (type.test(made ?? receiverType(call, file) ?? '')) tell({ operation, callee: call.callee });
	},
};

/** `Proxy.newProxyInstance(…)` makes an object whose calls go to a handler. */
export const PROXIES: CallRule = {
	fact: reflection,
	on: 'call',
	names: ['newProxyInstance'],
	via: ['call'],
	find(call, file, tell) {
		if (call.receiver === null || !isOfPackage(call.receiver, REFLECT, file)) return;
		tell({ operation: 'create', callee: call.callee });
	},
};

/** A type of `java.lang.reflect`, or `Class`, which needs no import. */
function isReflected(type: string | null, file: FactFile): boolean {
	if (type === null) return false;
	return type === 'Class'
		? file.imports.every(({ local }) => local !== 'Class')
		: isOfPackage(type, REFLECT, file);
}

function isClass(call: SeenCall, file: FactFile): boolean {
	return CLASS_EXPRESSION.test(call.receiver ?? '') || receiverType(call, file) === 'Class';
}

function nameOf(call: SeenCall, file: FactFile): { name: string | null; is_dynamic: boolean } {
	const name = stringOf(call.args[0], file, call.scope);
	return { name, is_dynamic: name === null };
}
