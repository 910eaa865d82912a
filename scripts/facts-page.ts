import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readExpectations } from '../src/languages/testing/notation.ts';
import { FACT_CATEGORIES, type FactCategory, type FactKind } from '../src/model/facts/kind.ts';
import { FACT_KINDS } from '../src/model/facts/registry.ts';

const PACKS = join(import.meta.dirname, '..', 'src', 'languages');

/** Cases of a kind in a pack: what must be found, and look-alikes that must not. */
export interface KindCases {
	pack: string;
	positive: number;
	negative: number;
}

/** The cases of every kind, read from the case files of all packs. */
export function casesByKind(): Map<string, KindCases[]> {
	const found = new Map<string, KindCases[]>();
	for (const pack of readdirSync(PACKS).sort()) {
		const folder = join(PACKS, pack, 'cases');
		if (!existsSync(folder)) continue;
		for (const file of readdirSync(folder).sort()) {
			const text = readFileSync(join(folder, file), 'utf8');
			if (!text.includes('fact ')) continue;
			for (const { sort, head, none } of readExpectations(extname(file), text)) {
				if (sort === 'fact') count(found, head, pack, none);
			}
		}
	}
	return found;
}

function count(found: Map<string, KindCases[]>, kind: string, pack: string, none: boolean): void {
	const packs = found.get(kind) ?? [];
	found.set(kind, packs);
	let own = packs.find((each) => each.pack === pack);
	if (own === undefined) {
		own = { pack, positive: 0, negative: 0 };
		packs.push(own);
	}
	if (none) own.negative++;
	else own.positive++;
}

const TITLES: Readonly<Record<FactCategory, string>> = {
	risk: 'Risk sources',
	process: 'Process',
	structural: 'Structure',
	framework: 'Frameworks',
	security: 'Security',
	language: 'Languages',
};

/** The page about facts: every kind with what it says. */
export function factsPage(): string {
	const cases = casesByKind();
	const live = FACT_KINDS.filter(({ later }) => later === undefined);
	const parts = [
		'# Facts',
		'What frameworks and languages declare, as rows. `assay facts` counts them, `assay facts <kind>` lists them, ' +
			'`assay endpoints` puts routes together, and each kind is a SQL view of its own (`docs/sql.md`). A fact says ' +
			'what is written; it never judges.',
		`${live.length} kinds. Every view also has the columns \`file\`, \`line\`, \`col\`, \`language\` and \`chunk_uid\`; a kind ` +
			'may be asked for by its own name or by that of its view.',
	];
	for (const category of FACT_CATEGORIES.toReversed()) {
		const kinds = FACT_KINDS.filter((kind) => kind.category === category);
		if (kinds.length === 0) continue;
		parts.push(`## ${TITLES[category]}`);
		const own = kinds.filter(({ later }) => later === undefined);
		for (const kind of own) parts.push(section(kind, cases.get(kind.kind) ?? []));
		const later = kinds.filter((kind) => kind.later !== undefined);
		if (later.length > 0) {
			const names = later.map(({ view }) => `\`${view}\``).join(', ');
			parts.push(`Reserved, without rows yet (${later[0].later}): ${names}.`);
		}
	}
	return `${parts.join('\n\n')}\n`;
}

function section(kind: FactKind, cases: readonly KindCases[]): string {
	const lines = [
		`### ${kind.kind}`,
		'',
		`View \`${kind.view}\`: ${kind.about}. ${languagesOf(kind, cases)}`.trimEnd(),
	];
	if (kind.example !== '') lines.push('', '```', kind.example, '```');
	const attributes = Object.entries(kind.attributes);
	if (attributes.length > 0) lines.push('', ...attributes.map(([name, about]) => `- \`${name}\`: ${about}`));
	return lines.join('\n');
}

function languagesOf({ over }: FactKind, cases: readonly KindCases[]): string {
	if (over?.language !== undefined) return `In ${over.language}.`;
	if (cases.length === 0) return '';
	const packs = cases.filter(({ positive }) => positive > 0).map(({ pack }) => pack);
	return packs.length === 0 ? '' : `In ${packs.join(', ')}.`;
}
