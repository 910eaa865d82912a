<!-- path: routes/api.php -->
<?php

$router->get('/version', function () use ($router) { return $router->app->version(); }); // ^ fact route framework=laravel method=GET path=/version
$router->group(['prefix' => 'users'], function () use ($router) {
    $router->get('{id}', 'UserController@show'); // ^ fact route method=GET path=/users/{id} handler=UserController@show
});
$client->get('/version'); // ^ no fact route
