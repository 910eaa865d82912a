import { makeUser, Mailer, User } from './models';

// Used here alone, and only called: what is passed is known. Else a parameter is where it is bound.
function once(run: () => unknown, times = 1, after = makeUser) {
	run(); //= run models.ts#makeUser
	after(); //= after models.ts#makeUser
	return times;
}
once(makeUser);

function either(run: () => unknown) {
	run(); //= run ambiguous
}
either(makeUser);
either(print);

function given(run: () => unknown) {
	run(); //= run passed.ts#run
}
[1].forEach(given as never);
given(makeUser);

export function open(run: () => unknown) {
	run(); //= run passed.ts#run
}
open(makeUser);

function some(...all: (() => unknown)[]) {
	all[0](); //= all passed.ts#all
}
some(makeUser);

function spread(first: unknown, run: () => unknown) {
	run(); //= run passed.ts#run
	return first;
}
spread(...([1, makeUser] as [unknown, () => unknown]));

function print() {}

// Something of that type may be another function.
export function like(run: typeof makeUser, type: typeof User, make: new () => Mailer) {
	run(); //= run passed.ts#run
	run().rename('a'); //= rename models.ts#User.rename
	type.build(); //= build models.ts#Base.build
	new make().send('b'); //= send models.ts#Mailer.send
	return new make(); //= make passed.ts#make
}
