@{
    RootModule = 'Tools.psm1'
    ModuleVersion = '1.0'
}
