import type { FactKind } from '../model/facts/kind.ts';
import { FACT_KINDS } from '../model/facts/registry.ts';
import type { ViewOf } from '../model/facts/view-of.ts';
import { FACT_COLUMNS, FACT_FROM } from './views/facts.ts';
import type { View } from './views/parts.ts';
import { fromSql, valueSql } from './views/view-of-sql.ts';

const PLACE = ['file', 'line', 'col', 'language', 'chunk_uid'];

/** A view for each kind of fact, with its attributes as columns. */
export const FACT_VIEWS: readonly View[] = FACT_KINDS.filter(({ isView }) => !isView).map(viewOf);

function viewOf(kind: FactKind): View {
	const { view: name, about } = kind;
	if (kind.later !== undefined) return { name, about: `no rows yet: ${kind.later}`, ...noRows() };
	return { name, about, ...(kind.over === undefined ? factRows(kind) : otherRows(kind, kind.over)) };
}

function factRows({ kind, attributes }: FactKind): Pick<View, 'from' | 'columns'> {
	const columns = Object.entries(attributes).map(([name, about]) => ({
		name,
		sql: `s.attributes ->> '${name}'`,
		about,
	}));
	const own = FACT_COLUMNS.filter(({ name }) => name !== 'kind' && name !== 'attributes');
	return {
		from: `${FACT_FROM} WHERE s.kind = (SELECT id FROM name WHERE text = '${kind}')`,
		columns: [...own, ...columns],
	};
}

function otherRows({ attributes }: FactKind, over: ViewOf): Pick<View, 'from' | 'columns'> {
	const place = over.view === 'files' ? ['file', 'language'] : PLACE;
	const plain = place.map((name) => ({ name, sql: `o.${name}`, about: '' }));
	const columns = Object.entries(attributes).map(([name, about]) => ({
		name,
		sql: valueSql(over.columns?.[name] ?? name, over.language),
		about,
	}));
	return { from: fromSql(over), columns: [...plain, ...columns] };
}

function noRows(): Pick<View, 'from' | 'columns'> {
	return {
		from: '(SELECT 1) WHERE 0',
		columns: PLACE.map((name) => ({ name, sql: 'NULL', about: '' })),
	};
}
