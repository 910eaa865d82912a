/** Adds two numbers. And says more. */
export function add(a: number, b = 1): number { // ^ chunk function add(a: number, b = 1) exported type=number lines=2-4 doc="Adds two numbers." sig="export function add(a: number, b = 1): number" ^ export named add local=add chunk=add
	return a + b;
}

function overload(x: string): string; // ^ chunk function overload(x: string) declaration type=string
function overload(x: number): number; // ^ chunk function overload(x: number) declaration type=number
function overload(x: unknown) { // ^ chunk function overload(x: unknown) type=-
	return x;
}

export const arrow = async <T,>(x: T, ...rest: T[]): Promise<T> => { // ^ chunk function arrow(x: T, *rest: T[]) exported async type=Promise<T> sig="export const arrow = async <T,>(x: T, ...rest: T[]): Promise<T> =>" lines=12-14
	return x;
};
const plain = function inner() { return inner; }; // ^ chunk function plain() ^ bind const plain chunk=plain value=chunk:plain scope=module ^ bind function inner scope=function chunk=plain
const parens = () => ({ a: 1 }); // ^ chunk function parens() sig="const parens = () =>"
const kept = ((x: number) => x) satisfies Unary; // ^ chunk function kept(x) ^ refs x:read Unary:type
let later; // ^ chunk variable later
later = () => 1; // ^ chunk function later ^ assign later = chunk:later
export const one = 1, two: string = 'b'; // ^ chunk constant one exported type=- sig=one ^ chunk constant two exported type=string sig="two: string" ^ export named one chunk=one ^ export named two chunk=two
var loose: Set<string> = new Set(); // ^ chunk variable loose type=Set<string> sig="var loose: Set<string>" ^ call Set via=new args=0 in=loose
declare const ambient: number; // ^ chunk constant ambient declaration type=number

export const { first, second: { third = add(1), ...others } } = load(); // ^ chunk constant first exported ^ chunk constant third exported ^ chunk constant others exported ^ call load in=- ^ call add in=third
const { sole } = load(); // ^ chunk constant sole lines=25-25 sig="const { sole }" ^ bind const sole path=.sole value=call#3 chunk=sole
const [head, , tail] = load(); // ^ chunk constant head ^ chunk constant tail ^ bind const head path=[0] ^ bind const tail path=[2]

function locals({ a, b: { c = 1 } }: Opts, [d]: string[], ...[e]: number[]) { // ^ chunk function locals(arg0{a,b.c}: Opts, arg1{d}: string[], *arg2{e}: number[]) ^ bind param a path=.a index=0 ^ bind param c path=.b.c index=0 ^ bind param d path=[0] index=1 ^ bind param e path=[0] index=2 ^ bind function locals
	const local = 1; // ^ no chunk ^ bind const local scope=function
	var hoisted = 2; // ^ no chunk
	const helper = () => local; // ^ chunk function locals.helper() ^ yields return local in=locals.helper
	if (a) {
		let inside = c; // ^ bind let inside scope=block value=c
		var out = d; // ^ bind var out scope=function value=d
	}
	[1].map((x) => x + local + hoisted); // ^ chunk lambda -(x) parent=locals ^ call [1].map receiver=[1] name=map args=1 kinds=function value=[<number>].map values=chunk:locals
	return function () { return helper; }; // ^ chunk lambda -()
}

function withThis(this: Window, x?: number) {} // ^ chunk function withThis(x?: number) ^ bind param x index=0 ^ bind function withThis
async function* gen() { // ^ chunk function gen() async generator
	yield later; // ^ yields yield later
	throw new Error('no'); // ^ yields throw call#6 ^ call Error via=new kinds=string values="\"no\""
}
function asserts(x: unknown): asserts x is string {} // ^ chunk function asserts(x) type="asserts x is string" ^ no refs

// About values.
// More about them.
const documented = 1; // ^ chunk constant documented doc="About values."

// Not this one: a blank line ends it.

const undocumented = 1; // ^ chunk constant undocumented doc=-
const trailing = 1; // of the line above
const nextLine = 1; // ^ chunk constant nextLine doc=-
/** @deprecated gone */
const tagged = 1; // ^ chunk constant tagged doc=-
/** Kept. */
// eslint-disable-next-line no-unused-vars
const directive = 1; // ^ chunk constant directive doc=Kept.

export default class { // ^ chunk class default exported default ^ export default default local=default chunk=default
	m() {} // ^ chunk method default.m()
}

interface Opts { a: string; b: { c: number } }
type Unary = (x: number) => number;
declare function load(): any; // ^ chunk function load() declaration type=any
