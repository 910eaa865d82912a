class Shape
  include Comparable, Printable # ^ heritage mixin Comparable name=Comparable of=Shape ^ heritage mixin Printable name=Printable of=Shape
  extend Forwardable # ^ heritage metaclass Forwardable name=Forwardable of=Shape
  prepend Cached::Layer # ^ heritage mixin Cached::Layer name=Layer of=Shape
  include Dynamic[:x] # ^ heritage mixin Dynamic[:x] name=Dynamic of=Shape
  attr_accessor :x, :y # ^ chunk property Shape.x ^ chunk property Shape.y ^ bind field x scope=class chunk=Shape.x ^ bind field y scope=class chunk=Shape.y ^ call attr_accessor kinds=string,string
  attr_writer(:z) # ^ chunk property Shape.z
  attr_reader *NAMES # ^ no chunk
  class_attribute :setting # ^ chunk property Shape.setting static
  attr_reader name # ^ no chunk ^ call name ^ call attr_reader kinds=call
  delegate :area, to: :inner # ^ no chunk ^ call delegate kinds=string,string keywords=to

  define_method(:zap) { |q = 1| helper(q) } # ^ chunk method Shape.zap(q = 1) ^ call helper in=Shape.zap kinds=identifier values=q ^ call define_method in=Shape kinds=string,function values="\"zap\", chunk:Shape.zap" ^ bind function zap scope=class chunk=Shape.zap ^ bind param q index=0 value=<number>
  define_method("#{prefix}_x") { 1 } # ^ chunk lambda -()
  define_method :by_block, &blk # ^ no chunk
  define_singleton_method(:sing) { 1 } # ^ chunk method Shape.sing() static

  alias old_area area # ^ chunk method Shape.old_area ^ refs .area:read ^ bind function old_area scope=class value=area chunk=Shape.old_area
  alias :sym_new :sym_old # ^ chunk method Shape.sym_new ^ refs .sym_old:read
  alias_method :renamed, :area # ^ chunk method Shape.renamed ^ refs alias_method:call .area:read ^ call alias_method values="\"renamed\", \"area\""
  alias_method name, :area # ^ no chunk
  undef gone # ^ refs gone:write

  def area
    attr_accessor :not_here_but_called # ^ call attr_accessor kinds=string ^ no chunk
    include_me :x # ^ no heritage
  end

  Point = Struct.new(:x, :y, keyword_init: true) do # ^ chunk struct Shape.Point exported lines=29-32 ^ chunk property Shape.Point.x ^ chunk property Shape.Point.y ^ heritage extends Struct.new(:x, :y, keyword_init: true) name=Struct of=Shape.Point ^ call Struct.new via=new
    def dist = Math.sqrt(x) # ^ chunk method Shape.Point.dist() ^ call x in=Shape.Point.dist ^ call Math.sqrt in=Shape.Point.dist
    ORIGIN = new(0) # ^ chunk constant Shape.Point.ORIGIN exported
  end
  Coord = Data.define(:lat, :lng) # ^ chunk record Shape.Coord exported ^ chunk property Shape.Coord.lat readonly ^ chunk property Shape.Coord.lng readonly ^ heritage extends Data.define(:lat, :lng) name=Data of=Shape.Coord
  Failure = Class.new(StandardError) # ^ chunk class Shape.Failure exported ^ heritage extends StandardError name=StandardError of=Shape.Failure
  Mixin = Module.new do # ^ chunk namespace Shape.Mixin exported lines=35-37 ^ no heritage
    def mixed; end # ^ chunk method Shape.Mixin.mixed()
  end
  made = Struct.new(:a) # ^ no chunk
end

class Row < Struct.new(:k, :v) # ^ chunk class Row exported lines=41-42 ^ chunk property Row.k ^ chunk property Row.v ^ heritage extends Struct.new(:k, :v) name=Struct of=Row
end

module Shout
  refine String do # ^ chunk extension Shout.String lines=45-47 ^ heritage extends String name=String of=Shout.String
    def shout = upcase # ^ chunk method Shout.String.shout()
  end
end
using Shout # ^ call using kinds=identifier

module Concern
  class_methods do # ^ no chunk
    def from_class; end # ^ chunk method Concern.from_class() static
  end
  included do # ^ chunk lambda -() lines=55-57
    has_many :things # ^ call has_many in=Concern:lambda
  end
end
alias $new_global $old_global # ^ chunk variable $new_global ^ refs $old_global:read
