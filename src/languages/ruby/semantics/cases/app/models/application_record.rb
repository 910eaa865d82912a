class ApplicationRecord < ActiveRecord::Base
  def audit
    Shop::Cart.new('a').run(1, 2) #= run cart.rb#Shop.Cart.run
  end
end
