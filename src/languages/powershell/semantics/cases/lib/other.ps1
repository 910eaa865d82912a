. "$PSScriptRoot\deeper.ps1"

function Get-Twice { Get-Deep } #= Get-Deep deeper.ps1#Get-Deep
