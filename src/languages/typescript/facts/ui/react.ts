import type { FactFile } from '../../../../model/facts/rules.ts';
import { keptFor } from '../../../shared/facts/kept.ts';
import { Framework, isModuleOfReact, usesFramework } from '../frameworks.ts';

/** Their scripts have JSX and `useX` of their own. */
const CONTAINERS = /\.(?:vue|svelte|astro)$/;
/** An element with `class`: React has `className`. */
const WITH_CLASS = /<[a-z][\w-]{0,40}(?:\s[^<>{}]{0,200})?\sclass=["'{]/;
const PRAGMA = /@jsxImportSource\s{1,8}(\S{1,80})/;

/** Whether JSX and hooks of a text can be React's: nothing in it says that they are another's. */
export const maybeReact = keptFor((file: FactFile): boolean => {
	const isOfReact = usesFramework(file, Framework.react | Framework.ofReact);
	if (!isOfReact && !mayHaveJsx(file)) return false;
	if (CONTAINERS.test(file.path)) return false;
	const pragma = PRAGMA.exec(file.text.slice(0, 1000))?.[1];
	if (pragma !== undefined && !/react|theme-ui/.test(pragma)) return false;
	if (usesFramework(file, Framework.react)) return true;
	return !usesFramework(file, Framework.other) && (isOfReact || !WITH_CLASS.test(file.text));
});

function mayHaveJsx({ language, text }: FactFile): boolean {
	return language !== 'typescript' && (text.includes('</') || text.includes('/>'));
}

/** What a hook is called; `use` alone is React's own. */
export const HOOK = /^use(?:\p{Lu}|$)/u;

/** Chunks that call a hook of React or of a library for it: only components and hooks may. */
export function hookCallersOf(file: FactFile): Set<number> {
	const callers = new Set<number>();
	for (const { name, via, chunk, calleeValue, scope } of file.calls) {
		if (via !== 'call' || callers.has(chunk) || !HOOK.test(name)) continue;
		const origin = file.originOf(calleeValue, scope);
		if (origin !== null && isModuleOfReact(origin.module)) callers.add(chunk);
	}
	return callers;
}
