function None { Get-A } # ^ chunk function None() exported lines=1-1 sig="function None"
function Branches($a) { # ^ chunk function Branches(a) exported lines=2-4 sig="function Branches($a)" decisions=3 effort=5
    if ($a -eq 1) { 1 } elseif ($a -eq 2) { 2 } else { if ($a) { 3 } }
}
function Loops($a) { # ^ chunk function Loops(a) exported lines=5-10 sig="function Loops($a)" decisions=5 effort=7
    foreach ($x in $a) { while ($x) { $x-- } }
    for ($i = 0; $i -lt 1; $i++) { }
    do { $a++ } until ($a -gt 1)
    :outer while ($true) { break outer }
}
function Logic($a, $b) { if ($a -and $b -and ($a -or $b) -or $b) { } ; $c = $a ? 1 : 2 } # ^ chunk function Logic(a, b) exported lines=11-11 sig="function Logic($a, $b)" decisions=6 effort=4
function Choose($a) { # ^ chunk function Choose(a) exported lines=12-14 sig="function Choose($a)" decisions=3 effort=1
    switch -Regex ($a) { '^x' { 1 } { $_ -gt 2 } { 2 } 3 { 3; break } default { 4 } } # ^ chunk lambda -() lines=13-13
}
function Try-It { try { Get-A } catch [System.IO.IOException], [Other] { throw } catch { throw "x" } finally { Get-B } } # ^ chunk function Try-It() exported lines=15-15 sig="function Try-It" decisions=2 effort=2
trap { continue } # ^ no chunk
function Choose-Version($a) { # ^ chunk function Choose-Version(a) exported lines=17-19 sig="function Choose-Version($a)" decisions=4 effort=1
    switch ($a) { 2008 { 1 } 2008R2 { 2 } 10kb { 3 } 1e3 { 4 } default { 5 } } # ^ no error ^ no chunk
}
