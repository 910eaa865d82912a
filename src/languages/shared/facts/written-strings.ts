import { ChunkFlag } from '../../../model/chunk.ts';
import type { FactFile, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { dottedName } from './security/given.ts';

/** Constants that are made of constants, and strings that are put together. */
const MAX_DEPTH = 12;
const VALUES: ReadonlySet<string> = new Set(['field', 'property', 'constant', 'variable']);

/**
 * The string that a value stands for: literals and constants of the file, put together with `+` or in a template.
 * A constant from elsewhere stays in it as `${Paths.USERS}`; null for what is no such expression.
 */
export function writtenString(value: number, file: FactFile, depth = 0): string | null {
	const { op, a } = file.operation(value);
	if (depth > MAX_DEPTH) return null;
	if (op === 'cast') return writtenString(a, file, depth + 1);
	if (op === 'name' || op === 'member') {
		const name = dottedName(value, file);
		return name === null ? null : (constantText(name, file, depth) ?? `\${${name}}`);
	}
	const parts = file.parts(value);
	if (parts.length === 1 && parts[0] === value) return file.string(value);
	let whole = '';
	for (const part of parts) {
		const text =
			writtenString(part, file, depth + 1) ?? (op === 'template' ? `\${${file.written(part)}}` : null);
		if (text === null) return null;
		whole += text;
	}
	return whole;
}

/**
 * The string that an argument stands for. A variable or parameter that holds no literal is known only when
 * the program runs: that is none.
 */
export function argumentString({ argValues, scope }: SeenCall, at: number, file: FactFile): string | null {
	const value = argValues[at] ?? -1;
	const { op, name } = file.operation(value);
	if (op === 'name' && name !== null) {
		const constant = file.constantOf(value, scope);
		if (constant !== null) return constant;
		const binding = file.binding(name, scope);
		if (binding?.kind === 'function') return null;
		if (binding !== null && binding.chunk < 0 && binding.kind !== 'import') return null;
	}
	return writtenString(value, file);
}

/** The text of a constant that the file declares: `NAME`, `Type.NAME`. */
function constantText(name: string, file: FactFile, depth: number): string | null {
	const [last, owner] = name.split('.').reverse();
	const chunk = file.chunks.find(
		(found) =>
			found.name === last &&
			VALUES.has(found.kind) &&
			(found.flags & ChunkFlag.readonly) !== 0 &&
			(owner === undefined || isMemberOf(found, owner, file)),
	);
	const binding = chunk === undefined ? null : file.binding(last, chunk.scope);
	const text = binding === null ? null : writtenString(binding.value, file, depth + 1);
	return text === null || text.includes('${') ? null : text;
}

function isMemberOf(chunk: SeenChunk, owner: string, file: FactFile): boolean {
	const around = file.chunk(chunk.parent);
	if (around === undefined) return false;
	// What a companion object has is used as if its class had it.
	return around.name === owner || (around.kind === 'object' && file.chunk(around.parent)?.name === owner);
}
