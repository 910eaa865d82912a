import { ChunkFlag } from '../../../model/chunk.ts';
import { pythonClassFeature, pythonProtocol } from '../../../model/facts/python.ts';
import { PROTOCOL_OF } from '../../../model/facts/python-protocols.ts';
import type { FactFile, FactRule, SeenChunk } from '../../../model/facts/rules.ts';
import { basesOf, rootBases } from './class-reading.ts';

/** Features by what a class extends, and the modules that must be from. */
const BY_BASE: readonly (readonly [feature: string, names: RegExp, modules: RegExp])[] = [
	['abstract', /^ABC$/, /^abc$/],
	['enum', /^(?:\w{0,4}Enum|I?n?t?Flag)$/, /^enum$/],
	['generic', /^Generic$/, /^typing/],
	['protocol', /^Protocol$/, /^typing/],
	['typed_dict', /^TypedDict$/, /^typing/],
	['namedtuple', /^(?:NamedTuple|namedtuple\(\))$/, /^(?:typing|collections)/],
];
const EXCEPTIONS = /^(?:Base)?Exception$|^[A-Z][A-Za-z]{1,40}(?:Error|Warning)$/;
const DATACLASSES =
	/(?:^|\.)(?:dataclass|define|frozen|mutable)$|^attr\.(?:s|attrs)$|^attrs?\.(?:define|frozen)$/;
const DATACLASS_MODULES = ['dataclasses', 'attr', 'attrs', 'pydantic.dataclasses'];

function featuresOf(chunk: SeenChunk, file: FactFile): string[] {
	const found = new Set<string>();
	const bases = basesOf(chunk, file);
	for (const { kind, text, name, value } of bases) {
		if (kind === 'metaclass') {
			found.add('metaclass');
			if (name === 'ABCMeta') found.add('abstract');
			continue;
		}
		const isBuiltin = file.originOf(value, chunk.scope) === null && file.binding(text, chunk.scope) === null;
		if (isBuiltin && EXCEPTIONS.test(text)) found.add('exception');
	}
	for (const { origin, name } of bases.length === 0 ? [] : rootBases(chunk, file)) {
		for (const [feature, names, modules] of BY_BASE) {
			if (names.test(name) && modules.test(origin.module)) found.add(feature);
		}
	}
	for (const { name } of chunk.annotations ?? []) {
		if (!DATACLASSES.test(name)) continue;
		const origin = file.origin(name.split('.', 1)[0], chunk.scope);
		if (origin !== null && DATACLASS_MODULES.includes(origin.module)) found.add('dataclass');
	}
	for (const { name, flags } of file.members(chunk.index)) {
		if (name === '__slots__') found.add('slots');
		if ((flags & ChunkFlag.abstract) !== 0) found.add('abstract');
	}
	return [...found].sort();
}

/** What classes are, besides classes. */
export const CLASS_FEATURES: readonly FactRule[] = [
	{
		fact: pythonClassFeature,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			const features = featuresOf(chunk, file);
			if (features.length === 0) return;
			const all = basesOf(chunk, file);
			const bases = all.filter(({ kind }) => kind === 'extends').map(({ text }) => text);
			tell({
				name: chunk.name,
				features,
				bases: bases.length > 0 ? bases : null,
				metaclass: all.find(({ kind }) => kind === 'metaclass')?.text,
			});
		},
	},
	{
		fact: pythonProtocol,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			const protocols = new Set<string>();
			for (const { name, kind } of file.members(chunk.index)) {
				if (kind !== 'method' || name === null || !name.startsWith('__')) continue;
				const protocol = PROTOCOL_OF.get(name);
				if (protocol !== undefined) protocols.add(protocol);
			}
			const declares = basesOf(chunk, file).some(
				({ name, value }) =>
					name === 'Protocol' && /^typing/.test(file.originOf(value, chunk.scope)?.module ?? ''),
			);
			if (protocols.size === 0 && !declares) return;
			tell({
				name: chunk.name,
				protocols: protocols.size > 0 ? [...protocols].sort() : null,
				declares: declares || null,
			});
		},
	},
];
