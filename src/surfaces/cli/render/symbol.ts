import type { SymbolAnswer, SymbolResult } from '../../../engine.ts';
import { counted } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { fold } from '../width.ts';
import { continuation } from './continuation.ts';
import { type Entry, labelled } from './labelled.ts';

export const renderSymbol: Render<SymbolResult> = function* (result, page) {
	const { name, matched, symbols, suggestions, next } = result;
	if (symbols.length === 0) {
		yield `No symbol is called ${safe(name)}.`;
		if (suggestions.length > 0) yield `Close to it: ${suggestions.map(safe).join(', ')}`;
		if (page.meta.completeness?.complete === false) {
			yield page.colours.yellow('The index is incomplete, so it may have been missed: see `assay status`.');
		}
		return;
	}
	if (matched === 'folded') yield page.colours.dim('Found without regard to upper and lower case:');
	for (const [at, symbol] of symbols.entries()) {
		if (at > 0) yield '';
		yield* symbolLines(symbol, page);
	}
	yield* continuation(next, page);
};

function* symbolLines(symbol: SymbolAnswer, page: Page): Generator<string> {
	const { colours } = page;
	const traits = [
		symbol.kind,
		...(symbol.exported ? ['exported'] : []),
		...symbol.modifiers,
		symbol.language,
	];
	yield `${colours.bold(safe(symbol.qualifiedName))}  ${colours.dim(traits.join(', '))}`;
	yield `  ${colours.cyan(`${safe(symbol.file)}:${symbol.line}:${symbol.col}`)}  ${colours.dim(range(symbol))}`;
	if (symbol.signature !== null) {
		for (const line of fold(safe(symbol.signature), page.width - 4)) yield `    ${line}`;
	}
	const entries: Entry[] = [
		['about', safe(symbol.summary ?? '')],
		['in', safe(symbol.container ?? '')],
		['annotations', symbol.annotations.map(annotation).join(' ')],
		['parameters', symbol.params.map(parameter).join(', ')],
		[symbol.params.length > 0 || isCallable(symbol) ? 'returns' : 'type', safe(symbol.type ?? '')],
		['complexity', complexity(symbol)],
	];
	yield* labelled(page, entries, '  ');
}

export function range({ startLine, startCol, endLine, endCol }: SymbolAnswer): string {
	return startLine === endLine
		? `line ${startLine}, columns ${startCol}–${endCol}`
		: `lines ${startLine}:${startCol}–${endLine}:${endCol}`;
}

const CALLABLE = new Set(['function', 'method', 'constructor', 'getter', 'setter', 'lambda', 'macro']);

function isCallable({ kind }: SymbolAnswer): boolean {
	return CALLABLE.has(kind);
}

export function complexity(symbol: SymbolAnswer): string {
	if (!isCallable(symbol)) return '';
	const { cyclomatic, cognitive, nesting, ownLines } = symbol;
	return `cyclomatic ${cyclomatic}, cognitive ${cognitive}, nesting ${nesting}, ${counted(ownLines, 'line')} of its own`;
}

function annotation({ name, args }: SymbolAnswer['annotations'][number]): string {
	return safe(args === undefined ? `@${name}` : `@${name}(${args})`);
}

function parameter(param: SymbolAnswer['params'][number]): string {
	const optional = param.optional && param.default === undefined ? '?' : '';
	const type = param.type === undefined ? '' : `: ${param.type}`;
	const value = param.default === undefined ? '' : ` = ${param.default}`;
	return safe(`${param.rest ?? ''}${param.name}${optional}${type}${value}`);
}
