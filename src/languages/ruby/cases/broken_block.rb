class Shop # ^ chunk class Shop broken
  def before; end # ^ chunk method Shop.before() broken
  def torn
    list.each do |x|
      use(x)
    # the end of the block is missing
  end
  def later(y) # ^ chunk method Shop.later(y) broken lines=8-10
    y
  end
end
