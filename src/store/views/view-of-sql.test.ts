import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { ViewOf, ViewValue } from '../../model/facts/view-of.ts';
import { fromSql, valueSql } from './view-of-sql.ts';

const db = new Database(':memory:');
db.exec(`CREATE TABLE chunks (name, kind, language, return_type, signature, is_test);
INSERT INTO chunks VALUES
	('open', 'method', 'go', '(n int, err error)', 'func (d *DB) open() (n int, err error)', 0),
	('fail', 'function', 'go', 'Error', 'func fail() Error', 1),
	('quiet', 'function', 'go', NULL, 'func quiet()', 0),
	('it''s', 'function', 'php', 'error', 'function it', 1)`);

function names(over: Omit<ViewOf, 'view'>): string[] {
	return db
		.prepare<[], string>(`SELECT o.name FROM ${fromSql({ view: 'chunks', ...over })}`)
		.pluck()
		.all();
}

function values(value: ViewValue): unknown[] {
	return db
		.prepare(`SELECT ${valueSql(value)} FROM ${fromSql({ view: 'chunks' })}`)
		.pluck()
		.all();
}

test('language, kinds and conditions all have to hold', () => {
	expect(names({})).toHaveLength(4);
	expect(names({ language: 'go', kinds: ['function'] })).toEqual(['fail', 'quiet']);
	expect(names({ language: 'go', where: [{ flag: 'is_test' }] })).toEqual(['fail']);
});

test('a word is a whole one, in the case it is written in', () => {
	expect(names({ where: [{ value: 'return_type', hasWord: 'error' }] })).toEqual(['open', "it's"]);
});

test('a text with an apostrophe stays a text', () => {
	expect(names({ where: [{ value: 'name', equals: "it's" }] })).toEqual(["it's"]);
	expect(names({ where: [{ value: 'name', oneOf: ["it's", "' OR 1 OR '"] }] })).toEqual(["it's"]);
});

test('nothing holds of what is null, but that it is', () => {
	const isShort = { value: 'return_type', startsWith: 'E' } as const;
	expect(names({ where: [isShort] })).toEqual(['fail']);
	expect(names({ where: [{ not: isShort }] })).toEqual(['open', "it's"]);
	expect(names({ where: [{ value: 'return_type', isNull: true }] })).toEqual(['quiet']);
});

test('what stands before a mark is the whole text where there is none', () => {
	expect(values({ before: ' (', of: 'signature' })).toEqual([
		'func',
		'func fail() Error',
		'func quiet()',
		'function it',
	]);
});

test('the first case that holds gives the value', () => {
	const value: ViewValue = {
		cases: [
			[{ value: 'language', equals: 'php' }, { text: 'script' }],
			[{ flag: 'is_test' }, { text: 'test' }],
		],
		otherwise: 'kind',
	};
	expect(values(value)).toEqual(['method', 'test', 'function', 'script']);
});
