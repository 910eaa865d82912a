#Requires -Version 5.1 # ^ no import
#Requires -Modules Az.Accounts, @{ ModuleName = 'Pester'; ModuleVersion = '5.0' } # ^ import * from Az.Accounts kind=require ^ import * from Pester kind=require
using module ./Types.psm1 # ^ import * from ./Types.psm1
using namespace System.IO # ^ import * from System.IO typeOnly
using assembly System.Web # ^ import * from System.Web
Import-Module Az.Storage # ^ import * from Az.Storage ^ call Import-Module args=1 kinds=string values="\"Az.Storage\""
Import-Module -Name "$PSScriptRoot\Tools.psm1" -Force # ^ import * from $PSScriptRoot\Tools.psm1 ^ call Import-Module args=2 kinds=template,boolean keywords=Name,Force values="template(PSScriptRoot, \"\\\\Tools.psm1\"), <boolean>"
Import-Module -Force -DisableNameChecking one, 'two' # ^ import * from one ^ import * from two ^ call Import-Module args=3 kinds=boolean,boolean,array keywords=Force,DisableNameChecking values="<boolean>, <boolean>, [\"one\", \"two\"]"
ipmo three # ^ import * from three ^ call ipmo args=1 kinds=string values="\"three\""
Import-Module $path # ^ import * from - ^ call Import-Module args=1 kinds=identifier values=path
. $PSScriptRoot/lib/helpers.ps1 # ^ import * from $PSScriptRoot/lib/helpers.ps1 kind=include
. .\local.ps1 # ^ import * from .\local.ps1 kind=include
. "$PSScriptRoot\more.ps1" # ^ import * from $PSScriptRoot\more.ps1 kind=include
. "$other/unknown.ps1" # ^ import * from - kind=include
. $block # ^ call $block args=0 value=$block ^ no import
Add-Type -AssemblyName System.Windows.Forms # ^ import * from System.Windows.Forms kind=require ^ call Add-Type args=1 kinds=string keywords=AssemblyName values="\"System.Windows.Forms\""
function Lazy { Import-Module Later; . ./late.ps1 } # ^ import * from Later lazy ^ import * from ./late.ps1 lazy kind=include ^ bind function Lazy scope=module chunk=Lazy ^ call Import-Module args=1 kinds=string in=Lazy values="\"Later\""
'Import-Module NotThis' # ^ no import ^ no call
# Import-Module Commented
Set-Alias -Name gt -Value Get-Thing # ^ bind function gt scope=module value=Get-Thing ^ call Set-Alias args=2 kinds=string,string keywords=Name,Value values="\"gt\", \"Get-Thing\""
New-Alias short Long-Command # ^ bind function short scope=module value=Long-Command ^ call New-Alias args=2 kinds=string,string values="\"short\", \"Long-Command\""
