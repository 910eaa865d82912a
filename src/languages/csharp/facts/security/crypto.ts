import type { CallRule } from '../../../../model/facts/rules.ts';
import { cryptoOperation, randomSource } from '../../../../model/facts/security.ts';
import { words } from '../../../../model/word-list.ts';
import { cryptoOf, randomFrom } from '../../../shared/facts/security/api-readers.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { NAMING } from './api-naming.ts';

const NAMESPACE = 'System.Security.Cryptography';

function told(operation: string, algorithm: string | null): ApiReader {
	return (_, tell) => tell({ library: NAMESPACE, operation, algorithm });
}

/** Types that are an algorithm each: made by `Create()`, or with `new` under the names of their makers. */
function algorithms(operation: string, ...types: string[]): ApiTable {
	return Object.fromEntries(
		types.flatMap((type) => [
			[`${NAMESPACE}.${type}.Create`, told(operation, type)],
			...MAKERS.slice(1).map((maker) => [`${NAMESPACE}.${type}${maker}`, told(operation, type)] as const),
			...['HashData', 'HashDataAsync', 'TryHashData'].map(
				(name) => [`${NAMESPACE}.${type}.${name}`, told(operation, type)] as const,
			),
		]),
	);
}

const MACS = words('HMACSHA1 HMACSHA256 HMACSHA384 HMACSHA512 HMACMD5 HMACSHA3_256 HMACSHA3_512');

/** `rsa.SignData(…)`: the algorithm is the type. */
function ofType(operation: string): ApiReader {
	return (seen, tell) => {
		const type = seen.api.slice(NAMESPACE.length + 1).split('.')[0];
		const algorithm = type.replace(/(?:Managed|CryptoServiceProvider|Cng|OpenSsl)$/, '');
		tell({ library: NAMESPACE, operation, algorithm: /Algorithm$/.test(algorithm) ? null : algorithm });
	};
}

const CIPHERS = ['Aes', 'DES', 'TripleDES', 'RC2', 'Rijndael'];
const PAIRS = ['RSA', 'ECDsa', 'DSA', 'ECDiffieHellman'];
const MAKERS = ['', 'Managed', 'CryptoServiceProvider', 'Cng', 'OpenSsl'];
const OWNERS = [
	...[...CIPHERS, ...PAIRS].flatMap((type) => MAKERS.map((maker) => type + maker)),
	...words('AesGcm AesCcm ChaCha20Poly1305 SymmetricAlgorithm AsymmetricAlgorithm'),
];

/** Of what one of the types made, whichever way. */
function ofMembers(operation: string, ...names: string[]): ApiTable {
	return each(
		OWNERS.map((owner) => `${NAMESPACE}.${owner}.*`),
		names,
		ofType(operation),
	);
}

/** `RSA.Create(2048)` makes a key; without a size it is made when it is needed, or given. */
const keyPair: ApiReader = (seen, tell) =>
	ofType(seen.call.argCount > 0 ? 'generate_key' : 'cipher')(seen, tell);

/** `IncrementalHash.CreateHash(HashAlgorithmName.SHA256)`. */
function named(operation: string): ApiReader {
	return (seen, tell) => {
		const algorithm = /\bHashAlgorithmName\.(\w{1,20})$/.exec(seen.call.args[0]?.text ?? '')?.[1];
		tell({ library: NAMESPACE, operation, algorithm });
	};
}

const IDENTITY = 'Microsoft.AspNetCore.Identity';
const PROTECTION = 'Microsoft.AspNetCore.DataProtection';
const BCRYPT = ['BCrypt.Net.BCrypt', 'BCrypt'];

