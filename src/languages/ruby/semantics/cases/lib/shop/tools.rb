module Shop
  module Tools
    extend self

    def tool
      tune #= tune tools.rb#Shop.Tools.tune
    end

    def tune
    end
  end

  module Maths
    module_function

    def twice(number)
      once(number) #= once tools.rb#Shop.Maths.once
    end

    def once(number)
      number
    end
  end
end

Shop::Tools.tool #= tool tools.rb#Shop.Tools.tool
Shop::Maths.twice(1) #= twice tools.rb#Shop.Maths.twice
