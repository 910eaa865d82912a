import { angularGuard } from '../../../../model/facts/angular.ts';
import type { FactRule } from '../../../../model/facts/rules.ts';

const ROUTER = ['@angular/router'];
const GUARDS = ['CanActivate', 'CanActivateChild', 'CanDeactivate', 'CanLoad', 'CanMatch'];
const TYPE = /^(?:[\w$]{1,40}\.)?(CanActivate|CanActivateChild|CanDeactivate|CanLoad|CanMatch)Fn\b/;

const VALUES: ReadonlySet<string> = new Set(['function', 'constant', 'variable']);

/** Guards of routes. */
export const ANGULAR_GUARDS: readonly FactRule[] = [
	{
		on: 'heritage',
		fact: angularGuard,
		names: GUARDS,
		from: ROUTER,
		find({ owner, start }, file, tell) {
			const contracts = file.heritages.filter((other) => other.owner.index === owner.index);
			const guards = contracts.filter(({ name }) => GUARDS.includes(name));
			// Once a class, by the first contract.
			if (owner.kind !== 'class' || guards[0]?.start !== start) return;
			tell({ name: owner.name, form: 'class', guards: guards.map(({ name }) => name) });
		},
	},
	{
		on: 'file',
		fact: angularGuard,
		from: ROUTER,
		find(file, tell) {
			for (const { name, scope, kind, type, start, end, index } of file.chunks) {
				if (name === null || !VALUES.has(kind)) continue;
				// A function of that type, or one that returns such a function.
				const declared = kind === 'function' ? file.binding(name, scope)?.type : type;
				const found = TYPE.exec(declared ?? '') ?? (kind === 'function' ? TYPE.exec(type ?? '') : null);
				if (found === null || file.origin(`${found[1]}Fn`, scope)?.module !== ROUTER[0]) continue;
				tell({ name, form: 'function', guards: [found[1]] }, { start, end, chunk: index });
			}
		},
	},
];
