param([string] $Path = '.', [switch] $Quiet) # ^ bind param Quiet scope=module index=1 type=switch ^ bind param Path scope=module index=0 type=string value="\".\""
# How many.
$count = 0 # ^ chunk variable count exported lines=3-3 sig="$count = 0" doc="How many." ^ bind var count scope=module value=<number> chunk=count
[int] $typed = 5 # ^ chunk variable typed exported lines=4-4 type=int sig="[int] $typed = 5" ^ bind var typed scope=module type=int value=<number> chunk=typed
$script:state, $other = Get-Pair # ^ chunk variable state exported lines=5-5 sig=$script:state ^ chunk variable other exported lines=5-5 sig=$other ^ bind var state scope=module path=[0] value=call#0 chunk=state ^ bind var other scope=module path=[1] value=call#0 chunk=other ^ refs Get-Pair:call
$global:Shared = @{ a = 1 } # ^ chunk variable Shared exported lines=6-6 sig="$global:Shared = @{ a = 1 }" ^ bind var Shared scope=module value="{a: <number>}" chunk=Shared
$count += 1; $count++; $COUNT = 2 # ^ refs count:readwrite count:readwrite COUNT:write ^ assign count = (count + <number>) ^ assign count = (count + <number>) ^ assign COUNT = <number>
${odd name} = $env:PATH # ^ chunk variable odd name exported lines=8-8 sig="${odd name} = $env:PATH" ^ bind var odd name scope=module value=env:PATH chunk="odd name" ^ refs env:PATH:read
$env:TOOL = 'x' # ^ refs env:TOOL:write ^ assign env:TOOL = "x" ^ no chunk ^ no bind
$null = Get-Nothing # ^ refs Get-Nothing:call ^ no chunk ^ no bind ^ no assign
$obj.Name = $count; $obj.List[0] = 1; $map['key'] = 2 # ^ refs obj:read .Name:write count:read obj:read .List:read map:read ^ assign obj.Name = count ^ assign obj.List[<number>] = <number> ^ assign map["key"] = <number>
function Set-State([int] $n) { # ^ chunk function Set-State(n: int) exported lines=12-33 sig="function Set-State([int] $n)" decisions=4 effort=4 ^ bind function Set-State scope=module chunk=Set-State ^ bind param n scope=function index=0 type=int
    $local = $n # ^ bind var local scope=function value=n ^ refs n:read
    $count = 3 # ^ bind var count scope=function value=<number>
    $script:state = $local # ^ refs state:write local:read ^ assign state = local in=Set-State
    $global:New = $true # ^ bind var New scope=module value=<boolean>
    foreach ($item in Get-Items) { $last = $item; $item.Go() } # ^ bind var item scope=function path=[] value=call#2 ^ bind var last scope=function value=item ^ refs Get-Items:call item:read item:read .Go:call
    for ($i = 0; $i -lt 3; $i++) { $sum += $i } # ^ bind var i scope=function value=<number> ^ bind var sum scope=function value="(sum + i)" ^ refs i:read i:readwrite sum:readwrite i:read ^ assign i = (i + <number>) in=Set-State
    1..3 | ForEach-Object { $local = $_; $inner = $using:count } # ^ chunk lambda -() lines=19-19 ^ bind var inner scope=function value=count ^ refs ForEach-Object:call local:write _:read count:read ^ assign local = _ in=Set-State:lambda
    $a, $b = 1, 2 # ^ bind var a scope=function path=[0] value="[<number>, <number>]" ^ bind var b scope=function path=[1] value="[<number>, <number>]"
    $x = $y = 3 # ^ bind var y scope=function value=<number> ^ bind var x scope=function value="(y = <number>)"
    $c = $a ? 'yes' : $b # ^ bind var c scope=function value="(a ? (\"yes\" | b))" ^ refs a:read b:read
    $d = $a ?? (Get-Default) # ^ bind var d scope=function value="(a ?? call#5)" ^ refs a:read Get-Default:call
    $e = [string] $n # ^ bind var e scope=function value="(n as string)" ^ refs n:read
    $this.Value # ^ refs .Value:read
    "$script:state and ${odd name} and $(Get-Sub)" # ^ refs state:read odd name:read Get-Sub:call
    @"
here $a # ^ refs a:read
"@
    @' # ^ yields return "not $b" in=Set-State
not $b
'@
}
