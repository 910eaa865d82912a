import type {
	BlameResult,
	MapResult,
	PackResult,
	ReadResult,
	SearchResult,
	SqlResult,
} from '../../../engine.ts';
import { plainLines } from '../../text/plain-lines.ts';
import { visible, visibleText } from '../../text/visible.ts';

type Form = (result: never) => string[];

/** Answers that are code, or have a form of their own already. All others are plain lines. */
const FORMS: Readonly<Record<string, Form>> = {
	read: readLines,
	search: searchLines,
	pack: ({ head, items, tail }: PackResult) =>
		[head, ...items.map(({ text }) => text), tail].flatMap((text) =>
			visibleText(text.replace(/\n$/, '')).split('\n'),
		),
	map: ({ text }: MapResult) => visibleText(text.replace(/\n$/, '')).split('\n'),
	blame: blameLines,
	sql: sqlLines,
};

export function linesOf(question: string, result: object): string[] {
	const form = FORMS[question];
	return form === undefined ? plainLines(result) : form(result as never);
}

/** The code as it is, numbered; then the lists below it. */
function readLines(result: ReadResult): string[] {
	const {
		file,
		lines,
		outline,
		lineNumbers,
		fileLines,
		ranges,
		target,
		status,
		note,
		next,
		with: lists,
	} = result;
	if (file === null) return plainLines(result);
	const parts = ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
	const what = target === null ? '' : `  ${target.kind} ${visible(target.qualifiedName)}`;
	const state = status === null || status === 'parsed' || status === 'text' ? '' : `  ${status}`;
	const said = note === null ? '' : `  ${visible(note)}`;
	const rest = plainLines({ with: lists });
	return [
		`${visible(file)}:${parts}${what}  of ${fileLines} lines${state}${said}`,
		...lines.map(({ line, text }) => (lineNumbers ? `${line}\t${visible(text)}` : visible(text))),
		...outline.map(({ depth, from, to, kind, name, signature }) => {
			const place = from === to ? `${from}` : `${from}-${to}`;
			return `${' '.repeat(Math.min(depth, 10))}${place} ${visible(signature ?? `${kind} ${name}`)}`;
		}),
		...rest,
		...(next === null ? [] : [`next=${visible(next)}`]),
	];
}

type Hit = SearchResult['hits'][number];

function searchLines(result: SearchResult): string[] {
	const { hits, total, notes, whyNot } = result;
	const amount = `${total.exact ? '' : 'at least '}${total.count}`;
	return [
		`${hits.length} of ${amount} hits`,
		...hits.flatMap((hit) => hitLines(hit)),
		...notes.map(visible),
		...plainLines({ whyNot }),
	];
}

function hitLines(hit: Hit): string[] {
	const end = hit.endLine !== null && hit.line !== null && hit.endLine > hit.line ? `-${hit.endLine}` : '';
	const place = `${visible(hit.file)}${hit.line === null ? '' : `:${hit.line}${end}`}`;
	const tier = hit.tier === 'index' ? '' : `  by ${hit.tier}`;
	if (hit.type === 'text') {
		const around = hit.qualifiedName === null ? '' : `  in ${visible(hit.qualifiedName)}`;
		const first = (hit.line ?? 0) - hit.before.length;
		const after = (hit.endLine ?? hit.line ?? 0) + 1;
		return [
			...hit.before.map((text, at) => ` ${first + at}\t${visible(text)}`),
			`${place}\t${visible(hit.text ?? '')}${tier}${around}`,
			...hit.after.map((text, at) => ` ${after + at}\t${visible(text)}`),
			...hit.explanation.map((reason) => ` ${visible(reason)}`),
		];
	}
	const name =
		hit.text ?? [hit.kind ?? hit.type, hit.qualifiedName].filter((part) => part !== null).join(' ');
	return [
		`${place}  ${visible(name)}  (${hit.fit})${tier}`,
		...(hit.also.length === 0
			? []
			: [` also ${hit.also.map((each) => `${visible(each.qualifiedName)}:${each.line}`).join(', ')}`]),
		...aroundLines(hit),
		...hit.explanation.map((reason) => ` ${visible(reason)}`),
	];
}

function aroundLines({ around }: Hit): string[] {
	return Object.entries(around ?? {}).flatMap(([name, { total, items }]) => {
		if (items.length === 0 || name === 'beside') return [];
		const places = items.map((each) => `${visible(each.file)}:${each.line} ${visible(each.qualifiedName)}`);
		const more = total > items.length ? `, ${total - items.length} more` : '';
		return [` ${name} ${places.join(', ')}${more}`];
	});
}

function blameLines({ hunks }: BlameResult): string[] {
	return hunks.flatMap(({ startLine, by, text }) => [
		...plainLines({ by }),
		...text.map((line, at) => `${startLine + at}\t${visible(line)}`),
	]);
}

function sqlLines(result: SqlResult): string[] {
	if ('rows' in result) {
		const cell = (value: string | number | null) => (value === null ? '' : visible(String(value)));
		return [result.columns.map(visible).join(' | '), ...result.rows.map((row) => row.map(cell).join(' | '))];
	}
	const relations = [
		...result.views.map(({ name, columns, about }) => ({ title: name, columns, about })),
		...result.functions.map(({ call, columns, about }) => ({ title: call, columns, about })),
	];
	return relations.map(({ title, columns, about }) => {
		return `${title}: ${columns.map(({ name }) => name).join(', ')}  -- ${visible(about)}`;
	});
}
