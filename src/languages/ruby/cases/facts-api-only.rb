# path: config/application.rb
module Shop
  class Application < Rails::Application
    config.load_defaults 7.1
    config.api_only = true # ^ fact route_setting framework=rails name=api_only
    config.debug_only = true # ^ no fact route_setting
  end
end
