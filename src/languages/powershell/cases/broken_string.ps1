function One { Get-A } # ^ chunk function One() exported ^ call Get-A in=One ^ no error
function Two { Write-Host "open } # ^ chunk function Two() broken exported ^ call Write-Host args=1 in=Two ^ error ^ error
function Three { Get-C } # ^ chunk function Three() exported lines=3-3 ^ call Get-C in=Three ^ no error
