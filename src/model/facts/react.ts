import type { FactKind } from './kind.ts';

export const reactComponent: FactKind = {
	kind: 'react_component',
	view: 'react_components',
	category: 'framework',
	about: 'a component of React: a function that returns JSX, a class, or what a wrapper makes of one',
	attributes: {
		name: "of the component; 'default' for an anonymous default export",
		form: 'function, arrow, class, lazy, or value for one that wraps another by name',
		wrappers: 'what it is wrapped in, from the outside: memo, forwardRef, observer',
		wraps: 'the component that is wrapped, when it is named',
		props: 'names that the parameter is taken apart into',
		props_type: 'declared type of the props, as written',
	},
	example: 'export const Card = memo(({ title }: Props) => <h2>{title}</h2>)',
};

export const reactHook: FactKind = {
	kind: 'react_hook',
	view: 'react_hooks',
	category: 'framework',
	about: 'a hook that is called, or a custom one that is defined',
	attributes: {
		role: 'call or definition',
		name: 'useState, useUser',
		owner: 'the component or hook that calls it',
		owner_kind: 'component or hook',
		module: 'where it is imported from; null when it is of this file',
		has_dependencies: 'whether a list of dependencies is given; null for hooks that take none',
		dependencies: 'its items as written',
		cleanup: 'whether an effect returns a function that undoes it',
	},
	example: 'useEffect(() => load(id), [id])',
};

export const reactComponentHook: FactKind = {
	kind: 'react_component_hook',
	view: 'react_component_hooks',
	category: 'framework',
	about: 'that a component uses a hook, once for each hook',
	attributes: {
		component: 'name of the component',
		hook: 'name of the hook',
		module: 'where it is imported from; null when it is of this file',
		calls: 'how many calls',
	},
	example: 'function Page() { const user = useUser(); return <p>{user.name}</p>; }',
};

export const reactHookDependency: FactKind = {
	kind: 'react_hook_dependency',
	view: 'react_hook_dependencies',
	category: 'framework',
	about: 'one item of the list of dependencies of a hook',
	attributes: {
		hook: 'useEffect, useMemo, …',
		owner: 'the component or hook that calls it',
		name: 'as written: `user.id`',
		position: 'in the list, from 0',
	},
	example: 'useMemo(() => total(items), [items])',
};

export const REACT: readonly FactKind[] = [
	reactComponent,
	reactHook,
	reactComponentHook,
	reactHookDependency,
];
