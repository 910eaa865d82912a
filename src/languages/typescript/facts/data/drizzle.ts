import { ormAssociation, ormField, ormModel } from '../../../../model/facts/data.ts';
import type { CallRule } from '../../../../model/facts/rules.ts';
import { argumentStart } from '../../../shared/facts/from-text/given.ts';
import { literalText } from '../../../shared/facts/literals.ts';
import { chainAfter, closingAt, entriesAt } from '../../../shared/facts/written-objects.ts';

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
		const table = literalText(call.args[0]?.text ?? '');
		const name = file.assignedTo(call)?.name ?? table;
		if (name !== null) tell({ framework: 'drizzle', name, table });
	},
};

const COLUMN = /^(?:\w{1,40}\.)?(\w{1,40})\(/;

/** `email: varchar('email', { length: 120 }).notNull().unique()`. */
const fields: CallRule = {
	...TABLES,
	fact: ormField,
	find(call, file, tell) {
		if (call.args[1]?.kind !== 'object') return;
		const model = file.assignedTo(call)?.name ?? literalText(call.args[0]?.text ?? '');
		for (const { key, text, start } of entriesAt(file.text, argumentStart(call, 1, file))) {
			const type = COLUMN.exec(text);
			if (key === null || type === null) continue;
			const open = start + type[0].length - 1;
			const chain = new Set(chainAfter(file.text, closingAt(file.text, open) + 1).map(({ name }) => name));
			tell(
				{
					framework: 'drizzle',
					model,
					name: key,
					type: type[1],
					column: literalText(entriesAt(file.text, open)[0]?.text ?? ''),
					primary: chain.has('primaryKey') ? true : null,
					nullable: chain.has('notNull') ? false : null,
					unique: chain.has('unique') ? true : null,
				},
				{ start, end: start + text.length },
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
		if (call.args[0]?.kind !== 'identifier' || call.args[1]?.kind !== 'function') return;
		const start = argumentStart(call, 1, file);
		const body = /=>\s{0,8}\(?\s{0,8}\{/g;
		body.lastIndex = start;
		if (body.exec(file.text) === null || body.lastIndex > call.end) return;
		for (const { key, text, start: at } of entriesAt(file.text, body.lastIndex - 1)) {
			const made = /^(one|many)\(\s{0,8}([\w$]{1,80})/.exec(text);
			if (key === null || made === null) continue;
			tell(
				{ framework: 'drizzle', model: call.args[0].text, kind: KINDS[made[1]], target: made[2], name: key },
				{ start: at, end: at + text.length },
			);
		}
	},
};

export const DRIZZLE: readonly CallRule[] = [models, fields, associations];
