import type { Condition, ViewOf, ViewValue } from '../../model/facts/view-of.ts';

/** What stands for the row in all that is made here. */
const ROW = 'o';

/** `view o WHERE …` of the rows that a kind of fact takes from a view. */
export function fromSql({ view, language, kinds = [], where = [] }: ViewOf): string {
	const all: Condition[] = [...where];
	if (kinds.length > 0) all.unshift({ value: 'kind', oneOf: kinds });
	if (language !== undefined) all.unshift({ value: 'language', equals: language });
	const conditions = all.map((each) => conditionSql(each, language));
	return `${view} ${ROW}${conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`}`;
}

export function valueSql(value: ViewValue, language?: string): string {
	if (typeof value === 'string') return column(value);
	if (typeof value === 'number') return String(value);
	if ('text' in value) return quoted(value.text);
	if ('ofFactAround' in value) {
		return `(SELECT attributes ->> ${quoted(value.attribute)} FROM facts WHERE ${factAround(value.ofFactAround)})`;
	}
	if ('ofSymbolAround' in value) {
		return `(SELECT d.${value.ofSymbolAround} FROM symbols d WHERE d.file = ${ROW}.file AND d.start <= ${ROW}.start
			AND d."end" >= ${ROW}."end" ORDER BY d.start DESC LIMIT 1)`;
	}
	if ('attribute' in value) return `${ROW}.attributes ->> ${quoted(value.attribute)}`;
	if ('before' in value) {
		const [text, mark] = [column(value.of), quoted(value.before)];
		return `substr(${text}, 1, instr(${text} || ${mark}, ${mark}) - 1)`;
	}
	if ('lengthOf' in value) return `json_array_length(${column(value.lengthOf)})`;
	if ('firstOf' in value)
		return `coalesce(${value.firstOf.map((each) => valueSql(each, language)).join(', ')})`;
	if ('is' in value) return conditionSql(value.is, language);
	const cases = value.cases.map(
		([condition, found]) => `WHEN ${conditionSql(condition, language)} THEN ${valueSql(found, language)}`,
	);
	const otherwise = value.otherwise === undefined ? '' : ` ELSE ${valueSql(value.otherwise, language)}`;
	return `CASE ${cases.join(' ')}${otherwise} END`;
}

function conditionSql(condition: Condition, language?: string): string {
	if ('all' in condition) return joined(condition.all, 'AND', language);
	if ('any' in condition) return joined(condition.any, 'OR', language);
	if ('not' in condition) return `NOT (${conditionSql(condition.not, language)})`;
	if ('flag' in condition) return column(condition.flag);
	if ('insideFact' in condition) {
		// Files without such a fact are left out first, which is quick.
		return `(${ROW}.file IN (SELECT file FROM facts WHERE kind = ${quoted(condition.insideFact)})
			AND EXISTS (SELECT 1 FROM facts WHERE ${factAround(condition.insideFact)}))`;
	}
	if ('parentKind' in condition) {
		const ofLanguage = language === undefined ? '' : ` AND t.language = ${quoted(language)}`;
		return `${ROW}.parent_uid IN
			(SELECT t.chunk_uid FROM chunks t WHERE t.kind = ${quoted(condition.parentKind)}${ofLanguage})`;
	}
	const value = valueSql(condition.value, language);
	if ('equals' in condition) return `${value} = ${quoted(condition.equals)}`;
	if ('oneOf' in condition) return `${value} IN (${condition.oneOf.map(quoted).join(', ')})`;
	if ('above' in condition) return `${value} > ${condition.above}`;
	if ('sameAs' in condition) return `${value} = ${valueSql(condition.sameAs, language)}`;
	if ('startsWith' in condition) {
		return `substr(${value}, 1, ${condition.startsWith.length}) = ${quoted(condition.startsWith)}`;
	}
	if ('contains' in condition) return `instr(${value}, ${quoted(condition.contains)}) > 0`;
	if ('isNull' in condition) return `${value} IS ${condition.isNull ? '' : 'NOT '}NULL`;
	const words = ['(', ')', ','].reduce((text, mark) => `replace(${text}, '${mark}', ' ')`, value);
	return `instr(' ' || ${words} || ' ', ${quoted(` ${condition.hasWord} `)}) > 0`;
}

function joined(conditions: readonly Condition[], by: 'AND' | 'OR', language?: string): string {
	return `(${conditions.map((each) => conditionSql(each, language)).join(` ${by} `)})`;
}

function factAround(kind: string): string {
	return `kind = ${quoted(kind)} AND file = ${ROW}.file AND "start" <= ${ROW}."start" AND ${ROW}."end" <= "end"`;
}

function column(name: string): string {
	return `${ROW}."${name}"`;
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", "''")}'`;
}
