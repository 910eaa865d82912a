/** Commands of the modules that come with the shell: their verbs, each with its nouns. */
const CMDLETS = `
Add: Computer Content History LocalGroupMember Member PSSnapin Type WindowsCapability WindowsFeature AppxPackage
Checkpoint: Computer
Clear: Content EventLog History Host Item ItemProperty RecycleBin Variable DnsClientCache
Compare: Object
Complete: Transaction
Compress: Archive
Connect: PSSession WSMan
ConvertFrom: Csv Json Markdown SddlString SecureString StringData CliXml
ConvertTo: Csv Html Json SecureString Xml CliXml
Convert: Path
Copy: Item ItemProperty
Debug: Job Process Runspace
Disable: ComputerRestore ExperimentalFeature LocalUser NetAdapter PSBreakpoint PSRemoting PSSessionConfiguration RunspaceDebug ScheduledTask WindowsOptionalFeature
Disconnect: PSSession WSMan
Enable: ComputerRestore ExperimentalFeature LocalUser NetAdapter PSBreakpoint PSRemoting PSSessionConfiguration RunspaceDebug ScheduledTask WindowsOptionalFeature
Enter: PSHostProcess PSSession
Exit: PSHostProcess PSSession
Expand: Archive
Export: Alias Certificate Clixml Console Counter Csv FormatData ModuleMember PfxCertificate PSSession
Find: Module Package PackageProvider Script Type
ForEach: Object
Format: Custom Hex List Table Wide
Get: Acl Alias AppxPackage AuthenticodeSignature ChildItem CimAssociatedInstance CimClass CimInstance CimSession Clipboard CmsMessage Command ComputerInfo ComputerRestorePoint Content ControlPanelItem Counter Credential Culture Date Error Event EventLog EventSubscriber ExecutionPolicy ExperimentalFeature FileHash FormatData Help History Host HotFix InstalledModule Item ItemProperty ItemPropertyValue Job LocalGroup LocalGroupMember LocalUser Location MarkdownOption Member Module NetAdapter NetIPAddress NetIPConfiguration NetTCPConnection Package PackageProvider PackageSource PfxCertificate Process PSBreakpoint PSCallStack PSDrive PSHostProcessInfo PSProvider PSReadLineKeyHandler PSReadLineOption PSRepository PSSession PSSessionConfiguration PSSnapin Random Runspace RunspaceDebug ScheduledTask SecureRandom Service TimeZone TraceSource Transaction TypeData UICulture Unique Uptime Variable Verb WindowsCapability WindowsFeature WindowsOptionalFeature WinEvent WmiObject WSManInstance
Group: Object
Import: Alias Certificate Clixml Counter Csv LocalizedData Module PackageProvider PfxCertificate PowerShellDataFile PSSession
Install: Module Package PackageProvider Script WindowsFeature
Invoke: CimMethod Command Expression History Item RestMethod WebRequest WmiMethod WSManAction
Join: Path String
Limit: EventLog
Measure: Command Object
Move: Item ItemProperty
New: Alias CimInstance CimSession Event EventLog Guid Item ItemProperty LocalGroup LocalUser Module ModuleManifest NetFirewallRule Object PSDrive PSSession PSSessionConfigurationFile PSSessionOption PSTransportOption ScheduledTask ScheduledTaskAction ScheduledTaskTrigger SelfSignedCertificate ScriptFileInfo Service TemporaryFile TimeSpan Variable WebServiceProxy WinEvent
Out: Default File GridView Host Null Printer String
Pop: Location
Protect: CmsMessage
Publish: Module Script
Push: Location
Read: Host
Receive: Job PSSession
Register: ArgumentCompleter CimIndicationEvent EngineEvent ObjectEvent PackageSource PSRepository PSSessionConfiguration ScheduledTask WmiEvent
Remove: Alias AppxPackage CimInstance CimSession Computer Event EventLog Item ItemProperty Job LocalGroup LocalUser Module PSBreakpoint PSDrive PSReadLineKeyHandler PSSession PSSnapin Service TypeData Variable WmiObject
Rename: Computer Item ItemProperty LocalUser
Reset: ComputerMachinePassword
Resolve: DnsName Path
Restart: Computer Service
Restore: Computer
Resume: Job Service
Save: Help Module Package Script
Select: Object String Xml
Send: MailMessage
Set: Acl Alias AuthenticodeSignature CimInstance Clipboard Content Culture Date ExecutionPolicy Item ItemProperty LocalGroup LocalUser Location MarkdownOption PackageSource PSBreakpoint PSDebug PSReadLineKeyHandler PSReadLineOption PSRepository PSSessionConfiguration ScheduledTask Service StrictMode TimeZone TraceSource Variable WmiInstance
Show: Command ControlPanelItem EventLog Markdown
Sort: Object
Split: Path
Start: BitsTransfer Job Process ScheduledTask Service Sleep ThreadJob Transaction Transcript
Stop: Computer Job Process ScheduledTask Service Transcript
Suspend: Job Service
Tee: Object
Test: ComputerSecureChannel Connection FileCatalog Json ModuleManifest NetConnection Path PSSessionConfigurationFile ScriptFileInfo WSMan
Trace: Command
Unblock: File
Undo: Transaction
Uninstall: Module Package Script WindowsFeature
Unprotect: CmsMessage
Unregister: Event PackageSource PSRepository PSSessionConfiguration ScheduledTask
Update: FormatData Help List Module ModuleManifest Script ScriptFileInfo TypeData
Use: Transaction
Wait: Debugger Event Job Process
Where: Object
Write: Debug Error EventLog Host Information Output Progress Verbose Warning`;

