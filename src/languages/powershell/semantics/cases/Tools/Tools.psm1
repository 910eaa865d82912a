. $PSScriptRoot/Private/private.ps1
Import-Module $PSScriptRoot/Own.psm1

function Get-Tool { Get-Hidden } #= Get-Hidden Tools.psm1#Get-Hidden
function Get-Hidden { Get-OfTools } #= Get-OfTools Own.psm1#Get-OfTools

Export-ModuleMember -Function Get-Tool, Get-Private
