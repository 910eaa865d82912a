class ThingTest < ActiveSupport::TestCase
  setup do # ^ chunk lambda -() lines=2-3
  end
  test "works #{1}" do # ^ chunk lambda -() test lines=4-6
    assert true
  end
  def test_by_name; end # ^ chunk method ThingTest.test_by_name() test
  def helper_test; end # ^ chunk method ThingTest.helper_test()
  should 'shoulda' do end # ^ chunk lambda -() test
  define_method(:test_made) { 1 } # ^ chunk method ThingTest.test_made() test
end
class Plain
  def test_not; end # ^ chunk method Plain.test_not()
  test 'not' do end # ^ chunk lambda -()
end
class OldTest < Test::Unit::TestCase
  def test_old; end # ^ chunk method OldTest.test_old() test
  def self.test_class_level; end # ^ chunk method OldTest.test_class_level() static
end
def test_top; end # ^ chunk function test_top() exported
