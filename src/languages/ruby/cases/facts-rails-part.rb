# path: config/routes/billing.rb
namespace :billing do
  resources :invoices, only: :show # ^ fact route method=GET path=/billing/invoices/:id handler=billing/invoices#show router=routes/billing
end
