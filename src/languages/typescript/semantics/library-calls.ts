import { CLASSES } from '../../../semantics/chunk-kinds.ts';
import { type Entity, instanceOf, type Outcome } from '../../../semantics/core/entity.ts';
import { NOTHING, one, through } from '../../../semantics/core/outcome.ts';
import { argument, type CallPlace, calledBack } from '../../../semantics/structural/call-place.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import type { TypeNode } from '../../../semantics/structural/type-node.ts';
import type { Unit } from '../../../semantics/world/unit.ts';

type External = Entity & { is: 'external' };
/** What is given back by a function of a package that hands on what it is given. */
type Result = (interpreter: Structural, place: CallPlace, callee: External) => Outcome;

const GIVEN: TypeNode = { is: 'name', name: '$given', args: [] };
const PLAIN: TypeNode = { is: 'plain' };
const REACT = /^(?:react|preact|preact\/.*)$/;
const HOOK = /^use[A-Z]/;
const CONTEXT = '$context';

const REACT_RESULTS: Readonly<Record<string, Result>> = {
	useState: (interpreter, place, callee) => {
		const setter = one({ ...callee, name: `${callee.name}()[1]` });
		return one({ is: 'tuple', of: [started(interpreter, place), setter] });
	},
	useRef: (interpreter, place) =>
		holding(place, 'current', typed(interpreter, place) ?? argument(interpreter, place, 0)),
	createRef: (interpreter, place) => holding(place, 'current', typed(interpreter, place) ?? NOTHING),
	useMemo: (interpreter, place) => typed(interpreter, place) ?? calledBack(interpreter, place, 0),
	useCallback: (interpreter, place) => argument(interpreter, place, 0),
	createContext: (interpreter, place, callee) => {
		const held = holding(place, CONTEXT, typed(interpreter, place) ?? argument(interpreter, place, 0));
		return { of: [...held.of, { ...callee, name: `${callee.name}()` }], open: false };
	},
	useContext: (interpreter, place) => {
		const { of, open } = argument(interpreter, place, 0);
		const contexts = of.filter(({ is }) => is === 'typed');
		return contexts.length === 0 ? NOTHING : interpreter.members.member({ of: contexts, open }, CONTEXT);
	},
};

const VUE = /^(?:vue|@vue\/(?:composition-api|reactivity|runtime-core|runtime-dom))$/;
const reference: Result = (interpreter, place) =>
	holding(place, 'value', typed(interpreter, place) ?? argument(interpreter, place, 0));
const same: Result = (interpreter, place) => typed(interpreter, place) ?? argument(interpreter, place, 0);

const VUE_RESULTS: Readonly<Record<string, Result>> = {
	ref: reference,
	shallowRef: reference,
	computed: (interpreter, place) =>
		holding(place, 'value', typed(interpreter, place) ?? calledBack(interpreter, place, 0)),
	reactive: same,
	shallowReactive: same,
	readonly: same,
	markRaw: same,
	toRaw: same,
};

const INSTANCE_GIVERS: readonly { package: RegExp; name: RegExp }[] = [
	{ package: /^@angular\/core(?:\/testing)?$/, name: /(?:^|\.)inject$/ },
	{ package: /^@nestjs\/(?:core|testing)$/, name: /\.(?:get|resolve|create)$/ },
	{ package: /^tsyringe$|^typedi$|^inversify$/, name: /\.(?:resolve|get)$/ },
];

/** What functions of well-known packages give back that is of the repository; null when that is not known. */
export function libraryResult(interpreter: Structural, place: CallPlace, callee: External): Outcome | null {
	const last = callee.name.slice(callee.name.lastIndexOf('.') + 1);
	if (REACT.test(callee.package) && Object.hasOwn(REACT_RESULTS, last))
		return REACT_RESULTS[last](interpreter, place, callee);
	if (VUE.test(callee.package) && Object.hasOwn(VUE_RESULTS, last))
		return VUE_RESULTS[last](interpreter, place, callee);
	if (INSTANCE_GIVERS.some((each) => each.package.test(callee.package) && each.name.test(callee.name))) {
		const made = instance(argument(interpreter, place, 0));
		const known = made ?? typed(interpreter, place);
		if (known !== null) return known;
	}
	// A generic of a package that is told types of the repository gives something of these, a hook what it is given.
	return place.types === '' && !HOOK.test(last)
		? null
		: { of: [{ ...callee, name: `${callee.name}()` }], open: true };
}

function instance(given: Outcome): Outcome | null {
	const [entity] = given.of;
	if (given.of.length !== 1 || entity.is !== 'definition' || !CLASSES.has(entity.unit.kind(entity.chunk)))
		return null;
	return one(instanceOf(entity.unit, entity.chunk));
}

/** The first type that a call is told. */
function typed({ types }: Structural, { unit, call, types: written }: CallPlace): Outcome | null {
	const node = written === '' ? null : types.read(unit, `_${written}`);
	if (node === null || node.is !== 'name' || node.args.length === 0) return null;
	return types.type(node.args[0], unit, unit.callScope(call), null);
}

/** The state that something starts with, given or made. */
function started(interpreter: Structural, place: CallPlace): Outcome {
	return (
		typed(interpreter, place) ??
		through(argument(interpreter, place, 0), (entity) =>
			entity.is === 'definition' && !CLASSES.has(entity.unit.kind(entity.chunk))
				? interpreter.functions.given(entity)
				: one(entity),
		)
	);
}

/** An object that has this under a name. */
function holding({ unit }: CallPlace, name: string, value: Outcome): Outcome {
	const node: TypeNode = {
		is: 'object',
		members: [
			{ name, type: GIVEN },
			{ name: 'displayName', type: PLAIN },
		],
	};
	return one({ is: 'typed', node, unit, scope: 0, env: new Map([['$given', value]]) });
}

/** What a component's class has from React: its properties and its state, as the class says. */
export function componentBase(
	interpreter: Structural,
	unit: Unit,
	scope: number,
	base: External,
	text: string,
): Outcome {
	const last = base.name.slice(base.name.lastIndexOf('.') + 1);
	const node = interpreter.types.read(unit, text);
	if (!REACT.test(base.package) || !/^(?:Pure)?Component$/.test(last) || node.is !== 'name') return one(base);
	const members = ['props', 'state'].map(
		(name, at) => ({ name, type: node.args[at] ?? { is: 'unknown' } }) as const,
	);
	return {
		of: [{ is: 'typed', node: { is: 'object', members }, unit, scope, env: null }, base],
		open: false,
	};
}
