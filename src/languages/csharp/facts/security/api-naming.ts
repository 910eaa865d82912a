import type { FactFile, Origin, SeenCall } from '../../../../model/facts/rules.ts';
import { words } from '../../../../model/word-list.ts';
import type { ApiNaming } from '../../../shared/facts/security/apis.ts';

const CRYPTOGRAPHY = 'System.Security.Cryptography';

/** Namespaces that projects import for all of their files, by the types that nobody else calls so. */
const BY_NAME: ReadonlyMap<string, string> = new Map(
	Object.entries({
		System: ['Environment', 'Guid', 'Random'],
		'System.IO': words('File Directory Path FileStream FileInfo DirectoryInfo StreamReader StreamWriter'),
		'System.Net.Http': ['HttpClient', 'HttpRequestMessage', 'IHttpClientFactory'],
		'System.Net': ['WebClient', 'WebRequest', 'HttpWebRequest'],
		'System.Diagnostics': ['ProcessStartInfo'],
		'System.Text.RegularExpressions': ['Regex'],
		[CRYPTOGRAPHY]: words(`
			SHA1 SHA256 SHA384 SHA512 MD5 HMACSHA1 HMACSHA256 HMACSHA512 HMACMD5 RandomNumberGenerator
			RNGCryptoServiceProvider Rfc2898DeriveBytes Aes AesGcm AesManaged`),
		'Microsoft.Extensions.Configuration': words(
			'IConfiguration IConfigurationRoot IConfigurationSection ConfigurationManager',
		),
		'Microsoft.AspNetCore.Builder': ['WebApplication', 'WebApplicationBuilder'],
		'Microsoft.Extensions.Hosting': [
			'IHostApplicationBuilder',
			'HostBuilderContext',
			'HostApplicationBuilder',
		],
		'System.IdentityModel.Tokens.Jwt': ['JwtSecurityTokenHandler', 'JwtSecurityToken'],
		'Microsoft.IdentityModel.JsonWebTokens': ['JsonWebTokenHandler'],
		'Microsoft.IdentityModel.Tokens': ['TokenValidationParameters'],
		'System.Runtime.Serialization.Formatters.Binary': ['BinaryFormatter'],
	}).flatMap(([namespace, types]) => types.map((type) => [type, namespace] as const)),
);

const FIRST = /^[\p{L}_]\w{0,100}/u;

/** Whole names of what an origin may be: written out, of a namespace that is used, or known by its name. */
export function wholeNames({ module, path }: Origin, file: FactFile): readonly string[] {
	if (module !== '') return [`${module}.${path}`];
	const known = BY_NAME.get(FIRST.exec(path)?.[0] ?? '');
	const names = [path];
	for (const { module: namespace, imported, local } of file.imports) {
		if (imported === '*' && local === null && namespace !== null) names.push(`${namespace}.${path}`);
	}
	if (known !== undefined) names.push(`${known}.${path}`);
	return names;
}

/** What is done to a task, to get at its result, does not count. */
const PASSED = /\.(?:ConfigureAwait|GetAwaiter|GetResult|Result)(?=\.|$)/g;

/** `System.IO.File.ReadAllText`: a type by its namespace, then its members. */
export const NAMING: ApiNaming = {
	wholeNames: (origin: Origin, file: FactFile, _call: SeenCall) =>
		wholeNames(origin, file).map((name) => name.replace(PASSED, '')),
};
