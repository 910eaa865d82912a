function First { # ^ chunk function First() broken exported lines=1-4 sig="function First" decisions=1 effort=1 ^ error
    Get-A # ^ call Get-A args=0 in=First
    if ($x) { Get-B # ^ call Get-B args=0 in=First
}
function Second { Get-C } # ^ chunk function Second() exported lines=5-5 sig="function Second" ^ call Get-C args=0 in=Second
function Third( { Get-D } # ^ chunk function Third() broken exported lines=6-6 sig="function Third(" ^ call Get-D args=0 in=Third ^ error
class Shape { # ^ chunk class Shape broken exported lines=7-10 sig="class Shape" ^ error
    [int] $A # ^ chunk property Shape.A lines=8-8 type=int sig="[int] $A"
    [void] Run() { Get-E # ^ chunk method Shape.Run() lines=9-10 type=void sig="[void] Run()" ^ call Get-E args=0 in=Shape.Run
}
class Next { [int] $B } # ^ chunk class Next exported lines=11-11 sig="class Next" ^ chunk property Next.B lines=11-11 type=int sig="[int] $B"
function Last { Get-F } # ^ chunk function Last() exported lines=12-12 sig="function Last" ^ call Get-F args=0 in=Last
