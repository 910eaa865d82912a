# path: spec/deploy_spec.rb
require 'thor'

class Deploy < Thor
  desc 'deploy TARGET', 'ships it' # ^ fact cli_command framework=thor name=deploy description="ships it" handler=deploy
  option :force
  def deploy(target)
  end
end

class Other
  desc 'deploy', 'ships it' # ^ no fact cli_command
end

RSpec.describe Deploy do
  let(:target) { 'x' } # ^ fact test_fixture framework=rspec name=target phase=fixture
  before(:all) { start } # ^ fact test_fixture framework=rspec name=before phase=before_all
  after { stop } # ^ fact test_fixture name=after phase=after_each
  queue.before { start } # ^ no fact test_fixture
end

class DeployTest < Minitest::Test
  def setup # ^ fact test_fixture framework=minitest name=setup phase=before_each
  end
end

class Machine
  def setup # ^ no fact test_fixture
  end
end
