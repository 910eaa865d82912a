import type { DefinitionResult } from '../../../engine.ts';
import { type Render, safe } from '../page.ts';
import { fold } from '../width.ts';

const SAYS = {
	resolved: 'is',
	ambiguous: 'may be',
	external: 'is external',
	dynamic: 'is known only when the program runs',
	unresolved: 'is not found',
} as const;

export const renderDefinition: Render<DefinitionResult> = function* (result, page) {
	const { colours } = page;
	const { name, status, complete, targets, targetPackage, targetExternalName } = result;
	if (name === null || status === null) {
		yield `There is no name at ${safe(result.file)}:${result.line}:${result.col}.`;
		return;
	}
	const open = status === 'ambiguous' && !complete ? ' (and others)' : '';
	yield `${colours.bold(safe(name))} ${colours.dim(`${SAYS[status]}${open}`)}`;
	if (targetPackage !== null) {
		yield `  ${safe(targetPackage)}${targetExternalName ? ` ${colours.dim(safe(targetExternalName))}` : ''}`;
	}
	for (const { file, line, col, kind, qualifiedName, signature } of targets) {
		yield `  ${colours.cyan(`${safe(file)}:${line}:${col}`)}  ${safe(qualifiedName)} ${colours.dim(kind)}`;
		if (signature !== null) for (const each of fold(safe(signature), page.width - 4)) yield `    ${each}`;
	}
};
