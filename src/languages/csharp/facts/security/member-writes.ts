import type { FactFile, Origin, Place } from '../../../../model/facts/rules.ts';
import { wholeNames } from './api-naming.ts';

/** `command.CommandText = …`, also between the braces of an initialiser. */
export interface MemberWrite {
	place: Place;
	scope: number;
	/** What it is given. */
	value: number;
	/** Whose member it is; -1 for a member that stands alone. */
	object: number;
}

/** Where a member of that name is given something. */
export function writesOf(name: string, file: FactFile): MemberWrite[] {
	if (!file.text.includes(name)) return [];
	return file.assignments().flatMap(({ target, value, scope, chunk }) => {
		const { op, name: written, a } = file.operation(target);
		if (written !== name || (op !== 'member' && op !== 'name') || isExtended(target, value, file)) return [];
		const { end } = file.span(target);
		return [
			{ place: { start: end - name.length, end, chunk }, scope, value, object: op === 'member' ? a : -1 },
		];
	});
}

/** `a.b += c`. */
function isExtended(target: number, value: number, file: FactFile): boolean {
	const { op, a } = file.operation(value);
	return (op === 'binary' || op === 'either') && a === target;
}

/** Whole names of what a value comes from: `builder.Configuration`. */
export function namesOf(value: number, scope: number, file: FactFile): readonly string[] {
	const origin = value < 0 ? null : (serviceType(value, scope, file) ?? file.rootOf(value, scope));
	return origin === null ? [] : wholeNames({ ...origin, path: origin.path.replaceAll('()', '') }, file);
}

/** `var config = services.GetRequiredService<IConfiguration>();` */
function serviceType(value: number, scope: number, file: FactFile): Origin | null {
	const { op, name } = file.operation(value);
	const binding = op === 'name' && name !== null ? file.binding(name, scope) : null;
	const held = file.operation(binding?.value ?? -1);
	const type = held.op === 'cast' ? /^<([\w.]{1,100})>$/.exec(held.name ?? '')?.[1] : undefined;
	if (type === undefined || !/^Get(?:Required)?Service$/.test(file.callAt(binding?.value ?? -1)?.name ?? ''))
		return null;
	return { module: '', path: type };
}
