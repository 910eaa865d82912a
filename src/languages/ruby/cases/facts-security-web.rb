# path: app/controllers/orders_controller.rb
class OrdersController < ApplicationController
  PASSWORD = 'tr0ub4dor&3' # ^ fact secret name=PASSWORD length=11
  SETTINGS = { 'api_key' => 'q7Zk2Lw9Xc4Vb6Nm8Td1', password: 'changeme' } # ^ fact secret name=api_key length=20
  TOKEN = 'access_token' # ^ no fact secret

  def show(id, body, key, cache)
    HTTParty.get('https://example.com/orders') # ^ fact outbound_request library=httparty method=GET url=https://example.com/orders given=literal
    Net::HTTP.get(URI("https://example.com/#{id}")) # ^ fact outbound_request library=net/http method=GET url=https://example.com/{} given=interpolated
    Faraday.new.post(id) # ^ fact outbound_request library=faraday method=POST given=variable
    cache.get('https://example.com') # ^ no fact outbound_request

    render :show # ^ fact template_render api=render operation=render template=show given=literal
    render inline: body # ^ fact template_render operation=render_text given=variable
    render json: body # ^ no fact template_render
    body.html_safe # ^ fact template_render api=html_safe operation=raw given=variable
    cache.render(:show) # ^ no fact template_render

    Regexp.new("^#{id}") # ^ fact regex api=Regexp.new pattern=^{} given=interpolated
    body.match(/a+/) # ^ no fact regex

    Marshal.load(body) # ^ fact deserialization api=Marshal.load format=marshal
    YAML.safe_load(body, permitted_classes: [Date]) # ^ fact deserialization format=yaml loader=[Date]
    JSON.parse(body) # ^ no fact deserialization
    cache.load(body) # ^ no fact deserialization

    Digest::MD5.hexdigest(body) # ^ fact crypto_operation operation=hash algorithm=MD5
    OpenSSL::HMAC.hexdigest('SHA256', key, body) # ^ fact crypto_operation operation=mac algorithm=SHA256
    OpenSSL::Cipher.new('aes-256-cbc') # ^ fact crypto_operation operation=cipher algorithm=aes-256-cbc
    cache.hexdigest(body) # ^ no fact crypto_operation

    JWT.encode({ id: id }, ENV['KEY'], 'HS256') # ^ fact jwt_pattern library=ruby-jwt operation=sign algorithm=HS256 key=env
    JWT.decode(body, nil, false) # ^ fact jwt_pattern operation=decode key=-
    JWT.decode(body, key, true, algorithm: 'RS256') # ^ fact jwt_pattern operation=verify algorithm=RS256 key=variable
    cache.encode({}, key) # ^ no fact jwt_pattern
  end
end
