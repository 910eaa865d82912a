import type { FactFile, Origin, Place } from '../../../../model/facts/rules.ts';
import { wholeNames } from './api-naming.ts';

/** `command.CommandText = …`, also between the braces of an initialiser. */
export interface MemberWrite {
	place: Place;
	scope: number;
	/** Offset of what it is given. */
	value: number;
	/** What stands before the dot, as written; '' for a member that stands alone. */
	receiver: string;
}

const SIGN = /\s{0,40}=(?![=>])\s{0,40}/y;
const RECEIVER = /([\w.?!]{1,200})\.\s{0,8}$/;

/** Where a member of that name is given something. */
export function writesOf(name: string, file: FactFile): MemberWrite[] {
	if (!file.text.includes(name)) return [];
	return file.references(name).flatMap(({ start, kind, chunk, scope }) => {
		SIGN.lastIndex = start + name.length;
		if (kind !== 'write' || !SIGN.test(file.text)) return [];
		const before = RECEIVER.exec(file.text.slice(Math.max(0, start - 220), start));
		return [
			{
				place: { start, end: start + name.length, chunk },
				scope,
				value: SIGN.lastIndex,
				receiver: before?.[1] ?? '',
			},
		];
	});
}

/** Whole names of what a receiver as written comes from: `builder.Configuration`. */
export function receiverNames(receiver: string, scope: number, file: FactFile): readonly string[] {
	const [first, ...members] = receiver
		.replace(/^this\./, '')
		.replaceAll(/[?!]/g, '')
		.split('.');
	const binding = file.binding(first, scope);
	const origin: Origin | null =
		binding === null ? { module: '', path: first } : typeOrigin(first, scope, file);
	if (origin === null) return [];
	const path = [origin.path.replaceAll('()', ''), ...members].join('.');
	return wholeNames({ module: origin.module, path }, file);
}

/** `var config = services.GetRequiredService<IConfiguration>();` */
const ASKED_FOR = /^\w{1,100}\s{0,4}=\s{0,8}[\w.?!]{1,160}\.Get(?:Required)?Service<([\w.]{1,100})>\(\)/;

/** Of a variable, the type that it is declared with, or what it was made by. */
function typeOrigin(name: string, scope: number, file: FactFile): Origin | null {
	const binding = file.binding(name, scope);
	const declared = /^[\w.]{1,200}/.exec(binding?.type ?? '')?.[0];
	if (declared !== undefined && declared !== 'var') return { module: '', path: declared };
	if (binding === null) return null;
	const asked = ASKED_FOR.exec(file.text.slice(binding.start, binding.start + 300))?.[1];
	if (asked !== undefined) return { module: '', path: asked };
	return binding.value < 0 ? null : file.rootOf(binding.value, binding.scope);
}
