import type { Question } from '../../../engine.ts';
import type { Render } from '../page.ts';

type Loader = () => Promise<Render<never>>;

/** The text of each question, and its other formats as `name.format`. Loaded when printed. */
const RENDERERS: Record<string, Loader> = {
	'api-contracts': async () => (await import('./api-contracts.ts')).renderApiContracts,
	arch: async () => (await import('./graph/arch.ts')).renderArch,
	blame: async () => (await import('./blame.ts')).renderBlame,
	changed: async () => (await import('./changed.ts')).renderChanged,
	clean: async () => (await import('./clean.ts')).renderClean,
	config: async () => (await import('./config.ts')).renderConfig,
	definition: async () => (await import('./definition.ts')).renderDefinition,
	doctor: async () => (await import('./doctor.ts')).renderDoctor,
	endpoints: async () => (await import('./endpoints.ts')).renderEndpoints,
	explain: async () => (await import('./explain.ts')).renderExplain,
	export: async () => (await import('./export.ts')).renderExport,
	facts: async () => (await import('./facts.ts')).renderFacts,
	fetch: async () => (await import('./fetch.ts')).renderFetch,
	'graph callees': async () => (await import('./graph/calls.ts')).renderCallees,
	'graph callers': async () => (await import('./graph/calls.ts')).renderCallers,
	'graph cycles': async () => (await import('./graph/cycles.ts')).renderCycles,
	'graph dead': async () => (await import('./graph/dead.ts')).renderDead,
	'graph deps': async () => (await import('./graph/reach.ts')).renderDeps,
	'graph flow': async () => (await import('./graph/flow.ts')).renderFlow,
	'graph impact': async () => (await import('./graph/reach.ts')).renderImpact,
	'graph metrics': async () => (await import('./graph/metrics.ts')).renderMetrics,
	'graph path': async () => (await import('./graph/path.ts')).renderPath,
	'graph refs': async () => (await import('./references.ts')).renderReferences,
	'graph types': async () => (await import('./graph/types.ts')).renderTypes,
	history: async () => (await import('./history.ts')).renderHistory,
	index: async () => (await import('./index.ts')).renderIndex,
	map: async () => (await import('./map.ts')).renderMap,
	overview: async () => (await import('./overview.ts')).renderOverview,
	read: async () => (await import('./read.ts')).renderRead,
	pack: async () => (await import('./pack.ts')).renderPack,
	references: async () => (await import('./references.ts')).renderReferences,
	search: async () => (await import('./search.ts')).renderSearch,
	sql: async () => (await import('./sql.ts')).renderSql,
	'sql.csv': async () => (await import('./sql.ts')).renderCsv,
	status: async () => (await import('./status.ts')).renderStatus,
	symbol: async () => (await import('./symbol.ts')).renderSymbol,
	symbols: async () => (await import('./symbols.ts')).renderSymbols,
	'tests-for': async () => (await import('./graph/tests-for.ts')).renderTestsFor,
	validate: async () => (await import('./validate.ts')).renderValidate,
	verify: async () => (await import('./verify.ts')).renderVerify,
};

export async function rendererOf(question: Question, format: string): Promise<Render<unknown>> {
	const load = RENDERERS[format === 'text' ? question.name : `${question.name}.${format}`];
	return (await load()) as Render<unknown>;
}
