class Item
  def price
    helper #= helper unresolved
  end
end
