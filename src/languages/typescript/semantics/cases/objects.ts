import * as declared from './declared';
import { makeUser, User } from './models';

interface Store {
	find: (id: string) => User;
	all(): User[];
}
declare function orm(): Store;

const store = () => {
	const base = orm();
	const extra = () => new User(null as never);
	return { ...base, extra, all: () => [makeUser()] };
};
type Made = ReturnType<typeof store>;

export function use(made: Made, key: string) {
	made.find('a').rename('b'); //= rename models.ts#User.rename
	made.find('a'); //= find objects.ts#Store.find
	made.extra(); //= extra objects.ts#store.extra
	made.all(); //= all objects.ts#store.all
	const table = { plus: makeUser, minus: print };
	table[key as 'plus'](); //= table objects.ts#table
	const users = { one: makeUser(), two: makeUser() };
	users[key as 'one'].rename('c'); //= rename models.ts#User.rename
	const lone = { one: makeUser() };
	lone[key as 'one'].rename('d'); //= rename dynamic
	declared.Wrapped(); //= Wrapped declared.tsx#Wrapped
}

function print() {}

interface Tree extends Omit<Branch, 'x'> {}
type Branch = Tree & { leaf(): void };
export const leaf = (tree: Tree) => tree.leaf(); //= leaf objects.ts#Branch.leaf
export const none = (tree: Tree) => tree.none(); //= none dynamic

// What is put on a function or a class at the top of a file belongs to it.
export function Table() {}
function Row() {}
export class Panel {
	static open() {}
}
Table.Row = Row;
Panel.Row = Row;
Table.later = () => 1;
function inside() {
	Table.hidden = Row;
}
Table.Row(); //= Row objects.ts#Row
Panel.Row(); //= Row objects.ts#Row
Panel.open(); //= open objects.ts#Panel.open
Table.hidden(); //= hidden ambiguous
Table.missing(); //= missing dynamic
new MouseEvent('click'); //= MouseEvent external platform
addEventListener('fetch', open); //= addEventListener external platform
HTMLInputElement.prototype.select.call(null); //= call external platform
expectTypeOf(1).toBeNumber(); //= expectTypeOf external platform
HTMLElementary(); //= HTMLElementary unresolved
