require_relative 'cart'

module Shop
  class Cart
    def later
      run(1, 2) #= run cart.rb#Shop.Cart.run
      @first.price #= price item.rb#Shop.Item.price
    end
  end
end

def top_level
  Shop::Cart.new('a').later #= later reopened.rb#Shop.Cart.later
end

top_level #= top_level reopened.rb#top_level
shout('b') #= shout unresolved
