require 'sinatra'
require 'sinatra/namespace'

get '/hello/:name' do # ^ fact route framework=sinatra method=GET path=/hello/:name handler=- router=-
  "Hello #{params[:name]}"
end
namespace '/api' do
  post '/items' do # ^ fact route method=POST path=/api/items
    201
  end
end
get '/static' # ^ no fact route
client.get '/remote' do # ^ no fact route
end
get name do # ^ no fact route
end
def fetch
  get '/inside' do # ^ no fact route
  end
end

class Shop < Sinatra::Base
  delete '/cart' do # ^ fact route method=DELETE path=/cart router=Shop
    204
  end
end

class Client
  get '/elsewhere' do # ^ no fact route
  end
end
