require 'shop'

describe Shop::Cart do
  let(:cart) { Shop::Cart.new('a') } #= new cart.rb#Shop.Cart.initialize

  def helper
    1
  end

  it 'runs' do
    helper #= helper cart_spec.rb#helper
    cart.run(1, 2) #= run dynamic
    local = Shop::Cart.new('b')
    local.run(1, 2) #= run cart.rb#Shop.Cart.run
    expect(local).to be #= expect unresolved
  end
end
