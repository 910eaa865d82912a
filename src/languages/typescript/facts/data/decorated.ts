import { ormAssociation, ormField, ormModel } from '../../../../model/facts/data.ts';
import type { AnnotationRule, FactFile, SeenAnnotation, SeenChunk } from '../../../../model/facts/rules.ts';
import { words } from '../../../../model/word-list.ts';
import { argumentsOf, Values, type Written, writtenAt } from '../../../shared/facts/written.ts';
import { chunkIn, optionsAt } from '../source.ts';

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
			...words('Column PrimaryColumn PrimaryGeneratedColumn CreateDateColumn UpdateDateColumn'),
			...words('DeleteDateColumn VersionColumn ObjectIdColumn ViewColumn VirtualColumn Generated'),
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

/** What a decorator is given: its arguments, and the options among them. */
function givenTo(note: SeenAnnotation, file: FactFile): { args: Values; options: Values } {
	const call = file.callOf(note);
	if (call === null) return { args: new Values([], file), options: new Values([], file) };
	const args = argumentsOf(call, file);
	const object = args.all.find(({ value }) => file.operation(value).op === 'object');
	return { args, options: optionsAt(object, file, call.scope) };
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
			find(note, file, tell) {
				if (note.chunk.kind !== 'class' || note.chunk.name === null) return;
				const { args, options } = givenTo(note, file);
				const table = options.string(...orm.table) ?? args.string(0);
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
				const { args, options } = givenTo(note, file);
				tell({
					framework,
					model: modelOf(chunk, file),
					name: chunk.name,
					type: typeOf(args, options, chunk, file),
					column: options.string(...orm.column),
					primary:
						orm.primary.includes(note.last) || marked(chunk, 'PrimaryKey')
							? true
							: options.boolean('primary', 'primaryKey'),
					nullable: nullableOf(orm, options) ?? allowsNull(chunk, file),
					unique: marked(chunk, 'Unique') ? true : options.boolean('unique'),
				});
			},
		},
		{
			fact: ormAssociation,
			on: 'annotation',
			names: Object.keys(orm.associations),
			from,
			find: (note, file, tell) => {
				const { args, options } = givenTo(note, file);
				const target =
					targetOf(args.get(0), file) ?? targetOf(options.get('entity'), file) ?? typeTarget(note.chunk.type);
				tell({
					framework,
					model: modelOf(note.chunk, file),
					kind: orm.associations[note.last],
					target,
					name: note.chunk.name,
					through:
						framework === 'sequelize' && note.last === 'BelongsToMany' ? targetOf(args.get(1), file) : null,
					foreign_key: framework === 'sequelize' ? args.string(args.all.length - 1) : null,
				});
			},
		},
	];
}

/** Another decorator beside it: `@AllowNull(false) @Column name`. */
function marked({ annotations }: SeenChunk, name: string): boolean {
	return annotations?.some((note) => note.name === name) ?? false;
}

function nullableOf({ nullable }: Decorated, options: Values): boolean | null {
	for (const [key, whenTrue] of Object.entries(nullable)) {
		const flag = options.boolean(key);
		if (flag !== null) return flag === whenTrue;
	}
	return null;
}

/** `@AllowNull`, `@AllowNull(false)`. */
function allowsNull(chunk: SeenChunk, file: FactFile): boolean | null {
	const call = file.decorators(chunk).find(({ name }) => name === 'AllowNull');
	return call === undefined ? null : (argumentsOf(call, file).boolean(0) ?? true);
}

function typeOf(args: Values, options: Values, chunk: SeenChunk, file: FactFile): string | null {
	const first = args.get(0);
	const isOptions = first !== undefined && file.operation(first.value).op === 'object';
	const given = options.get('type') ?? (isOptions ? undefined : first);
	if (given === undefined) return chunk.type ?? null;
	const text = file.string(given.value) ?? givenBack(given, file).text;
	return text.replace(/^(?:DataTypes?|Sequelize)\./, '');
}

/** `User` of `() => User`; anything else is itself. */
function givenBack(of: Written, file: FactFile): Written {
	const [given] = file.returned(chunkIn(of, file)?.index ?? -1);
	return given === undefined ? of : writtenAt(given.value, file);
}

/** `() => User`, `(type) => User`, `User`, `'User'`. */
function targetOf(of: Written | undefined, file: FactFile): string | null {
	if (of === undefined) return null;
	const { value, text } = givenBack(of, file);
	const isFunction = value !== of.value;
	return file.string(value) ?? (isFunction ? /^[\w$.]{1,80}/ : /^[A-Z][\w$]{0,80}$/).exec(text)?.[0] ?? null;
}

/** `User`, `User[]`, `Collection<User>`, `Relation<User>`. */
function typeTarget(type: string | null | undefined): string | null {
	return /^(?:\w{1,40}<)?([A-Z][\w$]{0,80})/.exec(type ?? '')?.[1] ?? null;
}

export const DECORATED: readonly AnnotationRule[] = ORMS.flatMap(rulesOf);
