// path: src/models/post.ts
import mongoose, { Schema } from 'mongoose';
import { pgTable, serial, varchar } from 'drizzle-orm/pg-core';
import { relations } from 'drizzle-orm';
import { model as view, Schema as Rules } from './forms';

const postSchema = new Schema({
	title: { type: String, required: true, unique: true }, // ^ fact orm_field framework=mongoose model=Post name=title type=String nullable=false unique=true
	tags: [String], // ^ fact orm_field name=tags type=String
	author: { type: Schema.Types.ObjectId, ref: 'User' }, // ^ fact orm_field name=author type=ObjectId ^ fact orm_association framework=mongoose model=Post kind=belongs_to target=User name=author
	comments: [{ type: Schema.Types.ObjectId, ref: 'Comment' }], // ^ fact orm_association kind=has_many target=Comment name=comments
});

export const Post = mongoose.model('Post', postSchema); // ^ fact orm_model framework=mongoose name=Post table=-
mongoose.model('Post'); // ^ no fact orm_model

export const users = pgTable('users', { // ^ fact orm_model framework=drizzle name=users table=users
	id: serial('id').primaryKey(), // ^ fact orm_field framework=drizzle model=users name=id type=serial column=id primary=true
	email: varchar('mail', { length: 120 }).notNull().unique(), // ^ fact orm_field name=email type=varchar column=mail nullable=false unique=true
});

export const usersRelations = relations(users, ({ many }) => ({
	posts: many(posts), // ^ fact orm_association framework=drizzle model=users kind=has_many target=posts name=posts
}));

export const form = view('Post', new Rules({ title: { type: String } })); // ^ no fact orm_model ^ no fact orm_field
