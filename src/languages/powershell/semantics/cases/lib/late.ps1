function Get-Late { 'late' }
