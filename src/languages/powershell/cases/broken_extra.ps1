function One { Get-A } } # ^ chunk function One() exported lines=1-1 sig="function One" ^ call Get-A args=0 in=One ^ error
function Two { Get-B ) } # ^ chunk function Two() broken exported lines=2-2 sig="function Two" ^ call Get-B args=0 in=Two ^ error
function Three { Get-C } # ^ chunk function Three() exported lines=3-3 sig="function Three" ^ call Get-C args=0 in=Three
$x = @{ a = 1 b = 2; c } # ^ chunk variable x broken exported lines=4-4 sig="$x = @{ a = 1 b = 2; c }" ^ error
class Four { [int] $A; 5 [void] Run() { Get-D } } # ^ chunk class Four broken exported lines=5-5 sig="class Four" ^ chunk property Four.A lines=5-5 type=int sig="[int] $A" ^ chunk method Four.Run() lines=5-5 type=void sig="[void] Run()" ^ call Get-D args=0 in=Four.Run ^ error
function Five { Get-E } # ^ chunk function Five() exported lines=6-6 sig="function Five" ^ call Get-E args=0 in=Five
