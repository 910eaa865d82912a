function Get-OfTools { 'own' }
