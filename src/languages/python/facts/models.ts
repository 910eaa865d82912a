import { ormAssociation, ormField, ormModel } from '../../../model/facts/data.ts';
import type { Attributes, FactFile, FactRule, SeenChunk } from '../../../model/facts/rules.ts';
import {
	baseFrom,
	basesOf,
	type ClassField,
	calleeOrigin,
	fieldsOf,
	isIn,
	metaValue,
	type RootBase,
	rootBases,
} from './class-reading.ts';
import { associationOf } from './model-associations.ts';
import { stringText, writtenArgument } from './written.ts';

type Orm = 'django' | 'sqlalchemy' | 'sqlmodel' | 'peewee' | 'tortoise' | 'mongoengine';

interface Model {
	orm: Orm;
	name: string;
	table: string | null;
	isAbstract: boolean;
	fields: ClassField[];
}

const models = new WeakMap<SeenChunk, Model | null>();

function modelOf(owner: SeenChunk, file: FactFile): Model | null {
	const known = models.get(owner);
	if (known !== undefined) return known;
	const model = readModel(owner, file);
	models.set(owner, model);
	return model;
}

function readModel(owner: SeenChunk, file: FactFile): Model | null {
	const bases = basesOf(owner, file);
	if (bases.length === 0 || owner.name === null) return null;
	const all = fieldsOf(owner, file);
	const roots = rootBases(owner, file);
	const orm = ormOf(owner, roots, all, file);
	if (orm === null) return null;
	const fields = all.filter((field) => isColumn(field, orm, file));
	const table = all.find(({ name }) => name === '__tablename__')?.value ?? metaTable(owner, file);
	const isDeclared = table !== null || orm === 'sqlmodel' || orm === 'django' || orm === 'mongoengine';
	// `class Base(DeclarativeBase): pass` stands for no table.
	if (fields.length === 0 && !isDeclared) return null;
	const isAbstract =
		metaValue(owner, 'abstract', file) === 'True' ||
		all.some(({ name, value }) => name === '__abstract__' && value?.startsWith('True'));
	return {
		orm,
		name: owner.name,
		table: table === null ? null : stringText(table.trim()),
		isAbstract,
		fields,
	};
}

function metaTable(owner: SeenChunk, file: FactFile): string | null {
	return metaValue(owner, 'db_table', file) ?? metaValue(owner, 'table_name', file);
}

/** Which library a class is a model of: by its bases, else by what its fields call. */
function ormOf(
	owner: SeenChunk,
	roots: readonly RootBase[],
	fields: readonly ClassField[],
	file: FactFile,
): Orm | null {
	if (baseFrom(roots, ['django.db', 'django.contrib.gis.db'], /^Model$/) !== undefined) return 'django';
	if (baseFrom(roots, ['django.contrib.auth'], /^(?:Abstract\w{1,40}User|AbstractUser|PermissionsMixin)$/))
		return 'django';
	if (baseFrom(roots, ['sqlmodel'], /^SQLModel$/)) {
		return /\btable\s{0,4}=\s{0,4}True\b/.test(owner.signature ?? '') ? 'sqlmodel' : null;
	}
	if (baseFrom(roots, ['peewee', 'playhouse'], /Model$/)) return 'peewee';
	if (baseFrom(roots, ['tortoise'], /^Model$/)) return 'tortoise';
	if (baseFrom(roots, ['mongoengine'], /Document$/)) return 'mongoengine';
	for (const field of fields) {
		const orm = ormOfField(field, owner, file);
		if (orm !== null) return orm;
	}
	return null;
}

const COLUMNS = /^(?:Column|mapped_column|relationship|column_property|association_proxy|deferred)$/;

