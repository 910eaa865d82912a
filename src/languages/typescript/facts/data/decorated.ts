import { ormAssociation, ormField, ormModel } from '../../../../model/facts/data.ts';
import type { AnnotationRule, FactFile, SeenAnnotation, SeenChunk } from '../../../../model/facts/rules.ts';
import { literalText } from '../../../shared/facts/literals.ts';
import { entriesAt, entryOf, flagOf, type Written } from '../../../shared/facts/written-objects.ts';

/** Models that are classes with decorators. */
interface Decorated {
	framework: string;
	modules: readonly string[];
	/** Decorators of a model; options that name its table. */
	models: readonly string[];
	table: readonly string[];
	/** Decorators of fields, and those of them that make a primary key. */
	fields: readonly string[];
	primary: readonly string[];
	/** Options by what they say. */
	column: readonly string[];
	/** `true` when the option says that a field may be null, `false` when it says that it must not. */
	nullable: Readonly<Record<string, boolean>>;
	associations: Readonly<Record<string, string>>;
}

const ORMS: readonly Decorated[] = [
	{
		framework: 'typeorm',
		modules: ['typeorm'],
		models: ['Entity', 'ChildEntity', 'ViewEntity'],
		table: ['name'],
		fields: [
			...['Column', 'PrimaryColumn', 'PrimaryGeneratedColumn', 'CreateDateColumn', 'UpdateDateColumn'],
			...['DeleteDateColumn', 'VersionColumn', 'ObjectIdColumn', 'ViewColumn', 'VirtualColumn', 'Generated'],
		],
		primary: ['PrimaryColumn', 'PrimaryGeneratedColumn', 'ObjectIdColumn'],
		column: ['name'],
		nullable: { nullable: true },
		associations: {
			OneToOne: 'has_one',
			OneToMany: 'has_many',
			ManyToOne: 'belongs_to',
			ManyToMany: 'many_to_many',
		},
	},
	{
		framework: 'mikro-orm',
		modules: ['@mikro-orm'],
		models: ['Entity', 'Embeddable'],
		table: ['tableName', 'collection'],
		fields: ['Property', 'PrimaryKey', 'SerializedPrimaryKey', 'Enum', 'Formula'],
		primary: ['PrimaryKey', 'SerializedPrimaryKey'],
		column: ['fieldName', 'name'],
		nullable: { nullable: true },
		associations: {
			OneToOne: 'has_one',
			OneToMany: 'has_many',
			ManyToOne: 'belongs_to',
			ManyToMany: 'many_to_many',
			Embedded: 'embeds',
		},
	},
	{
		framework: 'sequelize',
		modules: ['sequelize-typescript', '@sequelize/core/decorators-legacy'],
		models: ['Table'],
		table: ['tableName'],
		fields: ['Column'],
		primary: [],
		column: ['field'],
		nullable: { allowNull: true },
		associations: {
			HasOne: 'has_one',
			HasMany: 'has_many',
			BelongsTo: 'belongs_to',
			BelongsToMany: 'many_to_many',
		},
	},
	{
		framework: 'mongoose',
		modules: ['@nestjs/mongoose'],
		models: ['Schema'],
		table: ['collection'],
		fields: ['Prop'],
		primary: [],
		column: [],
		nullable: { required: false },
		associations: {},
	},
];

/** The arguments of a decorator as written. */
function argumentsOf({ args }: SeenAnnotation): Written[] {
	return args === undefined || args === '' ? [] : entriesAt(`(${args})`, 0);
}

/** The entries of the options among them. */
function optionsOf(parts: readonly Written[]): Written[] {
	const object = parts.find(({ text }) => text.startsWith('{'));
	return object === undefined ? [] : entriesAt(object.text, 0);
}

function modelOf(chunk: SeenChunk, file: FactFile): string | null {
	return file.around(chunk.index).find(({ kind }) => kind === 'class')?.name ?? null;
}

