free(); // ^ call free name=free receiver=- args=0 in=- value=free ^ refs free:call
obj.method(1, 'two', true, null, /re/g, `t`, x, x.y); // ^ call obj.method name=method receiver=obj args=8 kinds=number,string,boolean,null,regex,template,identifier,member
outer(inner(deep())); // ^ call outer args=1 kinds=call values=call#3 ^ call inner args=1 values=call#2 ^ call deep
spread(...xs, { a }, [1], () => 1, class {}, new X(), this, -1); // ^ call spread spread args=8 kinds=spread,object,array,function,class,new,this,other values="...xs, {a: a}, [<number>], chunk:lambda, chunk:class, call#5, this, (- <number>)" ^ call X via=new
many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10); // ^ call many args=10 kinds=number,number,number,number,number,number,number,number
x.run().run(); // ^ call x.run receiver=x ^ call x.run().run receiver=x.run()
a?.b?.(c); // ^ call a?.b optional receiver=a name=b
f?.(); // ^ call f optional
obj['lit'](); // ^ call obj['lit'] name=lit receiver=obj computed value=obj.lit
obj[key](); // ^ call obj[key] name=- receiver=obj computed
(function () { go(); })(); // ^ call (function) name=- ^ call go in=:lambda
(f || g)(h); // ^ call (f || g) name=- args=1
fns[0](); // ^ call fns[0] name=- receiver=fns computed
(x - y).toFixed(2); // ^ call (x - y).toFixed name=toFixed receiver="(x - y)"
new ns.Thing(1); // ^ call ns.Thing via=new name=Thing receiver=ns ^ refs ns:read .Thing:call
new Plain; // ^ call Plain via=new args=0
tag`a${b}c`; // ^ call tag via=tag args=2 kinds=template,identifier values="template(\"a\", \"c\"), b"
label: for (;;) { break label; } // ^ no refs
import.meta.url; // ^ refs .url:read
x += y++; // ^ refs x:readwrite y:readwrite
o.p = o.q ??= 1; // ^ refs o:read .p:write o:read .q:readwrite ^ assign o.p = (o.q = (o.q ?? <number>)) ^ assign o.q = (o.q ?? <number>)
({ a, b: c.d, ...e } = f); // ^ assign a = f.a ^ assign c.d = f.b ^ assign e = ...f ^ refs a:write c:read .d:write e:write f:read
[a, b = dflt()] = list; // ^ assign a = list[<number>] ^ assign b = (list[<number>] ?? call#22) ^ call dflt
delete o.p, delete o?.r, typeof q, void 0; // ^ refs o:read .p:write o:read .r:write q:read
async function run() { await go(); for await (const v of src) use(v); } // ^ call go awaited in=run ^ call use ^ bind const v scope=block value=src[?] ^ bind function run
for (const [k, v] of Object.entries(o)) log(k); // ^ bind const k path=[0] scope=block ^ bind const v path=[1] ^ call Object.entries ^ call log
for (var i in o) {} // ^ bind var i scope=module value="(in o)"
try { risky(); } catch ({ message }) { log(message); } // ^ bind catch message path=.message scope=block ^ call risky ^ call log
const table = { m() { inner(); }, f: function named() {}, get g() { return 1; }, set g(v) {}, [k()]: () => 1, 'q-r': async () => {}, C: class {}, p: 1 };
// ^ chunk constant table ^ chunk method table.m() ^ chunk method table.f() ^ chunk getter table.g() ^ chunk setter table.g(v) ^ chunk method -() ^ chunk method table.q-r() async ^ chunk class table.C
// ^ call inner in=table.m ^ call k in=table
// ^ bind const table value="{m: chunk:table.m, f: chunk:table.f, null: call#30: chunk:table, q-r: chunk:table.q-r, C: chunk:table.C, p: <number>}" ^ bind function named scope=function ^ bind param v
it('works', () => { check(); }); // ^ chunk lambda -() test ^ call it ^ call check
test.each([1])('x', async (n) => {}); // ^ chunk lambda -(n) async test ^ call test.each ^ call test.each([1]) name=-
describe('d', () => {}); // ^ chunk lambda -()
