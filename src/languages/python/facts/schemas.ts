import {
	pythonSchemaValidator,
	pythonValidationSchema,
	pythonValidator,
} from '../../../model/facts/python-data.ts';
import type { FactFile, FactRule, SeenChunk } from '../../../model/facts/rules.ts';
import { words } from '../../../model/word-list.ts';
import { argumentsOf } from '../../shared/facts/written.ts';
import {
	baseFrom,
	basesOf,
	type ClassField,
	calleeOrigin,
	fieldsOf,
	isIn,
	metaValue,
	rootBases,
} from './class-reading.ts';

type Library = 'pydantic' | 'marshmallow' | 'rest_framework' | 'django_forms' | 'wtforms';

interface Schema {
	library: Library;
	fields: ClassField[];
}

const LIBRARIES: readonly (readonly [Library, modules: readonly string[], bases: RegExp])[] = [
	[
		'pydantic',
		['pydantic', 'pydantic_settings', 'ninja'],
		/^(?:BaseModel|BaseSettings|RootModel|GenericModel|Schema)$/,
	],
	['pydantic', ['sqlmodel'], /^SQLModel$/],
	['marshmallow', ['marshmallow', 'flask_marshmallow', 'marshmallow_sqlalchemy'], /Schema$/],
	[
		'rest_framework',
		['rest_framework', 'rest_framework_gis', 'drf_writable_nested'],
		/Serializer(?:Mixin)?$/,
	],
	['django_forms', ['django.forms', 'django'], /Form$/],
	['wtforms', ['wtforms', 'flask_wtf'], /Form$/],
];

const schemas = new WeakMap<SeenChunk, Schema | null>();

function schemaOf(owner: SeenChunk, file: FactFile): Schema | null {
	const known = schemas.get(owner);
	if (known !== undefined) return known;
	const schema = basesOf(owner, file).length === 0 ? null : readSchema(owner, file);
	schemas.set(owner, schema);
	return schema;
}

function readSchema(owner: SeenChunk, file: FactFile): Schema | null {
	const roots = rootBases(owner, file);
	const all = fieldsOf(owner, file);
	const library =
		LIBRARIES.find(([, modules, bases]) => baseFrom(roots, modules, bases) !== undefined)?.[0] ??
		libraryOfFields(all, file);
	// A class of SQLModel with a table is a model.
	if (library === null || /\btable\s{0,4}=\s{0,4}True\b/.test(owner.signature ?? '')) return null;
	return { library, fields: all.filter((field) => isField(field, library)) };
}

/** A class whose base comes from another module of the program is known by what its fields call. */
function libraryOfFields(fields: readonly ClassField[], file: FactFile): Library | null {
	for (const field of fields) {
		if (field.callee === null) continue;
		const origin = calleeOrigin(field, file);
		if (origin === null) continue;
		if (isIn(origin.module, 'pydantic') && field.called === 'Field' && field.type !== null) return 'pydantic';
		if (isIn(origin.module, 'marshmallow') && origin.path === 'fields') return 'marshmallow';
		if (isIn(origin.module, 'rest_framework') && /(?:Field|Serializer)$/.test(field.called))
			return 'rest_framework';
		if (isIn(origin.module, 'wtforms') && /Field$/.test(field.called)) return 'wtforms';
		if (origin.module === 'django' && origin.path === 'forms' && /Field$/.test(field.called))
			return 'django_forms';
	}
	return null;
}

function isField({ name, type, callee, called }: ClassField, library: Library): boolean {
	if (name.startsWith('_') || name === 'model_config') return false;
	if (library === 'pydantic') return type !== null && !/\bClassVar\b/.test(type);
	if (callee === null) return false;
	return library === 'marshmallow' ? /^[A-Z]/.test(called) : /(?:Field|Serializer)$/.test(called);
}

