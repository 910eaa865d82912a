class Items < Grape::API
  version 'v1', using: :path
  prefix :api

  resource :items do
    get do # ^ fact route framework=grape method=GET path=/api/v1/items router=Items handler=-
      Item.all
    end
    route_param :id do
      get :history do # ^ fact route method=GET path=/api/v1/items/:id/history
      end
    end
    put ':id/price' do # ^ fact route method=PUT path=/api/v1/items/:id/price
    end
  end
end

class Root < Grape::API
  mount Items # ^ fact route_mount framework=grape router=Root target=Items prefix=""
  mount Other::Users => '/users' # ^ fact route_mount router=Root module=Other::Users prefix=/users
end

class Store
  resource :things do
    get do # ^ no fact route
    end
  end
  mount Items # ^ no fact route_mount
end
