<!-- path: src/Map.php -->
<?php

namespace App;

use App\Geo\Route;

Route::get('/north', [Map::class, 'walk']); // ^ no fact route
$router->get('/north', 'walk'); // ^ no fact route
