export interface Store<T> extends Base<T>, ns.Reader { // ^ chunk interface Store exported lines=1-14 sig="export interface Store<T> extends Base<T>, ns.Reader" ^ heritage extends Base<T> name=Base ^ heritage extends ns.Reader name=Reader ^ export named Store typeOnly chunk=Store
	readonly size: number; // ^ chunk property Store.size declaration readonly type=number sig="readonly size: number"
	name?: string; // ^ chunk property Store.name declaration optional
	get(key: string): T | undefined; // ^ chunk method Store.get(key: string) declaration type="T | undefined" ^ refs T:type
	put?(key: string, value: T): void; // ^ chunk method Store.put(key, value: T) declaration optional
	get live(): boolean; // ^ chunk getter Store.live() declaration type=boolean
	(x: number): string; // ^ chunk method -(x: number) declaration type=string
	new (x: number): Store<T>; // ^ chunk constructor -(x: number) declaration type=Store<T>
	[key: string]: any; // ^ chunk property - declaration
	on: (event: Event) => void; // ^ chunk property Store.on declaration type="(event: Event) => void"
	nested: { deep: Deep }; // ^ chunk property Store.nested declaration ^ refs Deep:type
	[Symbol.iterator](): Iterator<T>; // ^ chunk method -() declaration
	map<U>(f: (x: T) => U): U[]; // ^ chunk method Store.map(f: (x: T) => U) declaration type=U[] ^ bind type_param U scope=type
}

type Alias<T> = { // ^ chunk type Alias sig="type Alias<T>" ^ bind type Alias ^ bind type_param T scope=type
	a: T; // ^ chunk property Alias.a declaration type=T parent=Alias
	m(): void; // ^ chunk method Alias.m() declaration
};
export type Union = 'a' | Alias<number> | typeof config.port | import('./x').Thing; // ^ chunk type Union exported ^ refs Alias:type config:read .port:read ^ import Thing from ./x typeOnly
type Inferred<T> = T extends Promise<infer U> ? U : never; // ^ bind type Inferred ^ bind type_param T ^ bind type_param U scope=type ^ refs T:type Promise:type U:type
type Mapped<T> = { readonly [K in keyof T as `x${K}`]?: T[K] }; // ^ chunk type Mapped ^ bind type_param K scope=type ^ bind type Mapped ^ bind type_param T ^ refs T:type K:type T:type K:type
type Fn = new (...args: Arg[]) => [first: A, B?, ...C[]]; // ^ refs Arg:type A:type B:type C:type ^ no call

export const enum Color { // ^ chunk enum Color exported lines=25-29 sig="export const enum Color" ^ bind enum Color
	Red, // ^ chunk enum_member Color.Red sig=Red
	'Dark Blue' = 2, // ^ chunk enum_member Color.Dark Blue
	Both = Red | compute(), // ^ chunk enum_member Color.Both sig=Both ^ call compute in=Color.Both ^ refs Red:read compute:call
}

namespace A.B { // ^ chunk namespace A.B ^ bind namespace A scope=module
	export const inner = 1; // ^ chunk constant A.B.inner exported ^ no export
	export function f() {} // ^ chunk function A.B.f() exported ^ bind function f scope=namespace
}
declare module 'pkg' { // ^ chunk namespace pkg declaration
	export function g(x: number): void; // ^ chunk function pkg.g(x) exported declaration ^ no export
	let hidden: string; // ^ chunk variable pkg.hidden type=string
}
declare global { // ^ chunk namespace global declaration
	interface Window { extra: number } // ^ chunk interface global.Window ^ chunk property global.Window.extra declaration
}
let cast = <Alias<string>>value as unknown as Fn; // ^ refs Alias:type value:read Fn:type ^ bind let cast value="(((value as Alias<string>) as unknown) as Fn)"
function guard(x: unknown): x is Alias<string> { return true; } // ^ chunk function guard(x: unknown) type="x is Alias<string>" ^ refs Alias:type
