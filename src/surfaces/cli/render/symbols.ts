import type { SymbolsResult } from '../../../engine.ts';
import { counted } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { fitted, pad } from '../width.ts';
import { continuation } from './continuation.ts';

export const renderSymbols: Render<SymbolsResult> = function* (result, page) {
	const { symbols, next } = result;
	const { colours } = page;
	yield* heading(result, page);
	const places = symbols.map(({ line, col }) => `${line}:${col}`);
	const placeWidth = Math.max(0, ...places.map((place) => place.length));
	const kindWidth = Math.max(0, ...symbols.map(({ kind }) => kind.length));
	/** Ends of the symbols around the current one: their number is its depth. */
	const around: number[] = [];
	for (const [at, symbol] of symbols.entries()) {
		while (around.length > 0 && around[around.length - 1] <= symbol.start) around.pop();
		const indent = '  '.repeat(Math.min(around.length, 10));
		around.push(symbol.end);
		const text = indent + safe(symbol.signature ?? symbol.name);
		const left = `${pad(places[at], placeWidth, 'right')}  ${pad(symbol.kind, kindWidth)}  `;
		yield `${colours.dim(left)}${fitted(text, page.width - left.length)}`;
	}
	yield* continuation(next, page);
};

function* heading(result: SymbolsResult, { colours }: Page): Generator<string> {
	const { file, language, lines, total, status, note, syntaxErrors } = result;
	const facts = [language, counted(lines, 'line'), total === 0 ? 'no symbols' : counted(total, 'symbol')];
	yield `${colours.bold(safe(file))}  ${colours.dim(facts.join(', '))}`;
	if (status === 'parsed' || status === 'text') return;
	const why: string[] = [status];
	if (syntaxErrors > 0) why.push(counted(syntaxErrors, 'syntax error'));
	if (note !== null) why.push(safe(note.replace(/^syntax errors, /, '')));
	yield colours.yellow(`Incomplete: ${why.join(', ')}`);
}
