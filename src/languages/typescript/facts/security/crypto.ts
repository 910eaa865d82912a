import type { CallRule } from '../../../../model/facts/rules.ts';
import { cryptoOperation, jwtPattern, randomSource } from '../../../../model/facts/security.ts';
import { cryptoOf, randomFrom } from '../../../shared/facts/security/api-readers.ts';
import { type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { NAMING } from './api-naming.ts';
import { JWT_CALLS } from './jwt.ts';

/** `subtle.digest('SHA-256', data)`, `subtle.encrypt({ name: 'AES-GCM', iv }, key, data)`. */
function ofSubtle(name: string, operation: string): ApiTable {
	return each(
		['globalThis.crypto.subtle', 'crypto.subtle', 'crypto.webcrypto.subtle'],
		[name],
		(seen, tell) => {
			const { args } = seen.call;
			const written =
				args[0]?.kind === 'object'
					? /\bname\s{0,4}:\s{0,4}(["'])([\w-]{1,40})\1/.exec(args[0].text)?.[2]
					: seen.literal(0);
			tell({ library: 'crypto.subtle', operation, algorithm: written });
		},
	);
}

/** Algorithms of `crypto-js`, by the name of the function. */
function ofCryptoJs(): ApiTable {
	const hashes = ['MD5', 'SHA1', 'SHA224', 'SHA256', 'SHA384', 'SHA512', 'SHA3', 'RIPEMD160'];
	const ciphers = ['AES', 'DES', 'TripleDES', 'Rabbit', 'RC4', 'RC4Drop', 'Blowfish'];
	return {
		...Object.fromEntries(
			hashes.flatMap((name) => [
				[`crypto-js.${name}`, cryptoOf('hash', name)],
				[`crypto-js.Hmac${name}`, cryptoOf('mac', name)],
				[`crypto-js/${name.toLowerCase()} as ${name}|${name.toLowerCase()}`, cryptoOf('hash', name)],
			]),
		),
		...Object.fromEntries(
			ciphers.flatMap((name) => [
				[`crypto-js.${name}.encrypt`, cryptoOf('encrypt', name)],
				[`crypto-js.${name}.decrypt`, cryptoOf('decrypt', name)],
				[`crypto-js/${name.toLowerCase()}.encrypt`, cryptoOf('encrypt', name)],
				[`crypto-js/${name.toLowerCase()}.decrypt`, cryptoOf('decrypt', name)],
			]),
		),
		'crypto-js.PBKDF2': cryptoOf('derive_key', 'PBKDF2'),
	};
}

const BCRYPT = ['bcrypt', 'bcryptjs', 'bcrypt-nodejs', '@node-rs/bcrypt'];

const OPERATIONS: ApiTable = {
	'crypto.createHash': cryptoOf('hash', 0),
	'crypto.hash': cryptoOf('hash', 0),
	'crypto.createHmac': cryptoOf('mac', 0),
	...each(['crypto'], ['createCipher', 'createCipheriv'], cryptoOf('encrypt', 0)),
	...each(['crypto'], ['createDecipher', 'createDecipheriv'], cryptoOf('decrypt', 0)),
	...each(['crypto'], ['createSign', 'sign'], cryptoOf('sign', 0)),
	...each(['crypto'], ['createVerify', 'verify'], cryptoOf('verify', 0)),
	...each(['crypto'], ['publicEncrypt', 'privateEncrypt'], cryptoOf('encrypt', 'RSA')),
	...each(['crypto'], ['privateDecrypt', 'publicDecrypt'], cryptoOf('decrypt', 'RSA')),
	...each(['crypto'], ['pbkdf2', 'pbkdf2Sync'], cryptoOf('derive_key', 'PBKDF2')),
	...each(['crypto'], ['scrypt', 'scryptSync'], cryptoOf('derive_key', 'scrypt')),
	...each(['crypto'], ['hkdf', 'hkdfSync'], cryptoOf('derive_key', 'HKDF')),
	...each(
		['crypto'],
		['generateKeyPair', 'generateKeyPairSync', 'generateKey', 'generateKeySync'],
		cryptoOf('generate_key', 0),
	),
	...ofSubtle('digest', 'hash'),
	...ofSubtle('encrypt', 'encrypt'),
	...ofSubtle('decrypt', 'decrypt'),
	...ofSubtle('sign', 'sign'),
	...ofSubtle('verify', 'verify'),
	...ofSubtle('deriveKey', 'derive_key'),
	...ofSubtle('deriveBits', 'derive_key'),
	...ofSubtle('generateKey', 'generate_key'),
	...each(BCRYPT, ['hash', 'hashSync'], cryptoOf('hash_password', 'bcrypt')),
	...each(BCRYPT, ['compare', 'compareSync'], cryptoOf('verify_password', 'bcrypt')),
	...each(['argon2', '@node-rs/argon2'], ['hash'], cryptoOf('hash_password', 'argon2')),
	...each(['argon2', '@node-rs/argon2'], ['verify'], cryptoOf('verify_password', 'argon2')),
	'md5 as md5': cryptoOf('hash', 'md5'),
	'blueimp-md5 as md5': cryptoOf('hash', 'md5'),
	'spark-md5.hash': cryptoOf('hash', 'md5'),
	'js-md5 as md5': cryptoOf('hash', 'md5'),
	'js-sha1 as sha1': cryptoOf('hash', 'sha1'),
	'js-sha256 as sha256': cryptoOf('hash', 'sha256'),
	'js-sha256.sha256': cryptoOf('hash', 'sha256'),
	'hash.js.sha256': cryptoOf('hash', 'sha256'),
	'hash.js.sha1': cryptoOf('hash', 'sha1'),
	...ofCryptoJs(),
};

const SECURE = [
	'randomBytes',
	'randomInt',
	'randomUUID',
	'randomFill',
	'randomFillSync',
	'getRandomValues',
	'pseudoRandomBytes',
];

const RANDOM: ApiTable = {
	'globalThis.Math.random': randomFrom(false),
	...each(['crypto', 'crypto.webcrypto', 'globalThis.crypto'], SECURE, randomFrom(true)),
	'uuid.v4': randomFrom(true),
	'uuid/v4 as uuid|uuidv4|v4|uuidV4': randomFrom(true),
	'nanoid.nanoid': randomFrom(true),
	'nanoid/non-secure.nanoid': randomFrom(false),
	...each(['lodash', 'globalThis._'], ['random', 'sample', 'sampleSize', 'shuffle'], randomFrom(false)),
};

export const CRYPTO: readonly CallRule[] = [
	apiRule(cryptoOperation, NAMING, OPERATIONS),
	apiRule(randomSource, NAMING, RANDOM),
	apiRule(jwtPattern, NAMING, JWT_CALLS),
];
