// Lists, sets and maps hold what is put into them.
function first() {}
function second() {}

const pushed = [first];
pushed.push(second);
pushed[0](); //= pushed containers.ts#pushed
for (const each of pushed) each(); //= each ambiguous
const kept = [first];
kept.indexOf(second);
for (const each of kept) each(); //= each containers.ts#first

export function lists() {
	const front = [first];
	front.unshift(second);
	front.forEach((each) => each()); //= each ambiguous
	const cut = [first];
	cut.splice(0, 1, second);
	cut.forEach((each) => each()); //= each ambiguous
	const shorter = [first];
	shorter.splice(0, 1);
	shorter.forEach((each) => each()); //= each containers.ts#first
	const written = [first];
	written[1] = second;
	written.forEach((each) => each()); //= each ambiguous
	const longer = [first].concat([second]);
	longer.forEach((each) => each()); //= each ambiguous
	const base = [first];
	base.concat([second]);
	base.forEach((each) => each()); //= each containers.ts#first
	const spread = [...kept, second];
	spread.forEach((each) => each()); //= each ambiguous
	const same = [...kept];
	same.forEach((each) => each()); //= each containers.ts#first
	const alias = [first];
	const again = alias;
	again.push(second);
	alias.forEach((each) => each()); //= each ambiguous
	const given = [first];
	missing(given);
	given.forEach((each) => each()); //= each ambiguous
	const filled = [first];
	fill(filled);
	filled.forEach((each) => each()); //= each ambiguous
	const counted = [first];
	count(counted);
	counted.forEach((each) => each()); //= each containers.ts#first
}
function fill(list: (() => void)[]) {
	list.push(second);
}
function count(list: unknown[]) {
	return list.length;
}

export function sets() {
	const set = new Set([first]);
	set.add(second);
	for (const each of set) each(); //= each ambiguous
	const chained = new Set();
	chained.add(first).add(second);
	chained.forEach((each) => each()); //= each ambiguous
	const one = new Set([first]);
	one.has(second);
	for (const each of one) each(); //= each containers.ts#first
}

export function maps(key: string) {
	const map = new Map();
	map.set('a', first);
	map.set('b', second);
	for (const each of map.values()) each(); //= each ambiguous
	const lone = new Map([['a', first]]);
	for (const each of lone.values()) each(); //= each containers.ts#first
	const table: any = { a: first, b: first };
	table.c = second;
	const taken = table[key];
	taken(); //= taken ambiguous
	const both = { a: first, b: first };
	const picked = both[key as 'a'];
	picked(); //= picked containers.ts#first
}

class Bus {
	list = [first];
	quiet = [first];
	on() {
		this.list.push(second);
	}
	run() {
		for (const each of this.list) each(); //= each ambiguous
		for (const each of this.quiet) each(); //= each containers.ts#first
	}
}
export const bus = new Bus();
