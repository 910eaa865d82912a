BeforeAll { . $PSScriptRoot/thing.ps1 } # ^ chunk lambda -() lines=1-1 ^ call BeforeAll args=1 kinds=function values=chunk:lambda ^ import * from $PSScriptRoot/thing.ps1 lazy kind=include
Describe 'Thing' -Tag 'unit' { # ^ chunk lambda -() lines=2-11 ^ call Describe args=3 kinds=string,string,function keywords=Tag values="\"Thing\", \"unit\", chunk:lambda"
    BeforeEach { $x = 1 } # ^ chunk lambda -() lines=3-3 ^ call BeforeEach args=1 kinds=function in=:lambda values=chunk:lambda
    It 'works' { Get-Thing | Should -Be 1 } # ^ chunk lambda -() test lines=4-4 ^ call Get-Thing args=0 in=:lambda ^ call Should args=1 kinds=number keywords=Be in=:lambda values="<number>, (| call#2)" ^ call It args=2 kinds=string,function in=:lambda values="\"works\", chunk:lambda"
    Context 'when empty' { # ^ chunk lambda -() lines=5-8 ^ call Context args=2 kinds=string,function in=:lambda values="\"when empty\", chunk:lambda"
        It 'fails <name>' -TestCases @(@{ name = 'a' }) { param($name) { Get-Thing $name } | Should -Throw } # ^ chunk lambda -(name) test lines=6-6 ^ chunk lambda -() lines=6-6 ^ call Get-Thing args=1 kinds=identifier in=:lambda values=name ^ call Should args=1 kinds=boolean keywords=Throw in=:lambda values="<boolean>, (| chunk:lambda)" ^ call It args=3 kinds=string,array,function keywords=TestCases in=:lambda values="\"fails <name>\", [{name: \"a\"}], chunk:lambda"
        it "is not case sensitive" -Skip:$true { } # ^ chunk lambda -() test lines=7-7 ^ call it args=3 kinds=string,boolean,function keywords=Skip in=:lambda values="\"is not case sensitive\", <boolean>, chunk:lambda"
    }
    Mock Get-Item { } # ^ chunk lambda -() lines=9-9 ^ call Mock args=2 kinds=string,function in=:lambda values="\"Get-Item\", chunk:lambda"
    It 'pending' # ^ call It args=1 kinds=string in=:lambda values="\"pending\"" ^ no chunk
}
It 'outside' { } # ^ chunk lambda -() lines=12-12 ^ call It args=2 kinds=string,function values="\"outside\", chunk:lambda"
Describe-Other { It 'no group' { } } # ^ chunk lambda -() lines=13-13 ^ chunk lambda -() lines=13-13 ^ call It args=2 kinds=string,function in=:lambda values="\"no group\", chunk:lambda" ^ call Describe-Other args=1 kinds=function values=chunk:lambda
