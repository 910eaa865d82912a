import type { CallersResult } from '../../../../engine.ts';
import { thousands } from '../../../../model/thousands.ts';
import { type Page, safe } from '../../page.ts';
import { pad, widthOf } from '../../width.ts';

type Asked = Pick<CallersResult, 'target' | 'external' | 'choices'>;
type Definition = CallersResult['choices'][number];
export type Site = CallersResult['calls'][number]['site'];
export type Node = CallersResult['calls'][number]['from'];

/** What was asked about; false when there are several to choose from, which are listed. */
export function* asked({ target, external, choices }: Asked, page: Page): Generator<string, boolean> {
	const { colours } = page;
	const shown = ({ file, line, col, qualifiedName, kind }: Definition) =>
		`${colours.cyan(`${safe(file)}:${line}:${col}`)}  ${safe(qualifiedName)} ${colours.dim(kind)}`;
	if (choices.length > 0) {
		yield 'There are several; choose one by its place, or as file#name:';
		for (const each of choices) yield `  ${shown(each)}`;
		if (page.meta.truncated) yield colours.dim('  and more');
		return false;
	}
	if (external !== null) yield colours.cyan(safe(packaged(external)));
	if (target !== null) yield shown(target);
	return true;
}

/** `child_process#exec`. */
export function packaged({ package: owner, name }: { package: string; name: string | null }): string {
	return name === null || name === '' ? owner : `${owner}#${name}`;
}

/** `src/app.ts:12:8`. */
export function placeOf({ file, line, col }: { file: string; line: number; col?: number }): string {
	return `${safe(file)}:${line}${col === undefined ? '' : `:${col}`}`;
}

/** A module is called by its path, which says what it is. */
export function nodeName({ name, kind }: Node): string {
	return kind === 'module' ? `${safe(name)} (module)` : safe(name);
}

/** How an edge is known: its kind, that it only may be, and with `explain` by which rule. */
export function edgeNote(site: Site, isExplained: boolean): string {
	const notes: string[] = [site.kind];
	if (site.status === 'ambiguous') notes.push('one of several');
	if (isExplained && site.rule !== null) notes.push(`rule ${site.rule}`);
	if (isExplained && site.confidence !== null) notes.push(`confidence ${site.confidence}`);
	return notes.join(', ');
}

/** Lines of columns, the last one as wide as it is. */
export function* aligned(rows: readonly (readonly string[])[], indent = '  '): Generator<string> {
	const widths: number[] = [];
	for (const row of rows) {
		for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, widthOf(cell));
	}
	for (const row of rows) {
		const cells = row.map((cell, at) => (at === row.length - 1 ? cell : pad(cell, widths[at])));
		yield `${indent}${cells.join('  ')}`.trimEnd();
	}
}

export function* explanation(lines: readonly string[], { colours }: Page): Generator<string> {
	for (const line of lines) yield colours.dim(`  ${line}`);
}

/** What an answer does not know. */
export function* unknown(
	{ unfollowed, unlinked }: Pick<CallersResult, 'unfollowed' | 'unlinked'>,
	what: string,
	{ colours }: Page,
): Generator<string> {
	const { ambiguous, dynamic, unresolved } = unfollowed;
	const total = ambiguous + dynamic + unresolved;
	if (total > 0) {
		const parts = Object.entries(unfollowed).filter(([, count]) => count > 0);
		const listed = parts.map(([status, count]) => `${thousands(count)} ${status}`).join(', ');
		const calls = total === 1 ? '1 call' : `${thousands(total)} calls`;
		yield colours.dim(`  ${calls} ${what} could not be followed: ${listed}`);
	}
	if (unlinked.length > 0)
		yield colours.dim(`  Calls in these languages are not linked: ${unlinked.join(', ')}`);
}
