require 'shop'

describe Shop::Cart do
  let(:cart) { Shop::Cart.new('a') } #= new cart.rb#Shop.Cart.initialize
  let(:part) { Shop::Cart.new('b') }

  before do
    part.run(1, 2) #= part ambiguous
  end

  def helper
    1
  end

  it 'runs' do
    helper #= helper cart_spec.rb#helper
    cart #= cart cart_spec.rb#cart
    cart.run(1, 2) #= run cart.rb#Shop.Cart.run
    part #= part cart_spec.rb#part
    local = Shop::Cart.new('b')
    local.run(1, 2) #= run cart.rb#Shop.Cart.run
    expect(local).to be #= expect unresolved
  end

  context 'with another' do
    let(:part) { other } #= other unresolved

    it 'runs that' do
      part.run(1, 2) #= run dynamic
    end
  end
end

class CartTest < Minitest::Test
  def self.both
    1
  end

  def both
    2
  end

  def make_cart
    Shop::Cart.new('a')
  end

  make_cart #= make_cart external Minitest

  setup do #= setup external Minitest
    @cart = make_cart #= make_cart cart_spec.rb#CartTest.make_cart
    both #= both ambiguous
    make_nothing #= make_nothing external Minitest
  end

  both #= both cart_spec.rb#CartTest.both
end
