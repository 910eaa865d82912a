import type { Param } from '../../../model/chunk.ts';
import type { CallLink } from '../../../model/link.ts';
import type { Unit } from '../../world/unit.ts';
import type { World } from '../../world/world.ts';
import type { Use } from './use.ts';

/** What an argument is given to: the function and its parameter where one is known. */
export function parameterOf(
	world: World,
	unit: Unit,
	{ call, place, keyword, isWhole }: NonNullable<Use['passed']>,
	link: CallLink,
) {
	const [target, other] = link.targets;
	const to = target === undefined || other !== undefined ? null : world.unit(target.path);
	const params =
		to === null
			? []
			: takenFrom(to, target.chunk, isOnSomething(unit, call, to.file.chunks[target.chunk].container));
	return {
		to: unit.file.calls[call].name,
		argument: place + 1,
		isWhole,
		parameter: keyword ?? nameAt(params, place),
		target: to === null ? null : { path: target.path, start: to.file.chunks[target.chunk].nameStart },
	};
}

/** `a.run(x)`: what it is called on is the first parameter of a function that names it. */
function isOnSomething(unit: Unit, call: number, owner: string | null): boolean {
	const callee = unit.callee(call);
	if (callee < 0 || unit.op(callee) !== 'member') return false;
	const on = unit.first(callee);
	// `Store.open(store, x)` names the class.
	return !(on >= 0 && owner !== null && unit.op(on) === 'name' && unit.valueName(on) === owner);
}

function takenFrom(unit: Unit, chunk: number, isOn: boolean): readonly Param[] {
	const own = unit.params(chunk);
	const isClass = own.length === 0 && unit.hasMembers(chunk);
	const made = isClass
		? [...unit.members(chunk).values()].flat().filter((each) => unit.kind(each) === 'constructor')
		: [];
	const params = isClass ? (made.length === 1 ? unit.params(made[0]) : []) : own;
	const isSelf = /^&?(?:mut )?(?:self|cls)$/.test(params[0]?.name ?? '');
	return isSelf && (isOn || isClass || unit.kind(chunk) === 'constructor') ? params.slice(1) : params;
}

function nameAt(params: readonly Param[], place: number): string | null {
	const param = params[place];
	if (param !== undefined && param.only !== 'kw') return param.name;
	const last = params.at(-1);
	return last?.rest === '*' ? last.name : null;
}
