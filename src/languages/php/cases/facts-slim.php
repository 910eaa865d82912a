<?php

use App\Actions\ListUsers;
use App\Auth;
use Slim\App;
use Slim\Interfaces\RouteCollectorProxyInterface as Group;

return function (App $app) {
    $app->get('/', function ($request, $response) { return $response; }); // ^ fact route framework=slim method=GET path=/ handler=-
    $app->group('/users', function (Group $group) {
        $group->get('', ListUsers::class); // ^ fact route method=GET path=/users handler=ListUsers handler_module=App\Actions handler_name=ListUsers.__invoke middleware=Auth
        $group->map(['PUT', 'PATCH'], '/{id}', ListUsers::class . ':update'); // ^ fact route method=PUT path=/users/{id} handler=ListUsers:update ^ fact route method=PATCH path=/users/{id}
        $group->group('/{id}/notes', function ($notes) {
            $notes->post('', 'notes:create'); // ^ fact route method=POST path=/users/{id}/notes handler=notes:create
        });
    })->add(new Auth());
    $container = $app->getContainer();
    $container->get('settings', null); // ^ no fact route
};
