<!-- path: routes/web.php -->
<?php

use App\Http\Controllers\Admin;
use App\Http\Controllers\PhotoController;
use App\Http\Controllers\UserController as Users;
use Illuminate\Support\Facades\Route;

Route::get('/', fn () => view('home')); // ^ fact route framework=laravel method=GET path=/ router=Route handler=- handler_module=- middleware=-
Route::get('users/{id}', [Users::class, 'show'])->name('users.show')->middleware('auth', 'verified'); // ^ fact route method=GET path=/users/{id} handler=Users@show handler_module=App\Http\Controllers handler_name=UserController.show middleware=auth,verified
Route::post('/login', 'Auth\LoginController@login'); // ^ fact route method=POST path=/login handler=Auth\LoginController@login handler_module=-
Route::match(['get', 'post'], 'search', Admin\SearchController::class); // ^ fact route method=GET path=/search handler=SearchController handler_module=App\Http\Controllers\Admin handler_name=SearchController.__invoke ^ fact route method=POST path=/search
Route::any('hook', ['uses' => 'HookController@run', 'as' => 'hook']); // ^ fact route method=ANY path=/hook handler=HookController@run
Route::view('/about', 'pages.about'); // ^ fact route method=GET path=/about handler="view pages.about"
Route::redirect('/old', '/new'); // ^ fact route method=ANY path=/old handler="redirect /new"
Route::get('/x/' . config('x.path'), [Users::class, 'x']); // ^ no fact route
Route::get("/$name", [Users::class, 'x']); // ^ no fact route
Route::fallback(function () { abort(404); }); // ^ fact route method=GET path=/{fallbackPlaceholder} handler=-

Route::resource('photos', PhotoController::class); // ^ fact route method=GET path=/photos handler=PhotoController@index ^ fact route method=GET path=/photos/create handler=PhotoController@create ^ fact route method=POST path=/photos handler=PhotoController@store ^ fact route method=GET path=/photos/{photo} handler=PhotoController@show ^ fact route method=GET path=/photos/{photo}/edit handler=PhotoController@edit ^ fact route method=PUT path=/photos/{photo} handler=PhotoController@update ^ fact route method=PATCH path=/photos/{photo} handler=PhotoController@update ^ fact route method=DELETE path=/photos/{photo} handler=PhotoController@destroy
Route::apiResource('photo-albums.categories', PhotoController::class)->only(['index', 'show'])->middleware('auth'); // ^ fact route method=GET path=/photo-albums/{photo_album}/categories handler=PhotoController@index middleware=auth ^ fact route method=GET path=/photo-albums/{photo_album}/categories/{category} handler=PhotoController@show
Route::resource('admin/people', PhotoController::class, ['only' => ['show'], 'parameters' => ['people' => 'who']]); // ^ fact route method=GET path=/admin/people/{who} handler=PhotoController@show
Route::resource('drafts', PhotoController::class, $options); // ^ no fact route
Route::apiResources(['a' => PhotoController::class, 'b' => Users::class], ['only' => 'index']); // ^ fact route method=GET path=/a handler=PhotoController@index ^ fact route method=GET path=/b handler=Users@index
Route::singleton('profile', PhotoController::class); // ^ fact route method=GET path=/profile handler=PhotoController@show ^ fact route method=GET path=/profile/edit ^ fact route method=PUT path=/profile ^ fact route method=PATCH path=/profile

Route::middleware(['auth', Admin\Gate::class])->prefix('admin')->name('admin.')->group(function () {
    Route::get('stats', [Admin\StatsController::class, 'index']); // ^ fact route method=GET path=/admin/stats middleware=auth,Gate
    Route::group(['prefix' => 'v1', 'middleware' => 'throttle', 'namespace' => 'Reports'], function () { // ^ no fact route
        Route::get('/', 'ReportController@index')->withoutMiddleware('auth'); // ^ fact route method=GET path=/admin/v1 handler=Reports\ReportController@index middleware=Gate,throttle
    });
    Route::controller(Users::class)->group(function () {
        Route::delete('/users/{id}', 'destroy'); // ^ fact route method=DELETE path=/admin/users/{id} handler=Users@destroy handler_name=UserController.destroy
    });
    require __DIR__ . '/parts/billing.php'; // ^ fact route_mount framework=laravel router=Route prefix=/admin module=./parts/billing.php middleware=auth,Gate
});
Route::prefix($tenant)->group(function () {
    Route::get('lost', [Users::class, 'lost']); // ^ no fact route
});
Route::prefix('shop')->get('cart', [Users::class, 'cart']); // ^ fact route method=GET path=/shop/cart

$cache->get('/users', 'x'); // ^ no fact route
Http::get('/users'); // ^ no fact route
Route::has('users.show'); // ^ no fact route