/** Keywords that constrain a value. */
const CONSTRAINTS: ReadonlySet<string> = new Set([
	...words('gt ge lt le multiple_of min_length max_length min_items max_items regex pattern'),
	...words('max_digits decimal_places strict min_value max_value validators validate required'),
	...words('allow_blank allow_null allow_none choices unique_items'),
]);
const MAX_CONSTRAINT = 80;

function constraintsOf(field: ClassField, library: Library): string[] {
	if (field.callee === null) return [];
	const found = field.args.all
		.filter(({ name }) => name !== null && CONSTRAINTS.has(name))
		.map(({ name, text }) => `${name}=${text.replace(/\s{1,200}/g, ' ').slice(0, MAX_CONSTRAINT)}`);
	const second = library === 'wtforms' ? field.args.get(1) : undefined;
	return second === undefined ? found : [...found, `validators=${second.text.slice(0, MAX_CONSTRAINT)}`];
}

/** Classes that say what data must look like, and what they demand. */
export const SCHEMAS: readonly FactRule[] = [
	{
		fact: pythonValidationSchema,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			const schema = schemaOf(chunk, file);
			if (schema === null) return;
			const fields = schema.fields.map(({ name }) => name);
			tell({
				framework: schema.library,
				name: chunk.name,
				base: basesOf(chunk, file)[0]?.text,
				fields: fields.length > 0 ? fields : null,
				model: metaValue(chunk, 'model', file)?.text,
			});
		},
	},
	{
		fact: pythonSchemaValidator,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			const schema = schemaOf(chunk, file);
			for (const field of schema?.fields ?? []) {
				const constraints = constraintsOf(field, schema!.library);
				if (constraints.length === 0) continue;
				tell(
					{ framework: schema!.library, schema: chunk.name, field: field.name, constraints },
					{ start: field.chunk.start, end: field.chunk.end },
				);
			}
		},
	},
	{
		fact: pythonValidator,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			// Serializers and forms know their validators by name.
			const library = schemaOf(chunk, file)?.library;
			if (library !== 'rest_framework' && library !== 'django_forms' && library !== 'wtforms') return;
			const named = library === 'django_forms' ? /^clean(?:_(\w{1,80}))?$/ : /^validate(?:_(\w{1,80}))?$/;
			for (const method of file.members(chunk.index)) {
				const found = method.kind === 'method' ? named.exec(method.name ?? '') : null;
				if (found === null) continue;
				const about = { framework: library, class: chunk.name, method: method.name };
				const fields = found[1] === undefined ? null : [found[1]];
				tell({ ...about, fields }, { start: method.start, end: method.end, chunk: method.index });
			}
		},
	},
	...decorated(
		'pydantic',
		['pydantic'],
		['validator', 'field_validator', 'root_validator', 'model_validator'],
	),
	...decorated('marshmallow', ['marshmallow'], ['validates', 'validates_schema']),
	...decorated('sqlalchemy', ['sqlalchemy'], ['validates']),
	...decorated('attrs', ['attr', 'attrs'], ['validator']),
];

/** Methods whose decorator makes them validators. */
function decorated(framework: string, from: readonly string[], names: readonly string[]): FactRule[] {
	return [
		{
			fact: pythonValidator,
			on: 'annotation',
			names,
			from,
			find(note, file, tell) {
				const { name, chunk } = note;
				const call = file.callOf(note);
				const args = call === null ? null : argumentsOf(call, file);
				const plain = args?.all.filter((arg) => arg.name === null) ?? [];
				// `@email.validator` of attrs.
				const fields =
					framework === 'attrs'
						? [name.slice(0, name.lastIndexOf('.'))]
						: plain.flatMap(({ value }) => file.string(value) ?? []);
				const mode = args?.string('mode') ?? (args?.boolean('pre') ? 'before' : null);
				tell({
					framework,
					class: file.chunk(chunk.parent)?.name,
					method: chunk.name,
					fields: fields.length > 0 ? fields : null,
					mode,
				});
			},
		},
	];
}
