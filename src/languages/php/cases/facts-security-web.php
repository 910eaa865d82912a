<!-- path: src/Orders.php -->
<?php
namespace Shop;

use Firebase\JWT\JWT;
use Firebase\JWT\Key;
use GuzzleHttp\Client;
use Twig\Environment;

class Orders
{
	private $password = 'tr0ub4dor&3'; // ^ fact secret name=password length=11
	private $passwordField = 'tr0ub4dor&3'; // ^ no fact secret
	private $token = 'access_token'; // ^ no fact secret

	public function __construct(private Client $client, private Environment $twig, private $cache) {}

	public function load($id, $body, $key)
	{
		$this->client->get('https://example.com/orders'); // ^ fact outbound_request library=guzzle method=GET url=https://example.com/orders given=literal
		$this->client->request('PUT', "https://example.com/$id"); // ^ fact outbound_request method=PUT url=https://example.com/{} given=interpolated
		file_get_contents('https://example.com/' . $id); // ^ fact outbound_request library=php url=https://example.com/{} ^ no fact file_operation
		curl_setopt($key, CURLOPT_URL, $id); // ^ fact outbound_request library=curl given=variable
		curl_setopt($key, CURLOPT_POST, true); // ^ no fact outbound_request
		$this->cache->get('https://example.com'); // ^ no fact outbound_request

		$this->twig->render('orders/show.html.twig'); // ^ fact template_render api=Twig\Environment.render operation=render template=orders/show.html.twig
		view('orders.show'); // ^ fact template_render api=view operation=render template=orders.show
		$this->cache->render('orders'); // ^ no fact template_render

		preg_match('/^a+$/', $body); // ^ fact regex api=preg_match pattern=/^a+$/ given=literal
		preg_replace("/$id/", '', $body); // ^ fact regex pattern=/{}/ given=interpolated
		preg_quote($id); // ^ no fact regex

		unserialize($body, ['allowed_classes' => false]); // ^ fact deserialization api=unserialize format=php loader=false
		json_decode($body); // ^ no fact deserialization

		md5($body); // ^ fact crypto_operation library=php operation=hash algorithm=md5
		hash('sha256', $body); // ^ fact crypto_operation operation=hash algorithm=sha256
		openssl_encrypt($body, 'aes-128-ecb', $key); // ^ fact crypto_operation operation=encrypt algorithm=aes-128-ecb
		password_hash($body, PASSWORD_BCRYPT); // ^ fact crypto_operation operation=hash_password algorithm=bcrypt
		hash_equals($body, $key); // ^ no fact crypto_operation
		$this->cache->hash('a'); // ^ no fact crypto_operation

		JWT::encode(['id' => 1], getenv('KEY'), 'HS256'); // ^ fact jwt_pattern library=firebase/php-jwt operation=sign algorithm=HS256 key=env
		JWT::decode($body, new Key($key, 'RS256')); // ^ fact jwt_pattern operation=verify algorithm=RS256
		$this->cache->decode($body); // ^ no fact jwt_pattern
	}
}
