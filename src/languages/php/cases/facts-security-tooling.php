<!-- path: tests/ShipTest.php -->
<?php
namespace Shop\Tests;

use Illuminate\Console\Command;
use PHPUnit\Framework\TestCase;
use Shop\Bus\Command as Message;
use Symfony\Component\Console\Attribute\AsCommand;

class Ship extends Command // ^ fact cli_command framework=laravel name=orders:ship description="ships them" handler=Ship
{
	protected $signature = 'orders:ship {order}';
	protected $description = 'ships them';
}

#[AsCommand(name: 'orders:list', description: 'lists them')] // ^ fact cli_command framework=symfony name=orders:list description="lists them"
class ListOrders {}

class Shipped extends Message // ^ no fact cli_command
{
	protected $signature = 'orders:ship';
}

class ShipTest extends TestCase
{
	protected function setUp(): void {} // ^ fact test_fixture framework=phpunit name=setUp phase=before_each
}

class Ships
{
	protected function setUp(): void {} // ^ no fact test_fixture
}

beforeEach(function () {}); // ^ fact test_fixture framework=pest name=beforeEach phase=before_each
$suite->beforeEach(function () {}); // ^ no fact test_fixture
