class Shop::Item
  KINDS = %w[a b]

  attr_reader :cart

  def initialize(cart)
    @cart = cart
  end

  def self.build
    new(nil) #= new item.rb#Shop.Item.initialize
  end

  def price
    Config.new #= new external Config
    discount || LIMIT #= discount item.rb#Shop.Item.discount
  end

  def discount
    case cart #= cart item.rb#Shop.Item.cart
    when nil then free
    end
  end

  define_method(:free) { price } #= price item.rb#Shop.Item.price

  def method_missing(name, *args)
    super #= super dynamic
  end
end
