function Get-Deep { 'deep' }
