import { Component, Inject, Input, Base, Other, type Shape } from './lib';
// ^ import Component as Component from ./lib ^ import Inject as Inject from ./lib ^ import Input as Input from ./lib ^ import Base as Base from ./lib ^ import Other as Other from ./lib ^ import Shape as Shape from ./lib typeOnly

@Component({ selector: 'a' }) // ^ call Component via=decorator args=1 kinds=object in=- ^ refs Component:call
@sealed // ^ call sealed via=decorator args=0 in=-
export abstract class Widget<T> extends Base<T> implements Shape, ns.Other<T> {
	// ^ chunk class Widget exported abstract lines=4-56 notes="Component({ selector: 'a' }) sealed" sig="export abstract class Widget<T> extends Base<T> implements Shape, ns.Other<T>"
	// ^ heritage extends Base<T> name=Base of=Widget value=Base ^ heritage implements Shape name=Shape of=Widget ^ heritage implements ns.Other<T> name=Other of=Widget value=ns.Other
	// ^ bind class Widget scope=module ^ bind type_param T scope=class
	// ^ refs Base:read T:type Shape:type ns:type .Other:type T:type

	@Input() name = make('x'); // ^ chunk field Widget.name notes=Input() ^ call Input via=decorator in=Widget ^ call make in=Widget ^ assign this.name = call#3
	static count: number = 0; // ^ chunk field Widget.count static type=number sig="static count: number" ^ assign chunk:Widget.count = <number>
	private readonly map = new Map<string, T>(); // ^ chunk field Widget.map private readonly sig="private readonly map"
	protected handler = (e: Event) => { // ^ chunk method Widget.handler(e: Event) protected ^ no call
		this.emit(e); // ^ call this.emit in=Widget.handler receiver=this ^ refs .emit:call e:read
	};
	#secret?: string; // ^ chunk field Widget.#secret private optional type=string
	declare late: number; // ^ chunk field Widget.late declaration
	accessor state = 1; // ^ chunk field Widget.state
	[Symbol.iterator] = 1; // ^ chunk field - ^ refs Symbol:read .iterator:read
	'quoted-name' = 1; // ^ chunk field Widget.quoted-name
	[key: string]: unknown; // ^ chunk property - declaration type=unknown

	constructor(@Inject(TOKEN) private readonly db: Db, public x = 1, y?: string) {
		// ^ chunk constructor Widget.constructor(db: Db, x = 1, y?: string) lines=25-32
		// ^ chunk field Widget.db private readonly type=Db notes=Inject(TOKEN) parent=Widget ^ chunk field Widget.x public
		// ^ call Inject via=decorator in=Widget
		// ^ assign this.db = db ^ assign this.x = x
		super(db); // ^ call super via=super name=super receiver=- value=super
		super.setup?.(y); // ^ call super.setup receiver=super optional
	}

	abstract area(): number; // ^ chunk method Widget.area() abstract declaration type=number
	protected abstract size: number; // ^ chunk field Widget.size protected abstract declaration
	static { // ^ no chunk
		register(Widget); // ^ call register in=Widget
	}
	get value(): T { return this.#secret as T; } // ^ chunk getter Widget.value() type=T ^ yields return (this.#secret as T)
	set value(v: T) { this.#secret = v; } // ^ chunk setter Widget.value(v: T) ^ assign this.#secret = v ^ refs T:type .#secret:write v:read
	static async *stream(): AsyncGenerator<T> {} // ^ chunk method Widget.stream() static async generator type=AsyncGenerator<T>
	override toString(): string; // ^ chunk method Widget.toString() override declaration
	override toString() { return ''; } // ^ chunk method Widget.toString() override
	#hidden() { return #secret in this; } // ^ chunk method Widget.#hidden() private ^ refs .#secret:read
	async run(
		@Param('id') id: string, // ^ call Param via=decorator in=Widget ^ bind param id type=string
	) { // ^ no call
		await this.db.query`select ${id}`; // ^ call this.db.query via=tag awaited args=2 kinds=template,identifier
	}
	nested = class Inner { // ^ chunk class Widget.nested ^ bind class Inner scope=class chunk=Widget.nested
		m() {} // ^ chunk method Widget.nested.m()
	};
	generic<K extends keyof T = never>(key: K): T[K] { // ^ chunk method Widget.generic(key: K) type=T[K] ^ bind type_param K scope=function ^ bind param key type=K
		return this.nested[key]; // ^ yields return this.nested[key]
	}
}

const Mixed = class extends mixin(Base, Other) {}; // ^ chunk class Mixed ^ heritage extends mixin(Base, Other) name=- of=Mixed value=call#12 ^ call mixin in=Mixed values="Base, Other"
function sealed(_target: unknown) {} // ^ chunk function sealed(_target: unknown)
