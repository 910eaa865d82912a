import type { FactCategory, FactKind } from './kind.ts';

/** Kinds whose names are settled and whose rows come with later work. */
function later(category: FactCategory, why: string, views: readonly string[]): FactKind[] {
	return views.map((view) => ({
		kind: singular(view),
		view,
		category,
		about: why,
		attributes: {},
		example: '',
		later: why,
	}));
}

/** `refactor_history` and `taint_flows` alike. */
function singular(view: string): string {
	return view.endsWith('ies') ? `${view.slice(0, -3)}y` : view.replace(/s$/, '');
}

export const RESERVED: readonly FactKind[] = [
	...later('risk', 'findings come with detectors and flows', [
		'cdk_findings',
		'findings_consolidated',
		'framework_taint_patterns',
		'graphql_findings_cache',
		'python_security_findings',
		'taint_flows',
		'terraform_findings',
	]),
	...later('process', 'change comes with snapshots', [
		'code_diffs',
		'code_snapshots',
		'refactor_candidates',
		'refactor_history',
	]),
	...later('structural', 'control flow graphs come with flows', [
		'cfg_block_statements',
		'cfg_block_statements_jsx',
		'cfg_blocks',
		'cfg_blocks_jsx',
		'cfg_edges',
		'cfg_edges_jsx',
	]),
];
