import { User } from './models';

type Make = (name: string) => User;
interface Options {
	done(user: User): void;
	failed?: (user: User) => void;
}
declare function ask<T extends Options>(question: string, options: T): void;
declare function confirm(options: { yes: () => void }): void;

// The type that a function is said to have tells what it is given and what it gives back.
const make = ((name) => JSON.parse(name)) as Make;
make('a').rename('b'); //= rename models.ts#User.rename

export class Page {
	private readonly handlers = { save: () => this.save() }; //= save selves.ts#Page.save
	close = () => {
		this.save(); //= save selves.ts#Page.save
	};
	save() {
		confirm({ yes: () => this.close() }); //= close selves.ts#Page.close
		confirm({
			yes() {
				this.save(); //= save dynamic
			},
		});
		[1].map(function () {
			this.save(); //= save dynamic
		});
		ask('?', { done: (user) => user.rename('c') }); //= rename models.ts#User.rename
		ask('?', { done() {}, failed: (user) => user.rename('d') }); //= rename models.ts#User.rename
		const bound = this.save.bind(this); //= bind external platform
		bound(); //= bound selves.ts#Page.save
		this.save.call(this); //= call selves.ts#Page.save
		return this.handlers;
	}
}

const Menu = Object.assign(() => new User(null as never), { Item: () => new User(null as never) });
export const item = Menu.Item(); //= Item selves.ts#Menu.Item
(window as any).whatever(); //= whatever dynamic
window.setting.whatever(); //= whatever dynamic
window.scrollTo(0, 0); //= scrollTo external platform
