// path: models/user.js
const { Model, DataTypes } = require('sequelize');
const { Collection } = require('backbone');

module.exports = (sequelize) => {
	const Post = sequelize.define(
		// ^ fact orm_model framework=sequelize name=Post table=posts
		'Post',
		{
			title: DataTypes.STRING(120), // ^ fact orm_field framework=sequelize model=Post name=title type=STRING(120)
			// title: DataTypes.TEXT, as it was
			slug: {
				// ^ fact orm_field name=slug type=STRING column=url_slug nullable=false unique=true
				type: DataTypes.STRING, // ^ no fact orm_field
				field: 'url_slug',
				allowNull: false,
				unique: true,
			},
		},
		{ tableName: 'posts' },
	);

	class User extends Model {
		static associate(models) {
			User.hasMany(models.Post, { as: 'posts', foreignKey: 'author_id' }); // ^ fact orm_association framework=sequelize model=User kind=has_many target=Post name=posts foreign_key=author_id
			this.belongsToMany(models.Team, { through: 'memberships' }); // ^ fact orm_association model=User kind=many_to_many target=Team through=memberships
		}
	}
	User.init({ email: { type: DataTypes.STRING, primaryKey: true } }, { sequelize, modelName: 'User' }); // ^ fact orm_model name=User ^ fact orm_field model=User name=email type=STRING primary=true

	class Items extends Collection {}
	Items.init({ email: 1 }, {}); // ^ no fact orm_model ^ no fact orm_field
	registry.define('x', { a: 1 }); // ^ no fact orm_model
	registry.hasMany('posts'); // ^ no fact orm_association
	return { Post, User, Items };
};
