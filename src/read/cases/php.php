<?php
declare(strict_types=1);

namespace App\Runs;

use App\Store;
use Closure;

/**
 * Runs everything.
 */
#[Service('runner')]
final class Runner extends Base implements Runs
{
    use Logs;

    const QUOTE = "{\"";

    private array $limits = [
        'one' => 1,
        'two' => 2,
        'three' => 3,
        'four' => 4,
        'five' => 5,
        'six' => 6,
        'seven' => '}',
    ];

    # A remark with a brace {
    public function __construct(
        private readonly Store $store,
        protected ?string $path = null,
    ) {
        parent::__construct();
    }

    /** How often. */
    public function count(): int
    {
        return $this->count;
    }

    public function run(array $items): array
    {
        $text = <<<SQL
            SELECT '}'
            SQL;
        $made = array_map(function ($item) use ($text) {
            return $item . $text;
        }, $items);
        return $made;
    }

    abstract protected function later(): void;
}

function short(int $x): int { return $x; }

Route::get('/users', function () {
    $users = all();
    $seen = filter($users);
    $known = map($seen);
    $rest = slice($known);
    return $rest;
});
