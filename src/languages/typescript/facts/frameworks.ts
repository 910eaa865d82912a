import type { FactFile } from '../../../model/facts/rules.ts';
import { keptFor } from '../../shared/facts/kept.ts';

/** Frameworks that a text imports from, or a library for them; bits. */
export const Framework = {
	/** React itself, or what has its components and hooks under another name. */
	react: 1,
	/** A library whose hooks are hooks of React. */
	ofReact: 2,
	/** Another one that has JSX, or functions called `useX`. */
	other: 4,
	vue: 8,
	/** Decorators that make a schema. */
	decoratedGraphql: 16,
	graphql: 32,
} as const;

export const REACT: readonly string[] = ['react', 'preact', 'preact/compat', 'preact/hooks'];

const OF_REACT =
	/(?:^|[/@-])(?:p?react|react-[\w-]{1,60}|next|expo|gatsby|remix)(?:[/-]|$)|^(?:swr|zustand|jotai|recoil|wouter|formik|ahooks|urql|valtio|@apollo\/client|@mui\/|@chakra-ui\/|@mantine\/|antd|@remix-run\/)/;
const OF_VUE =
	/^(?:vue|@vue|@vueuse|vue-router|vue-i18n|vue-demi|vue-class-component|vue-property-decorator|vue-facing-decorator|nuxt-property-decorator|@nuxtjs\/composition-api|vuex|pinia|nuxt|#imports|#app|@nuxt)(?:\/|$)|\.vue$/;
const OTHERS =
	/^(?:solid-js|@solidjs|solid-start|@builder\.io\/qwik|@builder\.io\/qwik-city|hono\/jsx|@stencil\/core|inferno|svelte|@angular\/core|@lynx-js\/react)(?:\/|$)/;
const DECORATED_GRAPHQL = /^(?:type-graphql|@nestjs\/graphql)$/;

/** The same modules come again and again. */
const judged = new Map<string, number>();
const MAX_JUDGED = 10_000;

function judge(module: string): number {
	// Files of the same program, which most imports are of.
	if (module[0] === '.' || module[0] === '~' || module.startsWith('@/')) {
		return module.endsWith('.vue') ? Framework.vue | Framework.other : 0;
	}
	const kept = judged.get(module);
	if (kept !== undefined) return kept;
	const bits =
		(REACT.includes(module) || /^p?react\//.test(module) ? Framework.react : 0) |
		(OF_REACT.test(module) ? Framework.ofReact : 0) |
		(OF_VUE.test(module) ? Framework.vue | Framework.other : 0) |
		(OTHERS.test(module) ? Framework.other : 0) |
		(DECORATED_GRAPHQL.test(module) ? Framework.decoratedGraphql : 0) |
		(module === 'graphql' ? Framework.graphql : 0);
	if (judged.size >= MAX_JUDGED) judged.clear();
	judged.set(module, bits);
	return bits;
}

/** Whether a module is React's, or a library's for it. */
export function isModuleOfReact(module: string): boolean {
	return (judge(module) & Framework.ofReact) !== 0;
}

const frameworksOf = keptFor((file: FactFile) => {
	let bits = 0;
	for (const { module } of file.imports) if (module !== null) bits |= judge(module);
	return bits;
});

export function usesFramework(file: FactFile, bits: number): boolean {
	return (frameworksOf(file) & bits) !== 0;
}
