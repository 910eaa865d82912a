import { BASH } from './bash.ts';
import { DATA } from './data.ts';
import { ENDPOINTS } from './endpoints.ts';
import { GO } from './go.ts';
import { GRAPHQL } from './graphql.ts';
import { JOBS } from './jobs.ts';
import type { FactKind } from './kind.ts';
import { MANAGED } from './managed.ts';
import { PYTHON } from './python.ts';
import { RESERVED } from './reserved.ts';
import { RUST } from './rust.ts';
import { SECURITY } from './security.ts';
import { TOOLING } from './tooling.ts';
import { UI } from './ui.ts';
import { WEB } from './web.ts';

/** Every kind of fact there is, by name in code unit order. */
export const FACT_KINDS: readonly FactKind[] = [
	...BASH,
	...DATA,
	...GO,
	...GRAPHQL,
	...JOBS,
	...MANAGED,
	...PYTHON,
	...RUST,
	...SECURITY,
	...TOOLING,
	...UI,
	...ENDPOINTS,
	...RESERVED,
	...WEB,
].sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0));

/** The kind of that name, or whose view has it. */
export function factKind(name: string): FactKind | undefined {
	return FACT_KINDS.find(({ kind, view }) => kind === name || view === name);
}

/** Prefixes of kinds that belong to a language, by the extension of a file. */
const LANGUAGE_PREFIXES: Readonly<Record<string, string>> = {
	'.py': 'python_',
	'.go': 'go_',
	'.rs': 'rust_',
	'.sh': 'bash_',
	'.bash': 'bash_',
};

const WEB_PREFIXES = ['react_', 'angular_', 'vue_', 'graphql_', 'sequelize_', 'prisma_'];
/** Prefixes of framework kinds that a file of that extension may state. */
const FRAMEWORK_PREFIXES: Readonly<Record<string, readonly string[]>> = {
	'.ts': WEB_PREFIXES,
	'.tsx': WEB_PREFIXES,
	'.js': [...WEB_PREFIXES, 'express_'],
	'.jsx': ['react_', 'graphql_'],
	'.vue': ['vue_'],
};

/** Views of facts that say something about a file, by its extension; sorted. */
export function contextTablesFor(file: string): string[] {
	const extension = /\.[^./\\]*$/.exec(file.toLowerCase())?.[0] ?? '';
	const language = LANGUAGE_PREFIXES[extension];
	const frameworks = FRAMEWORK_PREFIXES[extension] ?? [];
	const isRelevant = ({ view, category }: FactKind): boolean =>
		(category === 'language' && language !== undefined && view.startsWith(language)) ||
		(category === 'framework' && frameworks.some((prefix) => view.startsWith(prefix)));
	return FACT_KINDS.filter(isRelevant)
		.map(({ view }) => view)
		.sort();
}
