$script:Cache = @{} # ^ chunk variable Cache lines=1-1 sig="$script:Cache = @{}" ^ bind var Cache scope=module value={} chunk=Cache
$Version = '1.0' # ^ chunk variable Version exported lines=2-2 sig="$Version = '1.0'" ^ bind var Version scope=module value="\"1.0\"" chunk=Version
function Get-Public { } # ^ chunk function Get-Public() exported lines=3-3 sig="function Get-Public" ^ bind function Get-Public scope=module chunk=Get-Public
function Get-Hidden { } # ^ chunk function Get-Hidden() lines=4-4 sig="function Get-Hidden" ^ bind function Get-Hidden scope=module chunk=Get-Hidden ^ no export
class Thing { } # ^ chunk class Thing lines=5-5 sig="class Thing" ^ bind class Thing scope=module chunk=Thing
Export-ModuleMember -Function Get-Public, 'Set-*' -Alias gp -Variable Version # ^ export named Get-Public ^ export star Set-* ^ export named Version ^ export named gp
