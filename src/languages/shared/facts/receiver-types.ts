import type { FactFile, SeenCall } from '../../../model/facts/rules.ts';
import { simpleType } from './packages.ts';

const MEMBER = /^(?:this\s{0,4}\.\s{0,4})?([\p{L}_$][\p{L}\p{N}_$]{0,100})[?!]?$/u;

/** What the receiver of a call is declared to be, or made by: its type, without arguments; null when unknown. */
export function receiverType({ receiver, scope }: SeenCall, file: FactFile): string | null {
	const name = MEMBER.exec(receiver ?? '')?.[1];
	return name === undefined ? null : declaredType(name, scope, file);
}

/** The type of a name: written beside it, or that of the object it is given where it is declared. */
function declaredType(name: string, scope: number, file: FactFile): string | null {
	const binding = file.binding(name, scope);
	if (binding === null || binding.kind === 'import') return null;
	if (binding.type !== null && binding.type !== 'var') return simpleType(binding.type);
	if (binding.value < 0) return null;
	const made = file.target(binding.value, binding.scope).name;
	return made === null || made === name ? null : made.slice(made.lastIndexOf('.') + 1);
}
