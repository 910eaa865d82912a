# path: shop/config/routes.rb
require 'sidekiq/web'

Rails.application.routes.draw do
  root 'pages#home' # ^ fact route framework=rails method=GET path=/ handler=pages#home handler_module=/shop/app/controllers/pages_controller.rb handler_name=home router=-
  get 'about' => 'pages#about' # ^ fact route method=GET path=/about handler=pages#about
  get '/contact', to: 'pages#contact', as: :contact # ^ fact route method=GET path=/contact handler=pages#contact
  get 'pages/terms' # ^ fact route method=GET path=/pages/terms handler=pages#terms
  get :health, controller: 'status', action: 'show' # ^ fact route method=GET path=/health handler=status#show
  match 'hook', to: 'hooks#call', via: [:get, :post] # ^ fact route method=GET path=/hook handler=hooks#call ^ fact route method=POST path=/hook
  match '*path', to: 'errors#missing', via: :all # ^ fact route method=ANY path=/*path handler=errors#missing
  get 'old', to: redirect('/new') # ^ fact route method=GET path=/old handler="redirect('/new')" handler_module=-
  get 'ping', to: ->(_env) { [200, {}, ['pong']] } # ^ fact route method=GET path=/ping handler=-
  get '/feed(.:format)', to: 'feeds#show' # ^ fact route method=GET path=/feed
  get "/#{computed}/x", to: 'x#y' # ^ no fact route
  get PREFIX, to: 'x#y' # ^ no fact route

  resources :photos # ^ fact route method=GET path=/photos handler=photos#index ^ fact route method=POST path=/photos handler=photos#create ^ fact route method=GET path=/photos/new handler=photos#new ^ fact route method=GET path=/photos/:id/edit handler=photos#edit ^ fact route method=GET path=/photos/:id handler=photos#show ^ fact route method=PATCH path=/photos/:id handler=photos#update ^ fact route method=PUT path=/photos/:id handler=photos#update ^ fact route method=DELETE path=/photos/:id handler=photos#destroy

  resources :people, only: %i[index show], path: 'team', param: :slug do # ^ fact route method=GET path=/team handler=people#index ^ fact route method=GET path=/team/:slug handler=people#show
    member do
      post 'ban' # ^ fact route method=POST path=/team/:slug/ban handler=people#ban
    end
    collection { get :search } # ^ fact route method=GET path=/team/search handler=people#search
    get :avatar, on: :member # ^ fact route method=GET path=/team/:slug/avatar handler=people#avatar
    get :stats # ^ fact route method=GET path=/team/:person_slug/stats handler=people#stats
    resources :notes, only: :create, controller: 'people/notes' # ^ fact route method=POST path=/team/:person_slug/notes handler=people/notes#create
    resource :badge, except: %w[new edit destroy create] # ^ fact route method=GET path=/team/:person_slug/badge handler=badges#show ^ fact route method=PATCH path=/team/:person_slug/badge handler=badges#update ^ fact route method=PUT path=/team/:person_slug/badge
  end

  resource :session, only: [:new, :destroy], path_names: { new: 'login' } do # ^ fact route method=GET path=/session/login handler=sessions#new ^ fact route method=DELETE path=/session handler=sessions#destroy
    get :check # ^ fact route method=GET path=/session/check handler=sessions#check
  end

  resources :posts, shallow: true, only: [] do
    resources :comments, only: %i[index show] # ^ fact route method=GET path=/posts/:post_id/comments handler=comments#index ^ fact route method=GET path=/comments/:id handler=comments#show
  end

  resources :drafts, **drafts_options # ^ no fact route
  resources :reports, only: report_actions do # ^ no fact route
    get :summary, on: :collection # ^ fact route method=GET path=/reports/summary handler=reports#summary
  end

  namespace :admin do
    root to: 'dashboard#show' # ^ fact route method=GET path=/admin handler=admin/dashboard#show
    resources :categories, only: :index do # ^ fact route method=GET path=/admin/categories handler=admin/categories#index
      resources :items, only: :index # ^ fact route method=GET path=/admin/categories/:category_id/items handler=admin/items#index
    end
    get 'jobs', to: '/jobs#index' # ^ fact route method=GET path=/admin/jobs handler=jobs#index
  end

  scope '/api', module: 'api', defaults: { format: :json } do
    scope path: 'v1', module: :v1, as: 'v1' do
      get 'users/me', to: 'users#me' # ^ fact route method=GET path=/api/v1/users/me handler=api/v1/users#me
    end
  end
  scope '(:locale)', locale: /en|de/ do
    get 'welcome', to: 'pages#welcome' # ^ fact route method=GET path=(/:locale)/welcome handler=pages#welcome
  end
  scope computed_prefix do
    get 'lost', to: 'pages#lost' # ^ no fact route
  end
  constraints subdomain: 'api' do
    controller :tokens do
      post :revoke # ^ fact route method=POST path=/revoke handler=tokens#revoke
    end
  end
  authenticate :user, ->(user) { user.admin? } do
    mount Sidekiq::Web => '/sidekiq' # ^ fact route_mount framework=rails prefix=/sidekiq module=Sidekiq::Web name=- ^ no fact route
  end
  mount Blog::Engine, at: '/blog', as: 'blog' # ^ fact route_mount prefix=/blog module=Blog::Engine
  devise_for :users, path: 'auth', controllers: { sessions: 'sessions' } # ^ fact route_mount prefix=/auth module=devise name=users
  draw(:billing) # ^ fact route_mount prefix="" module=/shop/config/routes/billing.rb

  concern :commentable do
    resources :comments, only: :index # ^ fact route method=GET path=/articles/:article_id/comments handler=comments#index ^ fact route method=GET path=/videos/:video_id/comments
  end
  resources :articles, :videos, only: [], concerns: :commentable

  with_options to: 'dashboard#index' do
    get '/app' # ^ fact route method=GET path=/app handler=dashboard#index
  end

  %w[faq press].each do |page|
    get "/#{page}", to: "pages##{page}" # ^ fact route method=GET path=/faq handler=pages#faq ^ fact route method=GET path=/press handler=pages#press
  end
  Page.all.each do |page|
    get page.path, to: 'pages#show' # ^ no fact route
  end

  if Rails.env.development?
    get '/styleguide' => 'styleguide#index' # ^ fact route method=GET path=/styleguide
  end
  direct(:home) { get 'not_a_route' } # ^ no fact route
end

cache.get 'users' # ^ no fact route
get 'users', to: 'users#index' # ^ no fact route
deck.draw do
  get 'cards', to: 'cards#index' # ^ no fact route
end
