// path: src/store/users.ts
import { Pool } from 'pg';
import { PrismaClient } from '@prisma/client';
import db from './db';

const pool = new Pool();
const prisma = new PrismaClient();

const BY_MAIL = `SELECT u.id, p.title
	FROM users u
	LEFT JOIN posts p ON p.author = u.id
	WHERE u.email = $1`;

export async function find(id: string, order: string, texts: Map<string, string>) {
	await pool.query('SELECT * FROM users WHERE id = $1', [id]); // ^ fact sql_query library=pg operation=query verb=SELECT tables=users parameters=placeholders
	// ^ fact sql_query_table table=users verb=SELECT access=read
	await pool.query('SELECT count(*) FROM users'); // ^ fact sql_query verb=SELECT parameters=none
	await pool.query('DELETE FROM users WHERE id = ' + id); // ^ fact sql_query verb=DELETE parameters=concatenated
	// ^ fact sql_query_table table=users verb=DELETE access=write
	const client = await pool.connect();
	await client.query(`UPDATE users SET seen = now() ORDER BY ${order}`); // ^ fact sql_query library=pg verb=UPDATE parameters=interpolated
	await client.query(BY_MAIL, [id]); // ^ fact sql_query verb=SELECT tables=users,posts parameters=placeholders
	await client.query({ text: 'INSERT INTO audit (who) VALUES ($1)', values: [id] }); // ^ fact sql_query verb=INSERT tables=audit
	await client.query(order); // ^ fact sql_query library=pg operation=query verb=- parameters=-
	// ^ no fact sql_query_table
	await db.query('SELECT 1 FROM sessions'); // ^ fact sql_query library=- verb=SELECT tables=sessions
	await prisma.$queryRaw`SELECT * FROM users WHERE id = ${id}`; // ^ fact sql_query library=prisma verb=SELECT parameters=placeholders
	await prisma.$queryRawUnsafe(`SELECT * FROM users WHERE id = ${id}`); // ^ fact sql_query library=prisma parameters=interpolated

	// What only sounds like it.
	texts.get('select a row from the table'); // ^ no fact sql_query
	document.querySelector('select'); // ^ no fact sql_query
	await search.query('shoes from italy'); // ^ no fact sql_query
	await graph.query('update on the way'); // ^ no fact sql_query
}
