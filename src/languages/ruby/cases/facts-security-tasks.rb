# path: lib/tasks/orders.rake
namespace :orders do
  desc 'ships them'
  task ship: :environment do # ^ fact cli_command framework=rake name=orders:ship description="ships them"
  end
  queue.task :ship # ^ no fact cli_command
end
