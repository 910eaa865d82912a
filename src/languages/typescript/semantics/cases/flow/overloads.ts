// Explicit type arguments choose among overloads.
class Base {
	base() {}
}
class Sub extends Base {
	sub() {}
}
class Other {
	other() {}
}
interface Store {
	get(id: string): Other;
	get<T extends Base>(id: string): T;
	pick<T>(id: string): T;
	pick<A, B>(id: string): B;
	bound<T extends Base>(id: string): T;
	bound<T extends Other>(id: string): Other;
}
declare const store: Store;
store.get<Sub>('a').sub(); //= sub overloads.ts#Sub.sub
store.get('a').other(); //= other overloads.ts#Other.other
store.pick<Sub>('a').sub(); //= sub overloads.ts#Sub.sub
store.pick<Sub, Other>('a').other(); //= other overloads.ts#Other.other
store.bound<Other>('a').other(); //= other overloads.ts#Other.other
store.bound<Sub>('a').base(); //= base overloads.ts#Base.base

class Shapes {
	at<T extends Base = Base>(id: string): T | undefined;
	at(id: string): Base | undefined {
		return missing(id);
	}
}
new Shapes().at<Sub>('a')?.sub(); //= sub overloads.ts#Sub.sub

function make(): Other;
function make<T>(): T;
function make(): any {}
make<Sub>().sub(); //= sub overloads.ts#Sub.sub
make<Sub>().other(); //= other dynamic

// Own methods that have the names of a function's.
class Own {
	bind() {
		return new Sub();
	}
	call() {
		return new Sub();
	}
	apply() {
		return new Other();
	}
}
const own = new Own();
own.bind(); //= bind overloads.ts#Own.bind
own.bind().sub(); //= sub overloads.ts#Sub.sub
own.call(); //= call overloads.ts#Own.call
own.apply().other(); //= other overloads.ts#Other.other
make.bind(null); //= bind external platform
make.call(null); //= call overloads.ts#make
export const unknown = (given: any) => given.bind(1); //= bind dynamic

class Subs extends Map<string, Sub> {
	more() {
		return this.get('a')?.sub(); //= sub overloads.ts#Sub.sub
	}
}
new Subs().get('a')?.sub(); //= sub overloads.ts#Sub.sub
for (const each of new Subs().values()) each.sub(); //= sub overloads.ts#Sub.sub
class Hiding extends Map<string, Sub> {
	get(_: string): any {
		return new Other();
	}
}
new Hiding().get('a').other(); //= other overloads.ts#Other.other
class List extends Array<Sub> {}
new List()[0].sub(); //= sub overloads.ts#Sub.sub

declare const record: Record<string, Sub>;
declare const makers: Record<string, () => Other>;
declare const map: Map<string, Sub>;
record.a.sub(); //= sub overloads.ts#Sub.sub
makers.a().other(); //= other overloads.ts#Other.other
record.hasOwnProperty('a'); //= hasOwnProperty external platform
map.a.sub(); //= sub external platform
