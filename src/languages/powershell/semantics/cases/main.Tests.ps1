BeforeAll { . $PSScriptRoot/lib/late.ps1 }

Describe 'late' { #= Describe external Pester
    It 'is late' {
        Get-Late | Should -Be 'late' #= Get-Late late.ps1#Get-Late
        get-late | Should -Be 'late' #= Should external Pester
        Get-Deep #= Get-Deep ambiguous
    }
}
