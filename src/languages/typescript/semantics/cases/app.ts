import express from 'express';
import create, { type Store, User, helpers } from './models';
import { create as made, everything, makeUser, tools } from './barrel';
import * as models from './models.js';

const user = makeUser(); //= makeUser models.ts#makeUser
user.save(); //= save models.ts#Base.save
user.peer.rename('b'); //= rename models.ts#User.rename
create().save(); //= create models.ts#makeUser
made().rename('c'); //= rename models.ts#User.rename
tools.plain(); //= plain models.ts#helpers.plain
helpers.twice(user); //= twice models.ts#helpers.twice
models.makeUser(); //= makeUser models.ts#makeUser
everything.makeUser(); //= makeUser models.ts#makeUser
User.build(); //= build models.ts#Base.build
express(); //= express external express
console.log(user); //= log external platform
const { plain: alias } = helpers;
alias(); //= alias app.ts#alias

export async function load(store: Store<User>, unknown: any) {
	store.get('1').rename('d'); //= rename models.ts#User.rename
	store.get('1'); //= get models.ts#Store.get
	for (const each of await store.all()) each.save(); //= save models.ts#Base.save
	const list = await store.all();
	list.map((each) => each.rename('e')); //= rename models.ts#User.rename
	list.forEach(print); //= print app.ts#print
	unknown.rename('f'); //= rename dynamic
	const found = list.find((each) => each.name === '');
	missing(found); //= missing unresolved
}

function print(value: unknown) {
	const makeUser = (text: string) => text;
	makeUser('shadowed'); //= makeUser app.ts#print.makeUser
	return value;
}

let later: User | undefined;
later = new User(null as never); //= User models.ts#User.constructor
later?.rename('g'); //= rename models.ts#User.rename

const frozen = Object.freeze({ run: () => makeUser() });
frozen.run().save(); //= save models.ts#Base.save

class Callbacks {
	start() {
		const done = () => {
			this.stop(); //= stop app.ts#Callbacks.stop
		};
		function plain(this: any) {
			this.stop(); //= stop dynamic
		}
		return [done, plain];
	}
	stop() {}
}
