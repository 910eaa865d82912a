void bindings(Map &map) {
	// ^ chunk function bindings(map: Map &) exported type=void sig="void bindings(Map &map)" decisions=7 effort=8 ^ bind function bindings scope=module type=void
	// ^ bind param map scope=function type="Map &" ^ refs Map:type ^ scope function ^ no call
	auto [first, second] = pair();
	// ^ call pair args=0 in=bindings value=pair ^ bind let first scope=function value=call#0 path=[0] ^ bind let second scope=function value=call#0 path=[1]
	// ^ refs pair:call ^ no chunk
	for (const auto &[key, value] : map) use(key, value);
	// ^ call use args=2 kinds=identifier,identifier in=bindings value=use ^ bind let key scope=block value=map path=[][0]
	// ^ bind let value scope=block value=map path=[][1] ^ refs map:read use:call key:read value:read ^ scope block ^ no chunk
	for (int n : numbers()) total += n;
	// ^ call numbers args=0 in=bindings value=numbers ^ bind let n scope=block type=int value=call#2 path=[] ^ refs numbers:call total:readwrite n:read
	// ^ scope block ^ no chunk
	if (auto it = map.find(1); it != map.end()) found(it);
	// ^ call map.find receiver=map args=1 kinds=number in=bindings value=map.find ^ call map.end receiver=map args=0 in=bindings value=map.end
	// ^ call found args=1 kinds=identifier in=bindings value=found ^ bind let it scope=block type=auto value=call#3
	// ^ refs map:read .find:call it:read map:read .end:call found:call it:read ^ scope block ^ no chunk
	if (Item *item = next()) item->run();
	// ^ call next args=0 in=bindings value=next ^ call item->run receiver=item args=0 in=bindings value=item.run
	// ^ bind let item scope=block type="Item *" value=call#6 ^ refs Item:type next:call item:read .run:call ^ scope block ^ no chunk
	while (auto more = pull()) more();
	// ^ call pull args=0 in=bindings value=pull ^ call more args=0 in=bindings value=more ^ bind let more scope=block type=auto value=call#8
	// ^ refs pull:call more:call ^ scope block ^ no chunk
	if constexpr (Fast) quick(); else slow();
	// ^ call quick args=0 in=bindings value=quick ^ call slow args=0 in=bindings value=slow ^ refs Fast:read quick:call slow:call ^ no chunk
	switch (auto k = kind(); k) { case Kind::One: one(); break; default: none(); }
	// ^ call kind args=0 in=bindings value=kind ^ call one args=0 in=bindings value=one ^ call none args=0 in=bindings value=none
	// ^ bind let k scope=block type=auto value=call#12 ^ refs kind:call k:read Kind:read .One:read one:call none:call ^ scope block ^ no chunk
}
int guarded() {
	// ^ chunk function guarded() exported type=int sig="int guarded()" decisions=2 effort=2 ^ bind function guarded scope=module type=int ^ scope function
	// ^ no call
	try { risky(); throw Error("bad", 1); }
	// ^ call risky args=0 in=guarded value=risky ^ call Error args=2 kinds=string,number in=guarded value=Error ^ refs risky:call Error:call
	// ^ yields throw call#16 in=guarded ^ no chunk
	catch (const std::exception &e) { log(e.what()); }
	// ^ call e.what receiver=e args=0 in=guarded value=e.what ^ call log args=1 kinds=call in=guarded value=log
	// ^ bind catch e scope=block type="const std::exception &" ^ refs std:read .exception:type log:call e:read .what:call ^ scope block ^ no chunk
	catch (...) { throw; }
	// ^ scope block ^ no chunk ^ no call
	return 0;
	// ^ yields return <number> in=guarded ^ no chunk ^ no call
}
auto lambdas(int outer) {
	// ^ chunk function lambdas(outer: int) exported type=auto sig="auto lambdas(int outer)" decisions=0 effort=0 ^ bind function lambdas scope=module type=auto
	// ^ bind param outer scope=function type=int ^ scope function ^ no call
	auto plain = [] { return 1; };
	// ^ chunk lambda -() sig=[] decisions=0 effort=0 ^ bind let plain scope=function type=auto value=chunk:lambdas ^ yields return <number> in=lambdas:lambda
	// ^ scope function ^ no call
	auto typed = [outer, &plain, copy = outer + 1, this](int a, auto b) mutable noexcept -> int { return a + copy; };
	// ^ chunk lambda -(a: int, b: auto) type=int sig="[outer, &plain, copy = outer + 1, this](int a, auto b) mutable noexcept -> int" decisions=0 effort=0
	// ^ bind param a scope=function type=int ^ bind param b scope=function type=auto ^ bind const copy scope=function value="(outer + <number>)"
	// ^ bind let typed scope=function type=auto value=chunk:lambdas ^ refs outer:read plain:read outer:read a:read copy:read
	// ^ yields return (a + copy) in=lambdas:lambda ^ scope function ^ no call
	std::sort(v.begin(), v.end(), [](const A &a, const A &b) { return a.x < b.x && a.y; });
	// ^ chunk lambda -(a: const A &, b: const A &) sig="[](const A &a, const A &b)" decisions=1 effort=1
	// ^ call v.begin receiver=v args=0 in=lambdas value=v.begin ^ call v.end receiver=v args=0 in=lambdas value=v.end
	// ^ call std::sort receiver=std args=3 kinds=call,call,function in=lambdas value=std.sort ^ bind param a scope=function type="const A &"
	// ^ bind param b scope=function type="const A &"
	// ^ refs std:read .sort:call v:read .begin:call v:read .end:call A:type A:type a:read .x:read b:read .x:read a:read .y:read
	// ^ yields return ((a.x < b.x) && a.y) in=lambdas:lambda ^ scope function
	return [=]<typename T>(T t) { return t; };
	// ^ chunk lambda -(t: T) sig="[=]<typename T>(T t)" decisions=0 effort=0 ^ bind type_param T scope=function ^ bind param t scope=function type=T
	// ^ refs T:type t:read ^ yields return t in=lambdas:lambda ^ yields return chunk:lambdas in=lambdas ^ scope function ^ no call
}
Task coroutine() {
	// ^ chunk function coroutine() async exported generator type=Task sig="Task coroutine()" decisions=0 effort=0
	// ^ bind function coroutine scope=module type=Task ^ refs Task:type ^ scope function ^ no call
	int x = co_await fetch(1);
	// ^ call fetch awaited args=1 kinds=number in=coroutine value=fetch ^ bind let x scope=function type=int value="await call#22" ^ refs fetch:call ^ no chunk
	co_yield x;
	// ^ refs x:read ^ yields yield x in=coroutine ^ no chunk ^ no call
	co_return done(x);
	// ^ call done args=1 kinds=identifier in=coroutine value=done ^ refs done:call x:read ^ yields return call#23 in=coroutine ^ no chunk
}
void objects(Mutex &mutex) {
	// ^ chunk function objects(mutex: Mutex &) exported type=void sig="void objects(Mutex &mutex)" decisions=0 effort=0
	// ^ bind function objects scope=module type=void ^ bind param mutex scope=function type="Mutex &" ^ refs Mutex:type ^ scope function ^ no call
	Lock lock(mutex);
	// ^ call Lock via=new args=1 kinds=identifier in=objects value=Lock ^ bind let lock scope=function type=Lock ^ refs Lock:type mutex:read ^ no chunk
	std::lock_guard<std::mutex> guard(mutex);
	// ^ call std::lock_guard via=new receiver=std args=1 kinds=identifier in=objects value=std.lock_guard
	// ^ bind let guard scope=function type=std::lock_guard<std::mutex> ^ refs std:read .lock_guard:type std:read .mutex:type mutex:read ^ no chunk
	Widget w(1, "two");
	// ^ call Widget via=new args=2 kinds=number,string in=objects value=Widget ^ bind let w scope=function type=Widget value=call#26 ^ refs Widget:type
	// ^ no chunk
	Widget braces{1};
	// ^ call Widget via=new args=1 kinds=number in=objects value=Widget ^ bind let braces scope=function type=Widget value=call#27 ^ refs Widget:type ^ no chunk
	Widget none;
	// ^ bind let none scope=function type=Widget ^ refs Widget:type ^ no chunk ^ no call
	int number(3);
	// ^ bind let number scope=function type=int value=other ^ no chunk ^ no call
	auto p = new ns::Widget<int>(1, 2);
	// ^ call ns::Widget via=new receiver=ns args=2 kinds=number,number in=objects value=ns.Widget ^ bind let p scope=function type=auto value=call#28
	// ^ refs ns:read .Widget:call ^ no chunk
	auto q = std::make_unique<Widget>(3);
	// ^ call std::make_unique receiver=std args=1 kinds=number in=objects value=std.make_unique ^ bind let q scope=function type=auto value="(call#29 as std::unique_ptr<Widget>)"
	// ^ refs std:read .make_unique:call Widget:type ^ no chunk
	auto a = new int[4];
	// ^ bind let a scope=function type=auto value="(new <number>)" ^ no chunk ^ no call
	delete p;
	// ^ refs p:read ^ no chunk ^ no call
	take(Widget{4}, Widget(5), static_cast<Base *>(p), int(6), nullptr, this, R"(raw "text")", "lit"s);
	// ^ call Widget via=new args=1 kinds=number in=objects value=Widget ^ call Widget args=1 kinds=number in=objects value=Widget
	// ^ call take args=8 kinds=object,call,call,call,null,this,string,string in=objects value=take ^ refs take:call Widget:call Widget:call Base:type p:read
	// ^ no chunk
	w.method().chain(1)->last();
	// ^ call w.method receiver=w args=0 in=objects value=w.method ^ call w.method().chain receiver=w.method() args=1 kinds=number in=objects value=call#33.chain
	// ^ call w.method().chain(1)->last receiver=w.method().chain(1) args=0 in=objects value=call#34.last ^ refs w:read .method:call .chain:call .last:call
	// ^ no chunk
	ns::Type::call<int>(w);
	// ^ call ns::Type::call receiver=ns::Type args=1 kinds=identifier in=objects value=ns.Type.call ^ refs ns:read .Type:read .call:call w:read ^ no chunk
	::global();
	// ^ call ::global args=0 in=objects value=global ^ refs global:call ^ no chunk
	w.template generic<int>(2);
	// ^ call w.template generic receiver=w args=1 kinds=number in=objects value=w.generic ^ refs w:read .generic:call ^ no chunk
	(w.*member)(1);
	// ^ call (w.*member) receiver=w args=1 kinds=number in=objects value=w.member ^ refs w:read .member:call ^ no chunk
	Widget function();
	// ^ chunk function objects.function() declaration type=Widget sig="Widget function()" decisions=0 effort=0
	// ^ bind function function scope=function type=Widget ^ refs Widget:type ^ scope function ^ no call
	x.y.z = w;
	// ^ refs x:read .y:read .z:write w:read ^ no chunk ^ no call
	Widget::count++;
	// ^ refs Widget:read .count:readwrite ^ no chunk ^ no call
}
