import { Pool } from 'pg';
import { PrismaClient } from '@prisma/client';
import { log } from './log';

declare const gql: (parts: TemplateStringsArray) => unknown;
declare function graphql(text: string): unknown;
const pool = new Pool();
const prisma = new PrismaClient();
const BY_MAIL = 'SELECT * FROM customers WHERE email = $1';

export async function load(id: string) {
	await pool.query('SELECT * FROM customers WHERE id = $1', [id]); //= customers tables.sql#customers
	await pool.query('select customers.id from customers'); //= customers tables.sql#customers
	await pool.query(`SELECT c.id, i.id FROM "customers" c JOIN INVOICES i ON i.customer_id = c.id`); //= INVOICES tables.sql#Invoices
	await pool.query('INSERT INTO invoices (id) VALUES (1)'); //= invoices tables.sql#Invoices
	await pool.query('SELECT total_of(1)');
	await pool.query('SELECT * FROM billing.payments'); //= payments tables.sql#billing.payments
	await pool.query('SELECT * FROM payments'); //= payments ambiguous
	await pool.query('SELECT * FROM refunds'); //= refunds ambiguous
	await pool.query('SELECT * FROM good_customers'); //= good_customers tables.sql#good_customers
	await pool.query('DELETE FROM shipments WHERE id IN (SELECT id FROM customers)'); //= shipments tables.sql#shipments
	await pool.query('SELECT * FROM blog_writers'); //= blog_writers schema.prisma#Writer
	await pool.query('SELECT * FROM "Article"'); //= Article schema.prisma#Article
}

/** Look-alikes: nothing of this names a table. */
export async function notTables(id: string) {
	log('select one from customers'); //= customers null
	log(`update customers that were seen`); //= customers null
	await pool.query('SELECT customers FROM shipments'); //= customers null
	await pool.query("SELECT 'from customers' FROM shipments"); //= customers null
	await pool.query('SELECT * FROM shipments -- FROM customers'); //= customers null
	await pool.query('SELECT * FROM shipments /* JOIN customers */'); //= customers null
	await pool.query('WITH customers AS (SELECT 1) SELECT * FROM customers'); //= customers null
	await pool.query('SELECT extract(year FROM invoices) FROM shipments'); //= invoices null
	await pool.query('SELECT * FROM shipments customers WHERE customers.id = 1'); //= customers null
	await pool.query(`SELECT * FROM customers_${id}`); //= customers_ null
	await pool.query(`SELECT * FROM ${id}.customers`); //= customers null
	await pool.query('SELECT * FROM elsewhere'); //= elsewhere null
	await pool.query('please select the best from customers of ours'); //= customers null
	await prisma.$connect();
	new Map<string, string>().delete('article'); //= article null
}

export const CUSTOMER = gql`
	query Customer {
		customer(id: 1) { #= customer schema.graphql#Query.customer
			name #= name schema.graphql#Customer.name
			...Names #= Names queries.graphql#Names
			invoices { total } #= total schema.graphql#Invoice.total
			total #= total null
		}
	}
`;
export const RENAME = graphql(`mutation { rename(id: 1, name: "a") { id } }`); //= rename schema.graphql#Mutation.rename
export const TEXT = `query { customer(id: 1) { name } }`; //= customer null

export async function articles() {
	await prisma.article.findMany(); //= article schema.prisma#Article
	await prisma.writer.count(); //= writer schema.prisma#Writer
	const cache = { article: new Map<string, number>() };
	cache.article.delete('a'); //= article dynamic
}
