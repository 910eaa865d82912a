require 'json'
require_relative 'shop/cart'
require_relative 'shop/helpers'
require 'shop/tools'

module Shop
  LIMIT = 3

  class << self
    def config
      @config ||= Config.new #= Config shop.rb#Shop.Config
    end

    def reset
      config.clear #= clear shop.rb#Shop.Config.clear
      configure(1) #= configure shop.rb#Shop.configure
    end
  end

  def self.configure(value)
    Config.new.clear #= clear shop.rb#Shop.Config.clear
  end

  class Config
    def clear
      JSON.parse('{}') #= parse external ruby
    end
  end

  Pair = Struct.new(:left, :right) do
    def sum
      left + right #= left shop.rb#Shop.Pair.left
    end
  end
end
