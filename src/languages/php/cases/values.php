<?php
function f($a, $b) {
    $x = $a ?? $b; // ^ bind var $x value="($a ?? $b)"
    $x = $a ? 1 : 'two'; // ^ assign $x = ($a ? (<number> | "two")) in=f ^ refs $x:write $a:read
    $y = $a ?: $b; // ^ bind var $y value="($a ?: $b)"
    $z = ['k' => $a, 'l' => [1, ...$b]]; // ^ bind var $z value="{k: $a, l: [<number>, ...$b]}"
    $w = match (true) { $a, $b => g(), default => fn() => 1 }; // ^ bind var $w value="(($a || $b) ? (call#0 | chunk:f))"
    $v = $a->b['c']->d; // ^ bind var $v value="$a.b[\"c\"].d" ^ refs $a:read .b:read .d:read
    $u = A::B; $t = A::$c; // ^ bind var $u value=A.B ^ bind var $t value=A.c
    $s = (string) $a; // ^ bind var $s value="($a as string)"
    $a->p = $q = $b; // ^ assign $a.p = ($q = $b) in=f ^ bind var $q value=$b ^ refs $a:read .p:write $b:read
    $a['k'] = 1; A::$c = 2; $a[] = 3; // ^ assign $a["k"] = <number> in=f ^ assign A.c = <number> in=f ^ assign $a[?] = <number> in=f ^ refs $a:read A:read .c:write $a:read
    $x ??= 3; $n ??= 4; // ^ assign $x = ($x ?? <number>) in=f ^ bind var $n value=<number> ^ refs $x:readwrite
    $x .= 'a'; $x++; --$a->i; // ^ assign $x = ($x . "a") in=f ^ assign $x = ($x + <number>) in=f ^ assign $a.i = ($a.i - <number>) in=f ^ refs $x:readwrite $x:readwrite $a:read .i:readwrite
    [$i, [, $j]] = $a; ['k' => $k, 'm' => ['n' => $n2]] = $b; // ^ bind var $i path=[0] value=$a ^ bind var $j path=[1][1] value=$a ^ bind var $k path=.k value=$b ^ bind var $n2 path=.m.n value=$b
    [$a->l, $i] = $b; // ^ assign $a.l = $b[<number>] in=f ^ assign $i = $b[<number>] in=f
    foreach ($a as $key => [$one, $two]) { use_it($one); } // ^ bind var $key ^ bind var $one path=[][0] value=$a ^ bind var $two path=[][1] value=$a ^ refs $a:read use_it:call $one:read
    foreach (items() as &$item) { $item = 1; } // ^ bind var $item path=[] value=call#2 ^ refs items:call $item:write
    try { risky(); } catch (\A\E | B $e) { log($e); } catch (C) { } // ^ bind catch $e type="\\A\\E | B" ^ refs risky:call .E:type B:type log:call $e:read C:type
    $$name = 1; ${'lit'} = 2; $a->$prop = 3; // ^ no bind ^ refs $name:read $a:read $prop:read
    $r = &$x; // ^ bind var $r value=$x ^ refs $x:read
    $l = function () use ($x, &$y, $unknown) { return $x + $k; }; // ^ bind nonlocal $x value=$x ^ bind nonlocal $y value=$y ^ bind nonlocal $unknown ^ bind function $l value=chunk:f.$l chunk=f.$l ^ refs $x:read $y:read $x:read $k:read
    $m = fn($p) => $x + $p; // ^ bind param $p index=0 ^ bind function $m value=chunk:f.$m chunk=f.$m ^ refs $x:read $p:read
    return $this; // ^ yields return this in=f
}
