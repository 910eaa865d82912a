<!-- path: api/app/Providers/RouteServiceProvider.php -->
<?php

namespace App\Providers;

use Illuminate\Support\Facades\Route;

class RouteServiceProvider extends ServiceProvider
{
    public function boot()
    {
        Route::prefix('api')->middleware('api')->group(base_path('routes/api.php')); // ^ fact route_mount framework=laravel router=- prefix=/api module=/api/routes/api.php middleware=api
        Route::group(['middleware' => 'web'], function ($router) {
            require base_path('routes/web.php'); // ^ fact route_mount prefix="" module=/api/routes/web.php middleware=web
        });
        Route::group(['prefix' => $this->prefix()], base_path('routes/tenant.php')); // ^ no fact route_mount
        Route::get('/up', fn () => 'ok'); // ^ fact route method=GET path=/up router=-
        $this->loadRoutesFrom(__DIR__ . '/../../routes/package.php'); // ^ fact route_mount prefix="" module=./../../routes/package.php
        $this->items->group('name'); // ^ no fact route_mount
    }
}
