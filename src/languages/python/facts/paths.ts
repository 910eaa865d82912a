import type { FactFile } from '../../../model/facts/rules.ts';
import { isTopScope } from '../../shared/facts/routes.ts';
import type { Written } from '../../shared/facts/written.ts';

const DOTTED = /^[\p{L}_][\p{L}\p{N}_]{0,100}(?:\.[\p{L}_][\p{L}\p{N}_]{0,100}){0,8}$/u;
const MAX_WRITTEN = 100;

/** `a`, `a.b`: what a name may be. */
export function isDotted(text: string): boolean {
	return DOTTED.test(text);
}

/**
 * A path as an argument states it: literals put together with constants of the file. What another module
 * or a call has to say stands in it as `{settings.PREFIX}`; null for what only running would tell.
 */
export function pathText(of: Written | undefined, file: FactFile, scope: number): string | null {
	if (of === undefined) return null;
	let whole = '';
	for (const part of file.parts(of.value)) {
		const text = file.constantOf(part, scope) ?? holeOf(part, part !== of.value, file, scope);
		if (text === null) return null;
		whole += text;
	}
	return whole;
}

function holeOf(value: number, isPart: boolean, file: FactFile, scope: number): string | null {
	const text = file.written(value);
	if (text === '' || text.length > MAX_WRITTEN || /[\n#]/.test(text)) return null;
	if (isPart || !isDotted(text)) return `{${text}}`;
	const binding = file.binding(text.split('.', 1)[0], scope);
	// A parameter or a loop's variable may be any path.
	const isFixed =
		binding !== null &&
		binding.path === null &&
		(binding.kind === 'import' || isTopScope(binding.scope, file));
	return isFixed ? `{${text}}` : null;
}
