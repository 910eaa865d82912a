<!-- path: app/Http/Controllers/OrderController.php -->
<?php
namespace App\Http\Controllers;

use App\Http\Middleware\EnsureTeam;

class OrderController extends Controller // ^ fact controller framework=laravel name=OrderController base=Controller
{
    public function __construct()
    {
        $this->middleware('auth')->except(['index', 'show']); // ^ fact handler_middleware framework=laravel names=auth except=index,show only=-
        $this->middleware(['verified', EnsureTeam::class])->only('store'); // ^ fact handler_middleware names=verified,EnsureTeam only=store
        $this->pipeline->middleware('auth'); // ^ no fact handler_middleware
    }

    public function index()
    {
        $this->middleware('late'); // ^ no fact handler_middleware
    }
}

class Helper // ^ no fact controller
{
}
