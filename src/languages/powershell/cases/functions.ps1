<#
.SYNOPSIS
    Gets a thing. And more.
.PARAMETER Name
    Its name.
#>
function Get-Thing { # ^ chunk function Get-Thing(Name: string[], Count: int = (Get-Count -All), Force: switch, *Rest) exported lines=7-20 type=System.String sig="function Get-Thing [CmdletBinding(SupportsShouldProcess, DefaultParameterSetName = 'ByName')] [OutputType([System.String])] param( [Parameter(Mandatory, Position = 0, ValueFromPipeline)] [ValidateSet('a', 'b')] [string[]] $Name, [int] $Count = (Get-Count -All), [switch] $Force, [Parameter(ValueFromRemainingArguments)] $Rest )" doc="Gets a thing." notes="CmdletBinding(SupportsShouldProcess, DefaultParameterSetName = 'ByName') OutputType([System.String])" ^ export named Get-Thing chunk=Get-Thing ^ bind function Get-Thing scope=module chunk=Get-Thing
    [CmdletBinding(SupportsShouldProcess, DefaultParameterSetName = 'ByName')] # ^ call CmdletBinding via=decorator args=2 kinds=string,string keywords=DefaultParameterSetName in=Get-Thing values="\"SupportsShouldProcess\", \"ByName\"" ^ refs CmdletBinding:call
    [OutputType([System.String])] # ^ call OutputType via=decorator args=1 kinds=class in=Get-Thing values=[System.String] ^ refs OutputType:call System:type .String:type
    param(
        [Parameter(Mandatory, Position = 0, ValueFromPipeline)] [ValidateSet('a', 'b')] # ^ call Parameter via=decorator args=3 kinds=string,number,string keywords=Position in=Get-Thing values="\"Mandatory\", <number>, \"ValueFromPipeline\"" ^ call ValidateSet via=decorator args=2 kinds=string,string in=Get-Thing values="\"a\", \"b\"" ^ refs Parameter:call ValidateSet:call
        [string[]] $Name, # ^ bind param Name scope=function index=0 type=string[]
        [int] $Count = (Get-Count -All), # ^ bind param Count scope=function index=1 type=int value=call#4 ^ call Get-Count args=1 kinds=boolean keywords=All in=Get-Thing values=<boolean> ^ refs Get-Count:call
        [switch] $Force, # ^ bind param Force scope=function index=2 type=switch
        [Parameter(ValueFromRemainingArguments)] $Rest # ^ bind param Rest scope=function path=... index=3 ^ call Parameter via=decorator args=1 kinds=string in=Get-Thing values="\"ValueFromRemainingArguments\"" ^ refs Parameter:call
    )
    begin { $total = 0 } # ^ bind var total scope=function value=<number>
    process { $total += $Count } # ^ refs total:readwrite Count:read ^ assign total = (total + Count) in=Get-Thing
    end { $total } # ^ refs total:read ^ yields return total in=Get-Thing
}
# Adds two numbers.
function Add-Two($a, [int] $b = 2) { return $a + $b } # ^ chunk function Add-Two(a, b: int = 2) exported lines=22-22 sig="function Add-Two($a, [int] $b = 2)" doc="Adds two numbers." ^ export named Add-Two chunk=Add-Two ^ bind function Add-Two scope=module chunk=Add-Two ^ bind param a scope=function index=0 ^ bind param b scope=function index=1 type=int value=<number> ^ refs a:read b:read ^ yields return (a + b) in=Add-Two
function No-Params { # ^ chunk function No-Params() exported lines=23-27 sig="function No-Params" doc="Help inside." ^ export named No-Params chunk=No-Params ^ bind function No-Params scope=module chunk=No-Params
    # .SYNOPSIS
    #   Help inside.
    'text' # ^ yields return "text" in=No-Params
}
filter Select-Even { if ($_ % 2 -eq 0) { $_ } } # ^ chunk function Select-Even() exported lines=28-28 sig="filter Select-Even" decisions=1 effort=1 ^ export named Select-Even chunk=Select-Even ^ bind function Select-Even scope=module chunk=Select-Even ^ refs _:read _:read
function global:Set-Everywhere { function Inner { } Inner } # ^ chunk function Set-Everywhere() exported lines=29-29 sig="function global:Set-Everywhere" ^ chunk function Set-Everywhere.Inner() lines=29-29 sig="function Inner" ^ export named Set-Everywhere chunk=Set-Everywhere ^ bind function Set-Everywhere scope=module chunk=Set-Everywhere ^ bind function Inner scope=function chunk=Set-Everywhere.Inner ^ call Inner args=0 in=Set-Everywhere ^ refs Inner:call ^ yields return call#6 in=Set-Everywhere
function script:helper() { } # ^ chunk function helper() exported lines=30-30 sig="function script:helper()" ^ export named helper chunk=helper ^ bind function helper scope=module chunk=helper
workflow Run-All { parallel { } } # ^ chunk function Run-All() exported lines=31-31 sig="workflow Run-All" ^ chunk lambda -() lines=31-31 ^ export named Run-All chunk=Run-All ^ bind function Run-All scope=module chunk=Run-All ^ call parallel args=1 kinds=function in=Run-All values=chunk:Run-All ^ refs parallel:call ^ yields return call#7 in=Run-All
configuration Site { Node 'a' { } } # ^ chunk function Site() exported lines=32-32 sig="configuration Site" ^ chunk lambda -() lines=32-32 ^ export named Site chunk=Site ^ bind function Site scope=module chunk=Site ^ call Node args=2 kinds=string,function in=Site values="\"a\", chunk:Site" ^ refs Node:call ^ yields return call#8 in=Site
function Trailing { # ^ chunk function Trailing() exported lines=33-39 sig="function Trailing" doc="Stands at the end." ^ export named Trailing chunk=Trailing ^ bind function Trailing scope=module chunk=Trailing
    1 # ^ yields return <number> in=Trailing
    <#
    .DESCRIPTION
    Stands at the end.
    #>
}

# Far away.

function Plain { } # ^ chunk function Plain() exported lines=43-43 sig="function Plain" ^ export named Plain chunk=Plain ^ bind function Plain scope=module chunk=Plain
$block = { param($x, [string] $y = 'z') $x.Run($y) } # ^ chunk variable block exported lines=44-44 sig="$block = { param($x, [string] $y = 'z') $x.Run($y) }" ^ chunk lambda -(x, y: string = 'z') lines=44-44 ^ export named block chunk=block ^ bind param x scope=function index=0 ^ bind param y scope=function index=1 type=string value="\"z\"" ^ bind var block scope=module value=chunk:block chunk=block ^ call $x.Run args=1 kinds=identifier in=block:lambda value=x.Run values=y ^ refs x:read .Run:call y:read ^ yields return call#9 in=block:lambda
functional argument # ^ call functional args=1 kinds=string values="\"argument\"" ^ refs functional:call ^ no chunk
Get-Function function # ^ call Get-Function args=1 kinds=string values="\"function\"" ^ refs Get-Function:call ^ no chunk
