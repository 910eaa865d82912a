import { reflection } from '../../../model/facts/managed.ts';
import type { CallRule, FactFile, SeenCall } from '../../../model/facts/rules.ts';
import { words } from '../../../model/word-list.ts';
import { stringOf } from '../../shared/facts/literals.ts';
import { receiverType } from '../../shared/facts/receiver-types.ts';

const REFLECTION = ['System.Reflection'];
/** An expression that gives a type: `typeof(User)`, `x.GetType()`, `Type.GetType(…)`. */
const TYPE_EXPRESSION = /(?:\btypeof\s{0,4}\([^()]{1,200}\)|\bGetType\s{0,4}\([^()]{0,200}\))[?!]?$/;
const TYPE_TYPE = /^(?:Type|TypeInfo)$/;
const MEMBER_EXPRESSION =
	/\bGet(Method|Property|Field|Constructor)\s{0,4}\((?:[^()]|\([^()]{0,100}\)){0,300}\)[?!]{0,2}$/;

const LOOKUPS = words('GetMethod GetProperty GetField GetEvent GetMember GetConstructor InvokeMember');

/** Members of a type that are looked up by name. */
export const MEMBER_LOOKUPS: CallRule = {
	fact: reflection,
	on: 'call',
	names: LOOKUPS,
	via: ['call'],
	find(call, file, tell) {
		if (call.receiver === null || call.argCount === 0 || !isType(call, file)) return;
		const operation = call.name === 'InvokeMember' ? 'invoke' : 'get_member';
		const named = call.name === 'GetConstructor' ? {} : nameOf(call, file);
		tell({ operation, callee: call.callee, ...named });
	},
};

const STATICS: Readonly<Record<string, { on: RegExp; operation: string; isNamed: boolean }>> = {
	CreateInstance: { on: /^(?:System\.)?Activator$/, operation: 'create', isNamed: false },
	CreateInstanceFrom: { on: /^(?:System\.)?Activator$/, operation: 'create', isNamed: true },
	GetUninitializedObject: {
		on: /^(?:RuntimeHelpers|FormatterServices)$/,
		operation: 'create',
		isNamed: false,
	},
	GetType: { on: /^(?:System\.)?Type$/, operation: 'load_type', isNamed: true },
	Load: { on: /^(?:System\.Reflection\.)?Assembly$/, operation: 'load_type', isNamed: true },
	LoadFrom: { on: /^(?:System\.Reflection\.)?Assembly$/, operation: 'load_type', isNamed: true },
	LoadFile: { on: /^(?:System\.Reflection\.)?Assembly$/, operation: 'load_type', isNamed: true },
};

/** `Activator.CreateInstance(type)`, `Type.GetType("A.B")`, `Assembly.LoadFrom(path)` */
export const STATIC_LOOKUPS: CallRule = {
	fact: reflection,
	on: 'call',
	names: Object.keys(STATICS),
	via: ['call'],
	find(call, file, tell) {
		const { on, operation, isNamed } = STATICS[call.name];
		if (call.receiver === null || !on.test(call.receiver)) return;
		if (isNamed && call.argCount === 0) return;
		tell({ operation, callee: call.callee, ...(isNamed ? nameOf(call, file) : {}) });
	},
};

const USES: Readonly<Record<string, { type: RegExp; operation: string }>> = {
	Invoke: { type: /^(?:Method|Constructor)(?:Info|Base)?$/, operation: 'invoke' },
	GetValue: { type: /^(?:Property|Field)(?:Info)?$/, operation: 'get_field' },
	SetValue: { type: /^(?:Property|Field)(?:Info)?$/, operation: 'set_field' },
	MakeGenericMethod: { type: /^Method(?:Info)?$/, operation: 'get_member' },
};

/** `method.Invoke(x, args)`, `typeof(User).GetProperty("Name")!.SetValue(x, 1)` */
export const MEMBER_USES: CallRule = {
	fact: reflection,
	on: 'call',
	names: Object.keys(USES),
	via: ['call'],
	find(call, file, tell) {
		if (call.receiver === null) return;
		const { type, operation } = USES[call.name];
		const made = MEMBER_EXPRESSION.exec(call.receiver)?.[1];
		const declared = made ?? receiverType(call, file)?.replace(/^Get(?=Method$|Property$|Field$)/, '') ?? '';
		if (!type.test(declared) || (made === undefined && !hasReflection(declared, file))) return;
		tell({ operation, callee: call.callee });
	},
};

/** `MethodInfo` is a name that the framework has; `Method`, what `GetMethod` gave, only where that is used. */
function hasReflection(declared: string, file: FactFile): boolean {
	return /(?:Info|Base)$/.test(declared) || file.importsFrom(REFLECTION);
}

function isType(call: SeenCall, file: FactFile): boolean {
	return TYPE_EXPRESSION.test(call.receiver ?? '') || TYPE_TYPE.test(receiverType(call, file) ?? '');
}

function nameOf(call: SeenCall, file: FactFile): { name: string | null; is_dynamic: boolean } {
	const name = stringOf(call.args[0], file, call.scope) ?? NAMEOF.exec(call.args[0].text)?.[1] ?? null;
	return { name, is_dynamic: name === null };
}

const NAMEOF = /^nameof\s{0,4}\(\s{0,4}(?:[\w.]{1,100}\.)?(\w{1,100})\s{0,4}\)$/;
