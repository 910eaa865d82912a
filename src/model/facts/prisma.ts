import type { FactKind } from './kind.ts';

export const prismaModel: FactKind = {
	kind: 'prisma_model',
	view: 'prisma_models',
	category: 'framework',
	about: 'a model or view of a Prisma schema',
	attributes: {
		name: 'of the model',
		form: 'model or view',
		table: 'what it is called in the database, when that is said',
		schema: 'schema of the database, when that is said',
		fields: 'names of its fields',
		relations: 'its relations: `author: User`',
		id: 'fields that identify a row',
		unique: 'fields, or lists of fields, that are unique',
		indexes: 'lists of fields with an index',
	},
	example: 'model Post { id Int @id author User @relation(fields: [authorId], references: [id]) }',
};

export const prismaModelField: FactKind = {
	kind: 'prisma_model_field',
	view: 'prisma_model_fields',
	category: 'framework',
	about: 'a field of a model of a Prisma schema',
	attributes: {
		model: 'name of the model',
		name: 'of the field',
		type: 'without its marks',
		is_list: 'whether it is a list',
		is_optional: 'whether it may be null',
		is_id: 'whether it alone identifies a row',
		is_unique: 'whether it alone is unique',
		default: 'as written',
		column: 'what it is called in the database, when that is said',
		native: 'type of the database, as written',
		relation: 'model that it leads to',
		relation_name: 'of the relation, when it has one',
		relation_fields: 'fields here that hold the key',
		references: 'fields there that the key is of',
		on_delete: 'as written',
		on_update: 'as written',
	},
	example: 'author User @relation(fields: [authorId], references: [id], onDelete: Cascade)',
};

export const PRISMA: readonly FactKind[] = [prismaModel, prismaModelField];
