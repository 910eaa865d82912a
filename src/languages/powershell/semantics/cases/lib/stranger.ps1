function Get-Stranger { Write-Log x } #= Write-Log ambiguous
