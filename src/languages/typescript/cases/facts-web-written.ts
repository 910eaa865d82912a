import express from 'express';
import { Entity, Column } from 'typeorm';
import { list, check, remove } from './users';

const BASE = '/api';
const USERS = `${BASE}/users`;
const enum Paths {
	posts = '/posts',
}
const app = express();

app.get( // ^ fact route method=GET path=/api/users/:id handler=list middleware=check
	// '/no',
	USERS + /* a part */ '/:id',
	check("a, ')'", { b: `}${app}` }),
	list as Handler,
);
app.post(Paths.posts, (list)); // ^ fact route method=POST path=/posts handler=list
app.delete(`${USERS}/${remove.name}`, remove.bind(app)); // ^ fact route method=DELETE path="/api/users/${remove.name}" handler=remove

@Entity(/* 'no' */ 'people') // ^ fact orm_model name=Person table=people
export class Person {
	@Column({ // unique: true
		type: 'varchar', nullable: true, name: 'full' + '_name' }) name: string;
}
