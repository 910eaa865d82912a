from app import app


@app.route("/x", methods=["GET"])  # ^ call app.route via=decorator receiver=app args=2 kinds=string,array keywords=methods in=-
@trace  # ^ call trace via=decorator args=0 in=- ^ refs trace:call
@make(key())(2)  # ^ call key ^ call make args=1 ^ call make(key()) via=decorator name=- args=1
def view(x=default(), y: Ann(1) = None) -> Ret(2):
    # ^ call default in=- ^ call Ann in=- ^ call Ret in=-
    # ^ chunk function view(x = default(), y: Ann(1) = None) exported type=Ret(2) notes="app.route(\"/x\", methods=[\"GET\"]) trace make(key())(2)"
    a.b.c(1, *rest, k=v, **kw)  # ^ call a.b.c name=c receiver=a.b args=4 kinds=number,spread,identifier,spread keywords=k spread in=view value=a.b.c ^ refs a:read .b:read .c:call rest:read v:read kw:read
    x.run().run()  # ^ call x.run ^ call x.run().run receiver="x.run()"
    f"{greet(name)!r:>{width(3)}} {{ not_a_call() }}"  # ^ call greet kinds=identifier ^ call width
    "not_a_call()"  # ^ no call ^ no refs
    # not_a_call() in a comment: no line for it
    [step(i) for i in items() if keep(i)]  # ^ call step ^ call items ^ call keep
    apply(lambda q: inner(q))  # ^ call apply kinds=function values=chunk:view ^ call inner in=view:lambda
    (f or g)(1)  # ^ call (f or g) name=- value="(f || g)"
    table["k"](2)  # ^ call table["k"] name=- receiver=-
    print(i for i in items)  # ^ call print args=1 kinds=other ^ scope comprehension
    check(True, None, -1, 2.5, {"a": 1}, (1, 2), x[0], not y, "ninth")
    # ^ call check args=9 kinds=boolean,null,number,number,object,array,other,other,string
    log(f"{x}", f"plain", "a" "b", b"c", ..., obj.attr)
    # ^ call log kinds=template,string,string,string,other,member
    empty()()  # ^ call empty ^ call empty() name=- value=call#23
    return handle(
        # a comment is no argument
        first,  # neither is this
        second=2,
    )  # ^ no call


class Service(Base, make_mixin(3)):  # ^ call make_mixin in=- ^ heritage extends Base ^ heritage extends make_mixin(3) name=make_mixin
    registry = build()  # ^ call build in=Service

    @register("a")  # ^ call register via=decorator in=Service
    def go(self, opt=late()): self.go()  # ^ call late in=Service ^ call self.go in=Service.go receiver=self

    @property
    def p(self): return 1
    print("while the class is made")  # ^ call print in=Service


hooks = {"on_start": start(), "on_stop": lambda: stop()}  # ^ call start in=hooks ^ call stop in=hooks:lambda ^ chunk variable hooks exported ^ chunk lambda - parent=hooks
if ready(): run()  # ^ call ready in=- ^ call run in=-
assert check(x), message(y)  # ^ call check ^ call message
raise Failure("no") from cause()  # ^ call Failure ^ call cause ^ yields throw call#39 in=-
await gather(*tasks)  # ^ call gather awaited spread
x = obj.method  # ^ no call ^ refs obj:read .method:read
type(obj.kind).state = Mock(value=y)  # ^ call Mock ^ call type name=type args=1 kinds=member in=- ^ refs type:call obj:read .kind:read .state:write Mock:call y:read ^ no chunk
names = [*globals().keys()]  # ^ call globals name=globals in=names ^ call globals().keys receiver="globals()" in=names ^ refs globals:call .keys:call
