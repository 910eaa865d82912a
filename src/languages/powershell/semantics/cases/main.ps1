using module ./lib/Shapes.psm1
. "$PSScriptRoot/lib/util.ps1"
. .\lib\other.ps1
Import-Module ./Tools/Tools.psd1
Import-Module Posh-Git

function Invoke-Greeting {
    write-log 'hi' #= write-log util.ps1#Write-Log
    Get-ChildItem . #= Get-ChildItem external powershell
    function Format-Inner { 'inner' }
    format-inner #= format-inner main.ps1#Invoke-Greeting.Format-Inner
}

function Invoke-Late {
    . $PSScriptRoot/lib/late.ps1
    Get-Late #= Get-Late late.ps1#Get-Late
}

INVOKE-GREETING #= INVOKE-GREETING main.ps1#Invoke-Greeting
Format-Inner #= Format-Inner unresolved
Get-Late #= Get-Late ambiguous
Get-Deep #= Get-Deep deeper.ps1#Get-Deep
Get-Stranger #= Get-Stranger ambiguous
Get-Twice #= Get-Twice ambiguous
Get-Tool #= Get-Tool Tools.psm1#Get-Tool
Get-Private #= Get-Private private.ps1#Get-Private
Get-Hidden #= Get-Hidden ambiguous
Get-OfTools #= Get-OfTools ambiguous
Get-OfNobody #= Get-OfNobody unresolved
Out-File x #= Out-File external powershell
git status #= git external powershell:command
tool.exe /x #= tool.exe external powershell:command
Write-Host 'x' #= Write-Host util.ps1#Write-Host
Microsoft.PowerShell.Utility\Write-Host 'x' #= Write-Host external powershell

Set-Alias greet Invoke-Greeting
greet #= greet main.ps1#Invoke-Greeting

$build = { 'x' }
function build { 'y' }
& $build
build #= build main.ps1#build
& $command
1..3 | ForEach-Object { build } #= build main.ps1#build

$shape = [shape]::New('a') #= New Shapes.psm1#Shape.Shape
$shape.Describe() #= Describe Shapes.psm1#Shape.Describe
[Circle]::Make(2).area() #= area Shapes.psm1#Circle.Area
[System.IO.Path]::Combine('a', 'b') #= Combine external System.IO
$unknown.Describe() #= Describe dynamic
