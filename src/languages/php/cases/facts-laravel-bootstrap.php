<!-- path: bootstrap/app.php -->
<?php

use Illuminate\Foundation\Application;

return Application::configure(basePath: dirname(__DIR__)) // ^ fact route_mount prefix="" module=./../routes/web.php middleware=web ^ fact route_mount prefix=/api/v2 module=./../routes/api.php middleware=api
    ->withRouting(web: __DIR__.'/../routes/web.php', api: __DIR__.'/../routes/api.php', apiPrefix: 'api/v2', health: '/up')
    ->create();
