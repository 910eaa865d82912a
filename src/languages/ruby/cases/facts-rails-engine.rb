# path: engines/blog/config/routes.rb
Blog::Engine.routes.draw do
  resources :posts, only: :index # ^ fact route method=GET path=/posts router=Blog::Engine handler=posts#index
end
Shop::Application.routes.append do
  get 'blog/feed', to: 'blog/feeds#show' # ^ fact route method=GET path=/blog/feed router=- handler=blog/feeds#show
end
lines.append do
  get 'x', to: 'y#z' # ^ no fact route
end
