function Get-Private { 'private' }
