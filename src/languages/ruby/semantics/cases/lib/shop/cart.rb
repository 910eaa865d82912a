module Shop
  module Countable
    def count_all
      items.size #= items unresolved
    end

    def describe
      'countable'
    end
  end

  module Loud
    def describe
      super.upcase #= super dynamic
    end
  end

  class Base
    attr_reader :name, :config

    def initialize(name)
      @name = name
      @config = Config.new
      @items = []
    end

    def self.build(*args)
      new(*args) #= new cart.rb#Shop.Base.initialize
    end

    def total
      total_of(1)
    end

    def describe
      name #= name cart.rb#Shop.Base.name
    end

    def go
    end
  end

  class Cart < Base
    include Countable
    prepend Loud
    extend Tools

    attr_accessor :owner, :items

    def initialize(name, owner = nil)
      super(name) #= super cart.rb#Shop.Base.initialize
      @owner = owner
      @first = Item.new(self) #= new item.rb#Shop.Item.initialize
      @nothing = nil
    end

    def run(other, count)
      helper #= helper cart.rb#Shop.Cart.helper
      helper(1) #= helper cart.rb#Shop.Cart.helper
      self.helper #= helper cart.rb#Shop.Cart.helper
      total #= total cart.rb#Shop.Base.total
      self.total #= total cart.rb#Shop.Base.total
      count_all #= count_all cart.rb#Shop.Countable.count_all
      describe #= describe cart.rb#Shop.Loud.describe
      @first.price #= price item.rb#Shop.Item.price
      @first.cart.total #= total dynamic
      @first.price.to_s
      config.clear #= clear shop.rb#Shop.Config.clear
      @owner.go #= go dynamic
      other.run #= run dynamic
      price = Item.build #= build item.rb#Shop.Item.build
      price.discount #= discount item.rb#Shop.Item.discount
      Shop::Item.new(1).price #= price item.rb#Shop.Item.price
      ::Item.new.price #= price other.rb#Item.price
      Item::KINDS.each { |kind| kind.go } #= go external ruby
      [Item.new(1)].each { |item| item.discount } #= discount item.rb#Shop.Item.discount
      Item.new(2).tap { |item| item.price } #= price item.rb#Shop.Item.price
      self.class.build #= build cart.rb#Shop.Base.build
      self.class.build('x').run(1, 2) #= run dynamic
      Cart.build #= build cart.rb#Shop.Base.build
      Cart.tool #= tool tools.rb#Shop.Tools.tool
      tool #= tool unresolved
      build #= build unresolved
      Pair.new(1, 2).sum #= sum shop.rb#Shop.Pair.sum
      puts count #= puts external ruby
      raise ArgumentError, 'no' #= raise external ruby
      shout('a') #= shout unresolved
      Shop.config.clear #= clear shop.rb#Shop.Config.clear
      Shop.reset #= reset shop.rb#Shop.reset
      File.join('a', 'b') #= join external ruby
      Nokogiri::HTML.parse('') #= parse external Nokogiri
      send(:run) #= send external ruby
      yield 1 #= yield dynamic
    end

    def go
      super #= super cart.rb#Shop.Base.go
      later #= later reopened.rb#Shop.Cart.later
    end

    private

    def helper(value = 1)
      value
    end
  end
end