function ormOfField(field: ClassField, owner: SeenChunk, file: FactFile): Orm | null {
	if (/^(?:[\w.]{1,60}\.)?Mapped\[/.test(field.type ?? '')) return 'sqlalchemy';
	if (field.callee === null) return null;
	const module = calleeOrigin(field, file)?.module ?? null;
	if (module !== null && isIn(module, 'sqlalchemy') && COLUMNS.test(field.called)) return 'sqlalchemy';
	if (module !== null && (isIn(module, 'django.db') || isIn(module, 'django.contrib.gis.db'))) {
		return /(?:Field|Key)$/.test(field.called) ? 'django' : null;
	}
	// `db.Column` in a class that extends `db.Model`, whatever module gives `db`.
	const db = /^(\w{1,60})\.(?:Column|relationship|mapped_column)$/.exec(field.callee)?.[1];
	const isModel = db !== undefined && basesOf(owner, file).some(({ text }) => text === `${db}.Model`);
	return isModel ? 'sqlalchemy' : null;
}

function isColumn(field: ClassField, orm: Orm, file: FactFile): boolean {
	switch (orm) {
		case 'sqlalchemy':
			return (
				/^(?:Column|mapped_column|relationship|deferred)$/.test(field.called) ||
				/^(?:[\w.]{1,60}\.)?Mapped\[/.test(field.type ?? '')
			);
		case 'sqlmodel':
			return field.type !== null && !field.name.startsWith('_') && !/\bClassVar\b/.test(field.type);
		default: {
			if (/(?:Field|Key)$/.test(field.called)) return true;
			const module = calleeOrigin(field, file)?.module;
			return module !== undefined && isIn(module, 'tortoise') && field.callee?.startsWith('fields.') === true;
		}
	}
}

function flag(field: ClassField, ...names: string[]): boolean | null {
	for (const { name, text } of field.args()) {
		if (name !== null && names.includes(name))
			return text === 'True' ? true : text === 'False' ? false : null;
	}
	return null;
}

function fieldAttributes(field: ClassField, model: Model): Attributes {
	const isAlchemy = model.orm === 'sqlalchemy' && field.called !== 'relationship';
	const first = field.args()[0];
	const isNamed = isAlchemy && first?.name === null && stringText(first.text) !== null;
	const column = isNamed
		? stringText(first.text)
		: stringText(writtenArgument(field.args(), -1, 'db_column', 'column_name', 'name')?.text ?? '');
	return {
		framework: model.orm,
		model: model.name,
		name: field.name,
		type: typeOf(field, model.orm, isNamed ? 1 : 0),
		column: model.orm === 'sqlmodel' || field.called === 'relationship' ? null : column,
		primary: flag(field, 'primary_key', 'primary', 'pk'),
		nullable: flag(field, 'nullable', 'null'),
		unique: flag(field, 'unique'),
	};
}

function typeOf(field: ClassField, orm: Orm, at: number): string | null {
	if (orm === 'sqlmodel') return field.called === 'Relationship' ? 'Relationship' : field.type;
	if (orm !== 'sqlalchemy') return field.called;
	if (field.called === 'relationship') return 'relationship';
	const args = field.args();
	const given = args.find(({ name }) => name === 'type_') ?? args.filter(({ name }) => name === null)[at];
	const written =
		given === undefined ? null : /^(?:\w{1,60}\.){0,4}(\w{1,80})\s{0,4}(?:\(|$)/.exec(given.text)?.[1];
	if (written != null && written !== 'ForeignKey' && written !== 'Identity') return written;
	return /Mapped\[([\s\S]{1,180})\]$/.exec(field.type ?? '')?.[1] ?? null;
}

/** Models of SQLAlchemy, Django, SQLModel, Peewee, Tortoise and MongoEngine. */
export const MODELS: readonly FactRule[] = [
	{
		fact: ormModel,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			const model = modelOf(chunk, file);
			if (model === null || model.isAbstract) return;
			tell({ framework: model.orm, name: model.name, table: model.table });
		},
	},
	{
		fact: ormField,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			const model = modelOf(chunk, file);
			for (const field of model?.fields ?? []) {
				tell(fieldAttributes(field, model!), { start: field.chunk.start, end: field.chunk.end });
			}
		},
	},
	{
		fact: ormAssociation,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			const model = modelOf(chunk, file);
			for (const field of model?.fields ?? []) {
				const association = associationOf(field, model!.fields);
				if (association === null) continue;
				const at = { start: field.chunk.start, end: field.chunk.end };
				tell({ framework: model!.orm, model: model!.name, ...association }, at);
			}
		},
	},
];
