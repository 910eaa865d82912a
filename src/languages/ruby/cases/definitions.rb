# frozen_string_literal: true

# Adds things. More text.
# And more.
#
# Other.
module Outer # ^ chunk namespace Outer exported doc="Adds things." lines=7-37 ^ export named Outer ^ bind namespace Outer scope=module chunk=Outer
  # Not the comment of what follows.

  LIMIT = compute(3) # ^ chunk constant Outer.LIMIT exported ^ call compute in=Outer kinds=number ^ bind const LIMIT scope=namespace value=call#0 chunk=Outer.LIMIT
  SECRET = 1 # ^ chunk constant Outer.SECRET private
  private_constant :SECRET # ^ call private_constant kinds=string
  # A thing with a base.
  class Inner < Base::Thing # ^ chunk class Outer.Inner exported doc="A thing with a base." lines=14-35 ^ heritage extends Base::Thing name=Thing of=Outer.Inner ^ no export
    @count = 0 # ^ chunk field Outer.Inner.@count static ^ bind field @count scope=class value=<number> chunk=Outer.Inner.@count ^ assign this.@count = <number> in=Outer.Inner
    @@total = 0 # ^ chunk field Outer.Inner.@@total static ^ bind field @@total scope=class value=<number> chunk=Outer.Inner.@@total
    def initialize(a, *) # ^ chunk constructor Outer.Inner.initialize(a, *arg1) private lines=17-20
      @a = a # ^ bind field @a scope=class value=a ^ assign this.@a = a in=Outer.Inner.initialize ^ refs a:read
      @a = 2 # ^ refs @a:write ^ assign this.@a = <number> in=Outer.Inner.initialize
    end
    def self.make(...) = new(...) # ^ chunk method Outer.Inner.make(*arg0) static ^ call new spread kinds=spread
    def size=(n); @size = n; end # ^ chunk setter Outer.Inner.size=(n)
    def ==(other) = other.equal?(self) # ^ chunk method Outer.Inner.==(other) ^ call other.equal? kinds=this receiver=other
    def [](key) = key # ^ chunk method Outer.Inner.[](key)
    def +@; end # ^ chunk method Outer.Inner.+@()
    def ready? = true # ^ chunk method Outer.Inner.ready?() sig="def ready?"
    def end_of(a, b = 1, *c, d, e:, f: 2, **g, &h); end # ^ chunk method Outer.Inner.end_of(a, b = 1, *c, d, kw e, kw f = 2, **g, h?)
    def pair((x, (y, *z)), **nil) = x # ^ chunk method Outer.Inner.pair(arg0{x,y,z}, nil) ^ bind function pair scope=class chunk=Outer.Inner.pair ^ bind param x path=[0] index=0 ^ bind param y path=[1][0] index=0 ^ bind param z path=[1]... index=0
    class << self # ^ scope class lines=29-34
      attr_accessor :config # ^ chunk property Outer.Inner.config static
      def build # ^ chunk method Outer.Inner.build() static lines=31-33
        helper # ^ call helper in=Outer.Inner.build
      end
    end
  end
  def mixed_in; end # ^ chunk method Outer.mixed_in()
end

class Outer::Late # ^ chunk class Outer.Late exported lines=39-41 ^ no bind ^ export named Outer::Late
  def later; end # ^ chunk method Outer.Late.later()
end

class Outer::Inner # ^ chunk class Outer.Inner exported lines=43-45
  def reopened; end # ^ chunk method Outer.Inner.reopened()
end

def top(x) # ^ chunk function top(x) exported lines=47-50 ^ export named top
  def nested; end # ^ chunk function top.nested()
  x
end

def Outer.at(i) = i # ^ chunk method Outer.at(i) static
def self.main = 1 # ^ chunk method main() static

class ::Rooted; end # ^ chunk class Rooted exported

ADD = ->(a, b = 1) { a + b } # ^ chunk function ADD(a, b = 1) exported ^ bind param a index=0 ^ bind param b index=1 value=<number> ^ bind function ADD scope=module value=chunk:ADD chunk=ADD ^ yields return (a + b) in=ADD
double = lambda { |n| n * 2 } # ^ chunk variable double ^ chunk lambda -(n) ^ bind param n index=0 ^ bind var double scope=module value=chunk:double chunk=double ^ call lambda kinds=function keywords=&
$verbose = true # ^ chunk variable $verbose exported ^ bind var $verbose scope=module value=<boolean> chunk=$verbose ^ export named $verbose
total = 0 # ^ chunk variable total ^ bind var total scope=module value=<number> chunk=total
total = 1 # ^ no chunk ^ assign total = <number> ^ refs total:write
A, (B, *C) = 1, [2, 3] # ^ chunk constant A exported ^ chunk constant B exported ^ chunk constant C exported ^ bind const A scope=module path=[0] value="[<number>, [<number>, <number>]]" chunk=A ^ bind const B scope=module path=[1][0] value="[<number>, [<number>, <number>]]" chunk=B ^ bind const C scope=module path=[1]... value="[<number>, [<number>, <number>]]" chunk=C
Outer::VERSION = '1' # ^ chunk constant Outer.VERSION ^ assign Outer.VERSION = "1"
module Around
  # = Heading
  #
  # Said below it.
  class ::Top # ^ chunk class Top exported doc="Said below it." lines=68-69 ^ export named ::Top
  end
end
