# path: app/controllers/admin/users_controller.rb
class Admin::UsersController < Admin::BaseController # ^ fact controller framework=rails name=Admin::UsersController base=Admin::BaseController mixins=Paginated
  include Paginated

  before_action :authenticate!, :load_user, only: %i[show edit] # ^ fact handler_middleware framework=rails names=authenticate!,load_user only=show,edit except=- skipped=-
  skip_before_action :verify_authenticity_token # ^ fact handler_middleware names=verify_authenticity_token skipped=true
  before_action -> { doorkeeper_authorize! :read }, except: [:index] # ^ fact handler_middleware names=doorkeeper_authorize! except=index
  protect_from_forgery with: :null_session # ^ fact handler_middleware names=protect_from_forgery

  def show
    before_action :late # ^ no fact handler_middleware
  end
end

class Api::Health < ActionController::API # ^ fact controller name=Api::Health base=ActionController::API
end

class FlightController # ^ no fact controller
  before_action :check # ^ no fact handler_middleware
end