const OPERATIONS: ApiTable = {
	...ofMembers('encrypt', 'CreateEncryptor', 'Encrypt', 'EncryptCbc', 'EncryptEcb', 'EncryptCfb'),
	...ofMembers('decrypt', 'CreateDecryptor', 'Decrypt', 'DecryptCbc', 'DecryptEcb', 'DecryptCfb'),
	...ofMembers('sign', 'SignData', 'SignHash'),
	...ofMembers('verify', 'VerifyData', 'VerifyHash'),
	...ofMembers('generate_key', 'GenerateKey'),
	...algorithms('hash', 'MD5', 'SHA1', 'SHA256', 'SHA384', 'SHA512', 'SHA3_256', 'SHA3_512', 'RIPEMD160'),
	...algorithms('mac', ...MACS),
	...each([NAMESPACE], MACS, ofType('mac')),
	...algorithms('cipher', ...CIPHERS),
	...each([NAMESPACE], ['AesGcm', 'AesCcm', 'ChaCha20Poly1305'], ofType('cipher')),
	...each(
		PAIRS.map((type) => `${NAMESPACE}.${type}`),
		['Create'],
		keyPair,
	),
	...each([NAMESPACE], ['RSACryptoServiceProvider', 'DSACryptoServiceProvider', 'ECDsaCng'], keyPair),
	...each(
		['HashAlgorithm', 'KeyedHashAlgorithm', 'HMAC', 'CryptoConfig'].map((type) => `${NAMESPACE}.${type}`),
		['Create', 'CreateFromName'],
		(seen, tell) => {
			const operation = /\.(?:HMAC|KeyedHashAlgorithm)\./.test(seen.api) ? 'mac' : 'hash';
			if (!seen.api.includes('CryptoConfig'))
				tell({ library: NAMESPACE, operation, algorithm: seen.literal(0) });
		},
	),
	[`${NAMESPACE}.IncrementalHash.CreateHash`]: named('hash'),
	[`${NAMESPACE}.IncrementalHash.CreateHMAC`]: named('mac'),
	...each([NAMESPACE], ['Rfc2898DeriveBytes', 'Rfc2898DeriveBytes.Pbkdf2'], told('derive_key', 'PBKDF2')),
	[`${NAMESPACE}.PasswordDeriveBytes`]: told('derive_key', 'PBKDF1'),
	...each([`${NAMESPACE}.HKDF`], ['DeriveKey', 'Extract', 'Expand'], told('derive_key', 'HKDF')),
	'Microsoft.AspNetCore.Cryptography.KeyDerivation.KeyDerivation.Pbkdf2': cryptoOf('derive_key', 'PBKDF2'),
	[`${NAMESPACE}.ProtectedData.Protect`]: told('encrypt', 'DPAPI'),
	[`${NAMESPACE}.ProtectedData.Unprotect`]: told('decrypt', 'DPAPI'),
	...each(
		[`${PROTECTION}.IDataProtector`, `${PROTECTION}.IDataProtectionProvider.CreateProtector`],
		['Protect'],
		(_, tell) => tell({ library: PROTECTION, operation: 'encrypt' }),
	),
	...each(
		[`${PROTECTION}.IDataProtector`, `${PROTECTION}.IDataProtectionProvider.CreateProtector`],
		['Unprotect'],
		(_, tell) => tell({ library: PROTECTION, operation: 'decrypt' }),
	),
	...each(
		[`${IDENTITY}.PasswordHasher`, `${IDENTITY}.IPasswordHasher`],
		['HashPassword'],
		cryptoOf('hash_password', null),
	),
	...each(
		[`${IDENTITY}.PasswordHasher`, `${IDENTITY}.IPasswordHasher`],
		['VerifyHashedPassword'],
		cryptoOf('verify_password', null),
	),
	...each(BCRYPT, ['HashPassword', 'EnhancedHashPassword'], cryptoOf('hash_password', 'bcrypt')),
	...each(BCRYPT, ['Verify', 'EnhancedVerify'], cryptoOf('verify_password', 'bcrypt')),
};

const NUMBERS = ['Next', 'NextInt64', 'NextDouble', 'NextSingle', 'NextBytes', 'Shuffle', 'GetItems'];

const RANDOM: ApiTable = {
	'System.Random': randomFrom(false),
	...each(['System.Random.Shared'], NUMBERS, randomFrom(false)),
	...each(
		[`${NAMESPACE}.RandomNumberGenerator`],
		['Create', 'GetBytes', 'GetInt32', 'Fill', 'GetString', 'GetHexString', 'GetItems', 'GetNonZeroBytes'],
		randomFrom(true),
	),
	[`${NAMESPACE}.RNGCryptoServiceProvider`]: randomFrom(true),
	// Its documentation advises against secrets.
	'System.Guid.NewGuid': randomFrom(false),
};

export const CRYPTO: readonly CallRule[] = [
	apiRule(cryptoOperation, NAMING, OPERATIONS),
	apiRule(randomSource, NAMING, RANDOM),
];
