import { User, Mailer } from './models';

interface Row {
	remove(): void;
}
interface Shape<T> extends Partial<Named>, Store<T> {}
interface Named {
	label(): string;
}
interface Store<T> {
	take(): T;
}
interface Shape<T> {
	extra(): T;
}
class Box<T extends Row = Row> {
	constructor(readonly held: T) {}
	open(): T {
		this.held.remove(); //= remove generics.ts#Row.remove
		return this.held;
	}
}
class UserBox extends Box<Row & User> {}
type Loaded<T> = Promise<T[]>;
type Listener<E> = (event: E) => void;
interface On {
	(name: 'user', listener: Listener<User>): void;
	(name: 'other', ...listeners: Listener<User>[]): void;
}

declare function first<T>(of: T[], test?: (each: T) => boolean): T;
declare function make<T>(type: new () => T): T;
declare function read<T>(): Loaded<T>;
declare function within<T>(make: () => T): T;
declare function both<A, B = User>(a: A): [A, B];
declare const on: On;

export async function all(shape: Shape<User>, box: Box, users: User[], either: User | string) {
	shape.label(); //= label generics.ts#Named.label
	shape.take().rename('a'); //= rename models.ts#User.rename
	shape.extra().rename('b'); //= rename models.ts#User.rename
	box.open().remove(); //= remove generics.ts#Row.remove
	new UserBox(null as never).open().rename('c'); //= rename models.ts#User.rename
	first(users).rename('d'); //= rename models.ts#User.rename
	first(users, (each) => each.rename('e') !== null); //= rename models.ts#User.rename
	make(Mailer).send('f'); //= send models.ts#Mailer.send
	(await read<User>())[0].rename('g'); //= rename models.ts#User.rename
	read()[0].rename('h'); //= rename dynamic
	within(() => users[0]).rename('i'); //= rename models.ts#User.rename
	const [, second] = both(1);
	second.rename('j'); //= rename models.ts#User.rename
	on('user', (user) => user.rename('k')); //= rename models.ts#User.rename
	on('other', (user) => user.rename('l')); //= rename models.ts#User.rename
	new Map<string, User>().get('m')?.rename('m'); //= rename models.ts#User.rename
	const [one, two] = await Promise.all([read<User>(), make(Mailer)]);
	one[0].rename('n'); //= rename models.ts#User.rename
	two.send('o'); //= send models.ts#Mailer.send
	users
		.filter((user) => user.rename('p')) //= rename models.ts#User.rename
		.map((user) => user.peer)
		.find(Boolean)
		?.rename('q'); //= rename models.ts#User.rename
	read<User>().then(([user]) => user.rename('r')); //= rename models.ts#User.rename
	if (typeof either !== 'string') either.rename('s'); //= rename models.ts#User.rename
	const listener: Listener<User> = (user) => user.rename('t'); //= rename models.ts#User.rename
	return listener;
}

function current(options: { must: false }): User | undefined;
function current(): User;
function current(options?: unknown) {
	return JSON.parse(String(options));
}
export function maybe(flag: boolean, users: User[]) {
	current().rename('u'); //= rename models.ts#User.rename
	const user = flag ? users[0] : undefined;
	user?.rename('v'); //= rename models.ts#User.rename
}
