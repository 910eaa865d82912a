import { ormAssociation, ormField, ormModel } from '../../../../model/facts/data.ts';
import type { CallRule, FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { argumentsOf } from '../../../shared/facts/written.ts';
import { chunkIn, entriesOf, optionsAt } from '../source.ts';

const FROM = ['drizzle-orm'];
const TABLES = {
	on: 'call',
	names: ['pgTable', 'mysqlTable', 'sqliteTable', 'singlestoreTable'],
	via: ['call'],
	from: FROM,
} as const;

const models: CallRule = {
	...TABLES,
	fact: ormModel,
	find(call, file, tell) {
		const table = argumentsOf(call, file).string(0);
		const name = file.assignedTo(call)?.name ?? table;
		if (name !== null) tell({ framework: 'drizzle', name, table });
	},
};

const MAX_LINKS = 20;

/** `varchar('email', { length: 120 }).notNull().unique()`: the call that it begins with, and the names behind. */
function chainOf(value: number, file: FactFile): { first: SeenCall; names: Set<string> } | null {
	const names = new Set<string>();
	let call = file.callAt(value);
	for (let steps = 0; call !== null && steps < MAX_LINKS; steps++) {
		const { op, name, a } = file.operation(call.calleeValue);
		const before = op === 'member' ? file.callAt(a) : null;
		if (before === null) return { first: call, names };
		names.add(name ?? '');
		call = before;
	}
	return null;
}

const fields: CallRule = {
	...TABLES,
	fact: ormField,
	find(call, file, tell) {
		const args = argumentsOf(call, file);
		const model = file.assignedTo(call)?.name ?? args.string(0);
		for (const { name, value, start, end } of optionsAt(args.get(1), file, call.scope).all) {
			const chain = chainOf(value, file);
			if (name === null || chain === null) continue;
			const { first, names } = chain;
			tell(
				{
					framework: 'drizzle',
					model,
					name,
					type: first.name,
					column: argumentsOf(first, file).string(0),
					primary: names.has('primaryKey') ? true : null,
					nullable: names.has('notNull') ? false : null,
					unique: names.has('unique') ? true : null,
				},
				{ start, end },
			);
		}
	},
};

const KINDS: Readonly<Record<string, string>> = { one: 'belongs_to', many: 'has_many' };

/** `relations(users, ({ many }) => ({ posts: many(posts) }))`. */
const associations: CallRule = {
	fact: ormAssociation,
	on: 'call',
	names: ['relations'],
	via: ['call'],
	from: FROM,
	find(call, file, tell) {
		const [model, described] = argumentsOf(call, file).all;
		const made = chunkIn(described, file);
		if (model === undefined || made === undefined || file.operation(model.value).op !== 'name') return;
		for (const { value } of file.returned(made.index)) {
			for (const { key, value: given } of entriesOf(value, file) ?? []) {
				const { start, end } = given;
				const relation = file.callAt(given.value);
				const kind = KINDS[relation?.name ?? ''];
				const target = relation === null ? undefined : argumentsOf(relation, file).get(0)?.text;
				if (key === null || kind === undefined) continue;
				tell({ framework: 'drizzle', model: model.text, kind, target, name: key }, { start, end });
			}
		}
	},
};

export const DRIZZLE: readonly CallRule[] = [models, fields, associations];
