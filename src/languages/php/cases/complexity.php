<?php
function plain() { return 1; } // ^ chunk function plain() exported decisions=0 effort=0
function branches($a, $b) { // ^ chunk function branches(a, b) exported decisions=6 effort=10
    if ($a) { 1; } elseif ($b) { if ($a) { 2; } } else { 3; }
    if ($a): 1; else: 2; endif;
    if ($a) { 1; } else if ($b) { 2; } else { 3; }
}
function loops($xs) { // ^ chunk function loops(xs) exported decisions=4 effort=8
    for ($i = 0; $i < 3; $i++) { while ($i) { break 2; } }
    foreach ($xs as $x) { do { continue; } while ($x); }
    goto end;
    end:
}
function choices($a) { // ^ chunk function choices(a) exported decisions=5 effort=4
    switch ($a) { case 1: case 2: return $a ? 1 : 2; default: return 3; }
    return match (true) { $a > 1, $a < 0 => 1, $a => 2, default => 3 };
}
function tries() { // ^ chunk function tries() exported decisions=3 effort=4
    try { risky(); } catch (A $e) { if ($e) { 1; } } catch (B) { 2; } finally { 3; }
}
function logic($a, $b, $c) { // ^ chunk function logic(a, b, c) exported decisions=9 effort=7
    $a && $b && $c;
    $a || $b && $c || $a;
    $a and ($b or $c);
    $a ?? $b ?? $c;
    $a xor $b;
}
