class Calls extends Base { // ^ heritage extends Base
	Calls(int x) { super(x, null); } // ^ call super via=super name=super receiver=- kinds=identifier,null in=Calls.Calls value=super values="x, <null>"
	Calls() { this(1); } // ^ call this name=this receiver=- args=1 value=this
	Calls(Outer o) { o.super(); } // ^ call o.super via=super name=super receiver=o value=super
	<T> Calls(T t) { <T>this(2); more(); } // ^ call this name=this args=1 ^ call more name=more args=0
	void forms(int[] xs) {
		free(); // ^ call free name=free receiver=- args=0 in=Calls.forms value=free ^ refs free:call
		obj.method(1, -2.5, "two", 'c', true, null, x, x.y, xs[0], this); // ^ call obj.method name=method receiver=obj args=10 kinds=number,number,string,string,boolean,null,identifier,member
		outer(inner(deep())); // ^ call deep ^ call inner kinds=call values=call#7 ^ call outer kinds=call values=call#8
		a.b().c().d(); // ^ call a.b receiver=a value=a.b ^ call a.b().c receiver=a.b() value=call#10.c ^ call a.b().c().d receiver=a.b().c() value=call#11.d
			// ^ refs a:read .b:call .c:call .d:call
		java.util.List.of(1); // ^ call java.util.List.of receiver=java.util.List value=java.util.List.of ^ refs java:read .util:read .List:read .of:call
		super.close(); // ^ call super.close receiver=super value=super.close
		Calls.super.open(); // ^ call Calls.super.open receiver=Calls.super value="(super as Calls).open" ^ refs Calls:read .open:call
		Calls.this.free(); // ^ call Calls.this.free receiver=Calls.this value="(this as Calls).free"
		this.<String>typed("x"); // ^ call this.<String>typed name=typed receiver=this value=this.typed ^ refs String:type .typed:call
		Calls.<String, int[]>typed(); // ^ call Calls.<String, int[]>typed name=typed receiver=Calls value=Calls.typed ^ refs Calls:read String:type .typed:call
		(cond ? a : b).run(); // ^ call (cond ? a : b).run receiver="(cond ? a : b)" value="(cond ? (a | b)).run"
		((Runnable) task).run(); // ^ call ((Runnable) task).run receiver="((Runnable) task)" value="(task as Runnable).run" ^ refs Runnable:type task:read .run:call
		"text".length(); // ^ call "text".length receiver="\"text\"" value="\"text\".length"
		new int[]{1, f()}.clone(); // ^ call f receiver=- value=f ^ call new int[]{1, f()}.clone receiver="new int[]{1, f()}" value="[<number>, call#22].clone"
		new Thing(1).go(); // ^ call Thing via=new receiver=- args=1 value=Thing ^ call new Thing(1).go receiver="new Thing(1)" args=0 value=call#24.go
			// ^ refs Thing:call .go:call
		new ns.Thing<String>(new Inner(), () -> 1, Foo.class, new int[]{1}, Bar::baz, (String) s, switch (x) { default -> 1; }, a + b); // ^ call Inner via=new receiver=- args=0
			// ^ call ns.Thing via=new receiver=ns args=8 kinds=new,function,class,array,member,identifier,other,other
		many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10); // ^ call many args=10 kinds=number,number,number,number,number,number,number,number
		array[0].call(); // ^ call array[0].call receiver=array[0] value=array[<number>].call
		chain.one()
			.two(1); // ^ refs .two:call
		int n = xs.length; // ^ no call ^ bind let n value=xs.length ^ refs xs:read .length:read
		if (isReady()) while (next()) synchronized (lock()) { assert check() : say(); } // ^ call isReady ^ call next ^ call lock ^ call check ^ call say
		label: for (;;) { break label; } // ^ no refs ^ no call
		f(a < b, c > (d)); // ^ call f args=2 kinds=other,other ^ refs f:call a:read b:read c:read d:read
	}
}
