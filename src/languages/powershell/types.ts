import type { Annotation } from '../../model/chunk.ts';
import { K } from './reading/kinds.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 400;
/** Names that the language itself gives to types. */
const OWN = new Set(
	(
		'adsi adsisearcher array bigint bool byte char cimclass ciminstance cimtype cmdletbinding datetime decimal ' +
		'double float guid hashtable int int16 int32 int64 ipaddress long object ordered pscredential pscustomobject ' +
		'psobject ref regex sbyte scriptblock securestring short single string switch timespan type uint uint16 ' +
		'uint32 uint64 ulong uri ushort version void wmi xml'
	).split(' '),
);

/** `[System.IO.Path]` refers to each of its names, `[string]` to none. */
export function enterType(walk: Walk, node: number): void {
	for (const name of walk.childrenOf(node, K.name)) referType(walk, walk.textOf(name), walk.tree.start[name]);
}

export function referType(walk: Walk, written: string, start: number): void {
	if (OWN.has(written.toLowerCase())) return;
	let offset = start;
	written.split(/[.+]/).forEach((part, index) => {
		if (/^[A-Za-z_]\w*$/.test(part)) walk.out.refer(part, offset, 'type', index > 0);
		offset += part.length + 1;
	});
}

/** What stands between the brackets. */
export function typeText(walk: Walk, type: number): string {
	return walk
		.clip(walk.tree.start[type] + 1, Math.max(walk.tree.start[type] + 1, walk.tree.end[type] - 1), MAX_TEXT)
		.trim();
}

/** The last plain name in it: `Path` of `System.IO.Path`. */
export function lastName(written: string): string {
	return /([A-Za-z_]\w*)(?:\[.*)?$/s.exec(written)?.[1] ?? '';
}

/** The type closest to what is declared; null without one. */
export function declaredType(walk: Walk, node: number): string | null {
	let type = null;
	for (const child of walk.childrenOf(node, K.type)) type = typeText(walk, child);
	return type;
}

export function annotationsOf(walk: Walk, node: number): Annotation[] {
	return [...walk.childrenOf(node, K.attribute)].map((attribute) => {
		const { tree } = walk;
		const name = walk.field(attribute, 'name');
		const written = walk.clip(tree.end[name], tree.end[attribute], MAX_TEXT).trim();
		const annotation: Annotation = { name: walk.textOf(name) };
		const args = written
			.replace(/^\(/, '')
			.replace(/\)?\s*\]$/, '')
			.trim();
		if (args !== '') annotation.args = args;
		return annotation;
	});
}
