function Write-Log($text) {
    Write-Output $text #= Write-Output external powershell
    Invoke-Greeting #= Invoke-Greeting ambiguous
}

function Write-Host { 'mine' }

function Get-Twice { 1 }
