import type { CallRule } from '../../../../model/facts/rules.ts';
import { cryptoOperation, jwtPattern, randomSource } from '../../../../model/facts/security.ts';
import { cryptoOf, randomFrom } from '../../../shared/facts/security/api-readers.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { algorithmsIn, keyOf } from '../../../shared/facts/security/jwt.ts';
import { NAMING } from './api-naming.ts';

/** Functions of the language have no library but the language. */
function php(operation: string, algorithm: number | string | null): ApiReader {
	return (seen, tell) => cryptoOf(operation, algorithm)(seen, (told) => tell({ ...told, library: 'php' }));
}

/** `password_hash($password, PASSWORD_ARGON2ID)`. */
const password: ApiReader = (seen, tell) => {
	const written = /^\\?PASSWORD_(\w{1,20})$/.exec(seen.call.args[1]?.text ?? '')?.[1];
	tell({ library: 'php', operation: 'hash_password', algorithm: written?.toLowerCase() });
};

const SYMFONY = 'Symfony\\Component\\PasswordHasher\\Hasher\\UserPasswordHasherInterface';
const FACADES = 'Illuminate\\Support\\Facades';

const OPERATIONS: ApiTable = {
	...Object.fromEntries(
		['md5', 'sha1', 'md5_file', 'sha1_file'].map((name) => [name, php('hash', name.replace('_file', ''))]),
	),
	...Object.fromEntries(['hash', 'hash_file', 'hash_init'].map((name) => [name, php('hash', 0)])),
	...Object.fromEntries(['hash_hmac', 'hash_hmac_file'].map((name) => [name, php('mac', 0)])),
	hash_pbkdf2: php('derive_key', 0),
	crypt: php('hash_password', 'crypt'),
	password_hash: password,
	password_verify: php('verify_password', null),
	openssl_encrypt: php('encrypt', 1),
	openssl_decrypt: php('decrypt', 1),
	openssl_sign: php('sign', 3),
	openssl_verify: php('verify', 3),
	openssl_digest: php('hash', 1),
	openssl_pkey_new: php('generate_key', null),
	mcrypt_encrypt: php('encrypt', 0),
	mcrypt_decrypt: php('decrypt', 0),
	sodium_crypto_secretbox: php('encrypt', 'XSalsa20-Poly1305'),
	sodium_crypto_secretbox_open: php('decrypt', 'XSalsa20-Poly1305'),
	...each([`${FACADES}\\Hash`, 'Hash'], ['make'], cryptoOf('hash_password', null)),
	...each([`${FACADES}\\Hash`, 'Hash'], ['check'], cryptoOf('verify_password', null)),
	[`${SYMFONY}.hashPassword`]: cryptoOf('hash_password', null),
	[`${SYMFONY}.isPasswordValid`]: cryptoOf('verify_password', null),
	...each([`${FACADES}\\Crypt`, 'Crypt'], ['encrypt', 'encryptString'], cryptoOf('encrypt', null)),
	...each([`${FACADES}\\Crypt`, 'Crypt'], ['decrypt', 'decryptString'], cryptoOf('decrypt', null)),
};

const RANDOM: ApiTable = {
	...Object.fromEntries(
		['rand', 'mt_rand', 'lcg_value', 'uniqid', 'array_rand', 'shuffle', 'str_shuffle'].map((name) => [
			name,
			randomFrom(false),
		]),
	),
	...Object.fromEntries(
		['random_int', 'random_bytes', 'openssl_random_pseudo_bytes'].map((name) => [name, randomFrom(true)]),
	),
	...each(['Illuminate\\Support\\Str', 'Str'], ['random', 'uuid', 'password'], randomFrom(true)),
	...each(['Ramsey\\Uuid\\Uuid'], ['uuid4'], randomFrom(true)),
};

/** `JWT::encode($payload, $key, 'HS256')`, `JWT::decode($token, new Key($key, 'HS256'))`. */
function token(operation: 'sign' | 'verify'): ApiReader {
	return (seen, tell) => {
		const written = seen.call.args
			.slice(1)
			.map(({ text }) => text)
			.join(' ');
		tell({ library: 'firebase/php-jwt', operation, algorithm: algorithmsIn(written), key: keyOf(seen, 1) });
	};
}

export const CRYPTO: readonly CallRule[] = [
	apiRule(cryptoOperation, NAMING, OPERATIONS),
	apiRule(randomSource, NAMING, RANDOM),
	apiRule(jwtPattern, NAMING, {
		'Firebase\\JWT\\JWT.encode': token('sign'),
		'Firebase\\JWT\\JWT.decode': token('verify'),
	}),
];
