import { ormAssociation, ormField, ormModel } from '../../../model/facts/data.ts';
import type { Attributes, FactFile, FactRule, SeenChunk } from '../../../model/facts/rules.ts';
import type { Written } from '../../shared/facts/written.ts';
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
import { isDotted } from './paths.ts';

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
		metaValue(owner, 'abstract', file)?.text === 'True' ||
		all.some(({ name, value }) => name === '__abstract__' && value?.text === 'True');
	return {
		orm,
		name: owner.name,
		table: table === null ? null : file.string(table.value),
		isAbstract,
		fields,
	};
}

function metaTable(owner: SeenChunk, file: FactFile): Written | null {
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

function fieldAttributes(field: ClassField, model: Model, file: FactFile): Attributes {
	const isAlchemy = model.orm === 'sqlalchemy' && field.called !== 'relationship';
	const isNamed = isAlchemy && field.args.string(0) !== null;
	const column = field.args.string(isNamed ? 0 : -1, 'db_column', 'column_name', 'name');
	return {
		framework: model.orm,
		model: model.name,
		name: field.name,
		type: typeOf(field, model.orm, isNamed ? 1 : 0, file),
		column: model.orm === 'sqlmodel' || field.called === 'relationship' ? null : column,
		primary: field.args.boolean('primary_key', 'primary', 'pk'),
		nullable: field.args.boolean('nullable', 'null'),
		unique: field.args.boolean('unique'),
	};
}

function typeOf(field: ClassField, orm: Orm, at: number, file: FactFile): string | null {
	if (orm === 'sqlmodel') return field.called === 'Relationship' ? 'Relationship' : field.type;
	if (orm !== 'sqlalchemy') return field.called;
	if (field.called === 'relationship') return 'relationship';
	const given = field.args.get('type_') ?? field.args.all.filter(({ name }) => name === null)[at];
	const named = given === undefined ? undefined : (file.callAt(given.value)?.callee ?? given.text);
	const written = named === undefined || !isDotted(named) ? null : named.slice(named.lastIndexOf('.') + 1);
	if (written !== null && written !== 'ForeignKey' && written !== 'Identity') return written;
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
				tell(fieldAttributes(field, model!, file), { start: field.chunk.start, end: field.chunk.end });
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
				const association = associationOf(field, model!.fields, file);
				if (association === null) continue;
				const at = { start: field.chunk.start, end: field.chunk.end };
				tell({ framework: model!.orm, model: model!.name, ...association }, at);
			}
		},
	},
];
