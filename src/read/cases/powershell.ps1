using module .\Store.psm1

<#
.SYNOPSIS
Runs everything.
#>
function Invoke-Run {
    [CmdletBinding()]
    param(
        [Parameter(Mandatory)]
        [string] $Path,
        [switch] $Deep
    )
    $text = @"
{ not a brace
"@
    foreach ($item in Get-ChildItem $Path) {
        Write-Output "$item $text }"
    }
    return $text
}

class Runner : Base {
    [string] $Path
    static [int] $Count = 0

    Runner([string] $path) {
        $this.Path = $path
    }

    [int] Run([string[]] $items) {
        foreach ($item in $items) {
            [Runner]::Count++
        }
        Write-Host '{'
        Write-Host '{'
        return 1
    }
}

function Get-Short { 1 }

$limits = @{
    One = 1
    Two = 2
    Three = 3
    Four = 4
    Five = 5
    Six = 6
    Seven = '}'
}
