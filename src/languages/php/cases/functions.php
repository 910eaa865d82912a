<?php
/** Frees. */
function free(int $x = 3, $y = null, ?Foo &...$more): int { // ^ chunk function free(x: int = 3, y = null, *more: ?Foo) exported doc=Frees. type=int lines=3-8 ^ export named free ^ bind function free scope=module chunk=free ^ bind param $x index=0 type=int value=<number> ^ bind param $y index=1 value=<null> ^ bind param $more path=... index=2 type=?Foo
    static $n = 0; // ^ bind var $n value=<number>
    global $g; // ^ bind global $g
    function inner() {} // ^ chunk function free.inner() ^ no export
    return $x; // ^ yields return $x in=free
}
#[Pure] function noted() {} // ^ chunk function noted() exported notes=Pure ^ call Pure via=decorator
function gen() { yield 1; yield 'k' => two(); yield from three(); } // ^ chunk function gen() exported generator ^ yields yield <number> in=gen ^ yields yield call#1 in=gen ^ yields yield call#2 in=gen
const TOP = 1, NEXT = TOP; // ^ chunk constant TOP exported readonly ^ chunk constant NEXT exported readonly ^ bind const TOP scope=module value=<number> chunk=TOP ^ bind const NEXT scope=module value=TOP chunk=NEXT ^ export named TOP ^ export named NEXT ^ refs TOP:read
define('DEF', compute()); // ^ chunk constant DEF exported readonly ^ call compute in=- ^ call define in=- ^ export named DEF
define($name, 1); // ^ no chunk
$f = function ($x) use (&$y, $f2): int { return $x; }; // ^ chunk function $f(x) type=int ^ bind nonlocal $y ^ bind nonlocal $f2 ^ bind param $x index=0 ^ bind function $f scope=module value=chunk:$f chunk=$f ^ refs $x:read
$g = fn(int $x) => $x + $f; // ^ chunk function $g(x: int) ^ bind param $x index=0 type=int ^ bind function $g scope=module value=chunk:$g chunk=$g ^ refs $x:read $f:read ^ yields return ($x + $f) in=$g
$h = static fn&(): array => []; // ^ chunk function $h() static type=array
array_map(fn($i) => $i * 2, $list); // ^ chunk lambda -(i) ^ call array_map kinds=function,identifier
usort($list, function ($a, $b) { return cmp($a, $b); }); // ^ chunk lambda -(a, b) ^ call cmp in=:lambda ^ call usort in=-
$count = load(); // ^ chunk variable $count ^ bind var $count scope=module value=call#9 chunk=$count ^ call load in=$count
$count = 2; // ^ no chunk ^ assign $count = <number> ^ refs $count:write
[$a, 'k' => $b] = pair(); // ^ chunk variable $a ^ chunk variable $b ^ bind var $a scope=module path=[0] value=call#10 chunk=$a ^ bind var $b scope=module path=.k value=call#10 chunk=$b
list($c, , list($d)) = pair(); // ^ bind var $c scope=module path=[0] value=call#11 chunk=$c ^ bind var $d scope=module path=[2][0] value=call#11 chunk=$d
if ($a) { $late = 1; } // ^ chunk variable $late
namespace\helper(); // ^ call namespace\helper
?>
<p class="not code">function text() {}</p> <?php function between() {} ?>
<?= shown($a) ?>
<?php function after() {} // ^ chunk function after() exported
