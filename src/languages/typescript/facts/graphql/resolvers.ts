import { graphqlResolverMapping, graphqlResolverParam } from '../../../../model/facts/graphql.ts';
import type { Attributes, FactFile, FactRule, SeenChunk } from '../../../../model/facts/rules.ts';
import { keptFor } from '../../../shared/facts/kept.ts';

/** What answers a field, as some way of writing it says. */
export interface Resolver {
	type: string;
	field: string;
	/** As written; null for a function that is written in place. */
	name: string | null;
	form: 'map' | 'decorator' | 'object';
	part: 'resolve' | 'subscribe' | null;
	module: string | null;
	/** The function, when it is in this text. */
	chunk: SeenChunk | undefined;
	/** Where it is named. */
	start: number;
	end: number;
	params: Attributes[];
}

const ROLES = ['parent', 'args', 'context', 'info'];

/** Parameters of a function that graphql-js calls: what they are is told by their position. */
export function positionalParams(chunk: SeenChunk | undefined): Attributes[] {
	return (chunk?.params ?? []).map(({ name, type, bindings }, position) => ({
		name,
		role: ROLES[position] ?? 'other',
		position,
		names: bindings?.filter((inner) => !inner.includes('.')) ?? null,
		param_type: type,
	}));
}

/** Rules that tell resolvers and their parameters. */
export function resolverRules(resolversOf: (file: FactFile) => Resolver[]): FactRule[] {
	const once = keptFor(resolversOf);
	return [
		{
			on: 'file',
			fact: graphqlResolverMapping,
			find(file, tell) {
				for (const { type, field, name: resolver, form, part, module, chunk, start, end } of once(file)) {
					const place = chunk ?? { start, end, index: file.chunks[0].index };
					tell(
						{ type, field, resolver, form, part, module },
						{ start: place.start, end: place.end, chunk: place.index },
					);
				}
			},
		},
		{
			on: 'file',
			fact: graphqlResolverParam,
			find(file, tell) {
				for (const { type, field, params, chunk } of once(file)) {
					if (chunk === undefined) continue;
					const { start, end, index } = chunk;
					for (const param of params) tell({ type, field, ...param }, { start, end, chunk: index });
				}
			},
		},
	];
}
