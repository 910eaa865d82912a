import { EventEmitter } from 'node:events';

export interface Store<T> {
	get(id: string): T;
	all(): Promise<T[]>;
}

export class Base {
	save(): this {
		return this;
	}
	static build() {
		return new Base();
	}
}

export class User extends Base {
	name = '';
	constructor(private readonly mailer: Mailer) {
		super(); //= super models.ts#Base
		this.mailer.send('hi'); //= send models.ts#Mailer.send
	}
	rename(name: string) {
		this.name = name.trim(); //= trim external platform
		this.save().rename('x'); //= rename models.ts#User.rename
		return this.save(); //= save models.ts#Base.save
	}
	get peer(): User {
		return this;
	}
}

export class Mailer extends EventEmitter {
	send(text: string) {
		this.emit('sent', text); //= emit external node:events
		return text;
	}
}

export function makeUser() {
	return new User(new Mailer()); //= Mailer models.ts#Mailer
}

export const helpers = {
	twice: (user: User) => user.rename('a').save(), //= save models.ts#Base.save
	plain() {
		return 1;
	},
};

export default makeUser;