const OWN: ReadonlySet<string> = new Set([
	...CMDLETS.trim()
		.split('\n')
		.flatMap((line) => {
			const [verb, nouns] = line.split(': ');
			return nouns.split(' ').map((noun) => `${verb}-${noun}`.toLowerCase());
		}),
	// Other names that the shell gives to them, and functions that it starts with.
	...`% ? ac cat cd chdir clc clear clhy cli clp cls clv cnsn compare copy cp cpi cpp cvpa dbp del diff dir dnsn ebp echo
	epal epcsv erase etsn exsn fc fhx fl foreach ft fw gal gbp gc gcb gci gcim gcm gcs gdr gerr ghy gi gin gjb gl gm gmo gp gps gpv
	group gsn gsv gtz gu gv h help history icm iex ihy ii ipal ipcsv ipmo irm iwr kill ls man md measure mi mkdir more mount
	move mp mv nal ndr ni nmo nsn nv ogv oh oss pause popd prompt ps pushd pwd r rbp rcjb rd rdr ren ri rjb rm rmdir rmo rni rnp rp
	rsn rv rvpa sajb sal saps sasv sbp scb select set shcm si sl sleep sls sort sp spjb spps spsv start stz sv tee type where
	wjb write`.split(/\s+/),
]);
/** Programs of Windows, and of those who develop on it. */
const PROGRAMS: ReadonlySet<string> = new Set(
	`attrib bcdedit cacls certutil choco cmd devenv dism dotnet explorer fsutil icacls ipconfig mklink msbuild msiexec net netsh
	notepad nuget powershell pwsh reg regedit regsvr32 robocopy runas rundll32 sc schtasks scoop setx shutdown signtool systeminfo
	takeown taskkill tasklist vswhere winget wmic wsl xcopy`.split(/\s+/),
);
/** What Pester gives to tests. */
const OF_PESTER: ReadonlySet<string> = new Set(
	`describe context it should beforeall beforeeach afterall aftereach beforediscovery mock inmodulescope invoke-pester
	assert-mockcalled assert-verifiablemock assert-verifiablemocks set-itresult new-pesterconfiguration new-pestercontainer
	add-shouldoperator get-shouldoperator new-fixture invoke-mock`.split(/\s+/),
);
/** Types that go by a short name, and those of `System`, which needs not be written. */
const TYPES: ReadonlySet<string> = new Set(
	`adsi adsisearcher alias allowemptycollection allowemptystring allownull appdomain argumentcompleter argumentcompletions
	argumentexception array arraylist bigint bitconverter bool boolean byte char cimclass ciminstance cimsession cimtype
	cmdletbinding console consolecolor consolekeyinfo convert datetime datetimekind datetimeoffset dayofweek dbnull decimal double
	dscresource dscproperty enum environment environmentvariabletarget eventargs exception experimental flags float func
	gc guid hashtable initialsessionstate int int16 int32 int64 intptr invalidoperationexception ipaddress ipendpoint
	long mailaddress math notimplementedexception notsupportedexception nullstring object
	objectsecurity obsolete operatingsystem ordered outputtype parameter physicaladdress powershell pscredential
	pscustomobject psdefaultvalue pslistmodifier psmoduleinfo psnoteproperty psobject psprimitivedictionary pstypenameattribute
	psvariable random ref regex runspace runspacefactory sbyte scriptblock securestring semver short single string
	stringcomparer stringcomparison stringsplitoptions supportswildcards switch timespan timezoneinfo tuple type uint uint16 uint32
	uint64 ulong uri uribuilder ushort validatecount validatedrive validatelength validatenotnull validatenotnullorempty
	validatenotnullorwhitespace validatepattern validaterange validatescript validateset validatetrusteddata validateuserdrive
	version void wildcardpattern wmi wmiclass wmisearcher x500distinguishedname x509certificate xml`.split(
		/\s+/,
	),
);

// All are asked in lower case: it tells nothing apart.

export function isCmdlet(name: string): boolean {
	return OWN.has(name);
}

export function isWindowsProgram(name: string): boolean {
	return PROGRAMS.has(name) || /\.(?:exe|cmd|bat|com)$/.test(name);
}

export function isOfPester(name: string): boolean {
	return OF_PESTER.has(name);
}

export function isShellType(name: string): boolean {
	return TYPES.has(name);
}
