total = 1
def no_closure
  total # ^ call total ^ refs total:call
end
[1].each do |i; own| # ^ scope function lines=5-9 ^ bind param i index=0 ^ bind var own
  total = i # ^ refs total:write i:read ^ assign total = i in=:lambda
  fresh = i # ^ bind var fresh value=i
  own = 2 # ^ refs own:write
end
fresh # ^ call fresh
def f(a, b = a, *c, k:, o: b, **r, &blk) # ^ scope function lines=11-34 ^ bind function f scope=module chunk=f ^ bind param a index=0 ^ bind param c path=... index=2 ^ bind param k index=3 ^ bind param r index=5 ^ bind param blk index=6 ^ bind param b index=1 value=a ^ bind param o index=4 value=b
  a, (b, *d), @e, z.w, q[0] = 1, [2, 3] # ^ bind var d path=[1]... value="[<number>, [<number>, <number>]]" ^ bind field @e scope=module path=[2] value="[<number>, [<number>, <number>]]" ^ refs a:write b:write z:call .w:write q:call ^ assign a = [<number>, [<number>, <number>]][<number>] in=f ^ assign b = [<number>, [<number>, <number>]][<number>][<number>] in=f ^ assign this.@e = [<number>, [<number>, <number>]][<number>] in=f ^ assign call#3.w = [<number>, [<number>, <number>]][<number>] in=f ^ assign call#4[<number>] = [<number>, [<number>, <number>]][<number>] in=f
  for i, j in pairs do use(i) end # ^ bind var i path=[][0] value=call#5 ^ bind var j path=[][1] value=call#5
  a ||= 5 # ^ refs a:readwrite ^ assign a = (a || <number>) in=f
  n ||= 6 # ^ bind var n value=<number>
  a += 1 # ^ refs a:readwrite ^ assign a = (a + <number>) in=f
  @memo ||= build # ^ bind field @memo scope=module value=call#7 ^ assign this.@memo = call#7 in=f
  @@shared = a # ^ bind field @@shared scope=module value=a
  $glob = a # ^ bind var $glob scope=module value=a
  begin
    risky
  rescue Net::Error, IOError => e # ^ bind catch e type="Net::Error, IOError" ^ refs Net:read .Error:read IOError:read
    log e # ^ refs log:call e:read
  rescue => @err # ^ bind field @err scope=module
    1
  end
  case a
  in {name: String => n2, age:, deep: [first, *others]} if n2 > 1 then age # ^ bind var n2 ^ bind var age ^ bind var first ^ bind var others ^ refs String:read n2:read age:read
  in [Integer, ^a, _] then 2 # ^ no bind ^ refs Integer:read a:read
  in X | Y # ^ refs X:read Y:read
  end
  a => {q:} # ^ bind var q
  return a in [one] # ^ bind var one
end
class K
  one = 1 # ^ bind var one scope=class value=<number> ^ no chunk
  def m = one # ^ call one
  define_method(:c) { one } # ^ call define_method kinds=string,function keywords=& ^ refs define_method:call one:read
  X = 1
  def n = X + Other::Y # ^ refs X:read Other:read .Y:read
end
x = if total then 1 else no_closure end # ^ bind var x scope=module value="(total ? (<number> | call#12))" chunk=x
y = total ? 'a' : :b # ^ bind var y scope=module value="(total ? (\"a\" | \"b\"))" chunk=y
z = total && x || {k: 1, 's' => x, **y} # ^ bind var z scope=module value="((total && x) || {k: <number>, s: x, ...y})" chunk=z
w = case x when 1 then 'a' else 2 end # ^ bind var w scope=module value="((x == <number>) ? (\"a\" | <number>))" chunk=w
v = begin; 1; rescue; 2; end # ^ bind var v scope=module value="(<number> | <number>)" chunk=v
u = [x, *y, "t#{x}", %w[p q], nil, /r/] # ^ bind var u scope=module value="[x, ...y, template(\"t\", x), [\"p\", \"q\"], <null>, <regex>]" chunk=u
t = (lambda { |p| p }) # ^ bind param p index=0 ^ bind var t scope=module value=chunk:t chunk=t
s = proc do |p| p end # ^ bind param p index=0 ^ bind var s scope=module value=chunk:s chunk=s
r = x.y::Z # ^ bind var r scope=module value=call#15.Z chunk=r