function rulesOf(orm: Decorated): AnnotationRule[] {
	const { framework, modules: from } = orm;
	return [
		{
			fact: ormModel,
			on: 'annotation',
			names: orm.models,
			from,
			find(note, _, tell) {
				if (note.chunk.kind !== 'class' || note.chunk.name === null) return;
				const parts = argumentsOf(note);
				const table =
					literalText(entryOf(optionsOf(parts), ...orm.table)?.text ?? '') ??
					literalText(parts[0]?.text ?? '');
				tell({ framework, name: note.chunk.name, table });
			},
		},
		{
			fact: ormField,
			on: 'annotation',
			names: orm.fields,
			from,
			find: (note, file, tell) => {
				const { chunk } = note;
				if (chunk.name === null || note.last === 'Generated') return;
				const parts = argumentsOf(note);
				const options = optionsOf(parts);
				const first = parts[0]?.text ?? '';
				tell({
					framework,
					model: modelOf(chunk, file),
					name: chunk.name,
					type: typeOf(first, options, chunk),
					column: literalText(entryOf(options, ...orm.column)?.text ?? ''),
					primary:
						orm.primary.includes(note.last) || marked(chunk, 'PrimaryKey')
							? true
							: flagOf(options, 'primary', 'primaryKey'),
					nullable:
						nullableOf(orm, options) ??
						(marked(chunk, 'AllowNull')
							? !/AllowNull\(false\)/.test(file.text.slice(chunk.start, chunk.nameStart))
							: null),
					unique: marked(chunk, 'Unique') ? true : flagOf(options, 'unique'),
				});
			},
		},
		{
			fact: ormAssociation,
			on: 'annotation',
			names: Object.keys(orm.associations),
			from,
			find: (note, file, tell) => {
				const parts = argumentsOf(note);
				const options = optionsOf(parts);
				const target =
					targetOf(parts[0]?.text ?? '') ??
					targetOf(entryOf(options, 'entity')?.text ?? '') ??
					typeTarget(note.chunk.type);
				tell({
					framework,
					model: modelOf(note.chunk, file),
					kind: orm.associations[note.last],
					target,
					name: note.chunk.name,
					through:
						framework === 'sequelize' && note.last === 'BelongsToMany'
							? targetOf(parts[1]?.text ?? '')
							: null,
					foreign_key: framework === 'sequelize' ? literalText(parts.at(-1)?.text ?? '') : null,
				});
			},
		},
	];
}

/** Another decorator beside it: `@AllowNull(false) @Column name`. */
function marked({ annotations }: SeenChunk, name: string): boolean {
	return annotations?.some((note) => note.name === name) ?? false;
}

function nullableOf({ nullable }: Decorated, options: readonly Written[]): boolean | null {
	for (const [key, whenTrue] of Object.entries(nullable)) {
		const flag = flagOf(options, key);
		if (flag !== null) return flag === whenTrue;
	}
	return null;
}

function typeOf(first: string, options: readonly Written[], chunk: SeenChunk): string | null {
	const written = entryOf(options, 'type')?.text ?? (first.startsWith('{') || first === '' ? null : first);
	if (written === null) return chunk.type ?? null;
	const arrow = /=>\s{0,8}([\w$.[\]]{1,80})$/.exec(written)?.[1];
	return (literalText(written) ?? arrow ?? written).replace(/^(?:DataTypes?|Sequelize)\./, '');
}

/** `() => User`, `(type) => User`, `User`, `'User'`. */
function targetOf(written: string): string | null {
	const arrow = /=>\s{0,8}\(?\s{0,4}([\w$.]{1,80})/.exec(written)?.[1];
	return arrow ?? literalText(written) ?? /^[A-Z][\w$]{0,80}$/.exec(written)?.[0] ?? null;
}

/** `User`, `User[]`, `Collection<User>`, `Relation<User>`. */
function typeTarget(type: string | null | undefined): string | null {
	return /^(?:\w{1,40}<)?([A-Z][\w$]{0,80})/.exec(type ?? '')?.[1] ?? null;
}

export const DECORATED: readonly AnnotationRule[] = ORMS.flatMap(rulesOf);
