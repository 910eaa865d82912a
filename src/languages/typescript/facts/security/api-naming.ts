import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { type ApiNaming, ITSELF } from '../../../shared/facts/security/apis.ts';

/** `fs.readFile`, whatever it was imported as; what the file takes from nowhere is a global. */
export const NAMING: ApiNaming = {
	wholeNames({ module, path }, file, call) {
		if (path.endsWith('promisify') && /^(?:node:)?util$/.test(module)) return promisified(call, file);
		if (module === '') return [`globalThis.${path.replace(/^(?:window|globalThis|self|global)\./, '')}`];
		const taken = path.replace(/^(?:default|\*)(?:\.|$)/, '').replace(/^default\./, '');
		const name = module.replace(/^node:/, '');
		return [taken === '' ? name + ITSELF : `${name}.${taken}`];
	},
};

const PROMISIFIED =
	/\s{0,8}=\s{0,8}(?:\w{1,40}\.)?promisify\(\s{0,8}(?:require\(['"](?:node:)?([\w/]{1,40})['"]\)|(\w{1,60}))(?:\.(\w{1,60}))?\s{0,8}\)/y;

/** `const run = promisify(exec)`: what is called is what was made to give promises. */
function promisified({ callee, scope }: SeenCall, file: FactFile): readonly string[] {
	const binding = file.binding(callee, scope);
	if (binding === null) return [];
	PROMISIFIED.lastIndex = binding.start + callee.length;
	const found = PROMISIFIED.exec(file.text);
	if (found === null) return [];
	const [, required, name, member] = found;
	if (required !== undefined) return [`${required}.${member}`];
	const origin = file.origin(name, binding.scope);
	if (origin === null) return [];
	const path = member === undefined ? origin.path : `${origin.path}.${member}`;
	return [`${origin.module.replace(/^node:/, '')}.${path.replace(/^(?:default|\*)\./, '')}`];
}
