import type { FactKind } from './kind.ts';
import { attributesAsColumns } from './view-of.ts';

/** What programs keep: models, their fields and how they are connected. */
export const ormModel: FactKind = {
	kind: 'orm_model',
	view: 'orm_models',
	category: 'framework',
	about: 'a class or definition that stands for a table or a collection',
	attributes: {
		framework: 'sequelize, django, activerecord, …',
		name: 'of the model',
		table: 'table or collection, when it is written',
	},
	example: "const User = sequelize.define('User', { email: DataTypes.STRING })",
};

export const ormField: FactKind = {
	kind: 'orm_field',
	view: 'orm_fields',
	category: 'framework',
	about: 'a field of such a model',
	attributes: {
		framework: 'sequelize, django, activerecord, …',
		model: 'name of its model',
		name: 'as the program calls it',
		type: 'as written, without the module in front: `STRING`, `CharField`',
		column: 'name in the table, when it is written',
		primary: 'true or false, when it is written',
		nullable: 'true or false, when it is written',
		unique: 'true or false, when it is written',
	},
	example: 'email: { type: DataTypes.STRING, allowNull: false, unique: true }',
};

export const ormAssociation: FactKind = {
	kind: 'orm_association',
	view: 'orm_associations',
	category: 'framework',
	about: 'how two models are connected, as one of them says it',
	attributes: {
		framework: 'sequelize, django, activerecord, …',
		model: 'name of the model that says it',
		kind: 'has_one, has_many, belongs_to, many_to_many; `embeds` for a document inside another',
		target: 'name of the other model, as written',
		name: 'what the model calls it, when it is written',
		through: 'table or model between the two, when it is written',
		foreign_key: 'when it is written',
	},
	example: "User.hasMany(Post, { as: 'posts' })",
};

/** The rows of a kind that Sequelize declares. */
function ofSequelize(kind: FactKind, name: string): FactKind {
	const { framework: _, ...attributes } = kind.attributes;
	return {
		...kind,
		kind: name,
		view: `${name}s`,
		about: `${kind.about}, in Sequelize`,
		attributes,
		over: {
			view: 'facts',
			kinds: [kind.kind],
			where: [{ value: { attribute: 'framework' }, equals: 'sequelize' }],
			columns: attributesAsColumns(Object.keys(attributes)),
		},
	};
}

export const DATA: readonly FactKind[] = [
	ormModel,
	ormField,
	ormAssociation,
	ofSequelize(ormModel, 'sequelize_model'),
	ofSequelize(ormField, 'sequelize_model_field'),
	ofSequelize(ormAssociation, 'sequelize_association'),
];
