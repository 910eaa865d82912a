# path: app/controllers/concerns/paginated.rb
module Paginated # ^ fact controller framework=rails name=Paginated base=- mixins=-
  extend ActiveSupport::Concern

  included do
    before_action :set_page # ^ fact handler_middleware names=set_page
  end
end
