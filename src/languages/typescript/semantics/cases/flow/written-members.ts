// A member holds everything that is written to it.
function first() {}
function second() {}
declare const outside: { register(given: unknown): void };

const table = { run: first, stop: first };
table.run = second;
table.run(); //= run ambiguous
table.stop(); //= stop written-members.ts#first

const empty: any = { run: null };
empty.run = second;
empty.run(); //= run written-members.ts#second

const other = { run: first };
const unrelated = { run: first };
unrelated.run = second;
other.run(); //= run written-members.ts#first

export function local(key: string) {
	const named = { run: first };
	named['run'] = second;
	named.run(); //= run ambiguous
	const computed: any = { run: first };
	computed[key] = second;
	computed.run(); //= run ambiguous
	const elsewhere: any = { run: first };
	elsewhere['stop'] = second;
	elsewhere.run(); //= run written-members.ts#first
	const removed: any = { run: first };
	delete removed.run;
	removed.run(); //= run written-members.ts#first
}

export function merged() {
	const joined = { run: first };
	Object.assign(joined, { run: second });
	joined.run(); //= run ambiguous
	const apart = { run: first };
	Object.assign(apart, { stop: second });
	apart.run(); //= run written-members.ts#first
	const defined = { run: first };
	Object.defineProperty(defined, 'run', { value: second });
	defined.run(); //= run ambiguous
	const source = { run: first };
	Object.assign({}, source);
	source.run(); //= run written-members.ts#first
}

export function spread() {
	const before = { run: first, ...{ run: second } };
	before.run(); //= run written-members.ts#second
	const after = { ...{ run: second }, run: first };
	after.run(); //= run written-members.ts#first
	const unknown = { run: first, ...missing() };
	unknown.run(); //= run ambiguous
}

export function passed() {
	const given = { run: first };
	missing(given);
	given.run(); //= run ambiguous
	const shown = { run: first };
	console.log(shown);
	shown.run(); //= run written-members.ts#first
	const read = { run: first };
	reads(read);
	read.run(); //= run written-members.ts#first
	const changed = { run: first };
	changes(changed);
	changed.run(); //= run ambiguous
}
function reads(given: { run(): void }) {
	return given.run;
}
function changes(given: { run(): void }) {
	given.run = second;
}

export class Patched {
	go() {}
	static make() {}
	stay() {}
}
Patched.prototype.go = second;
Patched.make = second;
new Patched().go(); //= go ambiguous
Patched.make(); //= make ambiguous
new Patched().stay(); //= stay written-members.ts#Patched.stay

class Below extends Patched {}
new Below().go(); //= go ambiguous
new Below().stay(); //= stay written-members.ts#Patched.stay

export class Typed {
	held: Patched = new Patched();
	start() {
		this.held = missing();
		this.held.stay(); //= stay written-members.ts#Patched.stay
	}
}
