import type { CallRule } from '../../../../model/facts/rules.ts';
import { cryptoOperation, jwtPattern, randomSource } from '../../../../model/facts/security.ts';
import { cryptoOf, randomFrom } from '../../../shared/facts/security/api-readers.ts';
import {
	type ApiCall,
	type ApiReader,
	type ApiTable,
	apiRule,
	each,
} from '../../../shared/facts/security/apis.ts';
import { algorithmsIn, keyOf } from '../../../shared/facts/security/jwt.ts';
import { NAMING } from './api-naming.ts';

const HASHES = [
	'md5',
	'sha1',
	'sha224',
	'sha256',
	'sha384',
	'sha512',
	'sha3_256',
	'sha3_512',
	'blake2b',
	'blake2s',
];

/** The last name in an argument: `sha256` of `hashlib.sha256`, `AES` of `algorithms.AES(key)`. */
function namedAt(operation: string, library: string, at: number, ...names: string[]): ApiReader {
	return (seen, tell) => {
		const written = seen.argument(at, ...names)?.text ?? '';
		const name = /^(?:[\w.]{0,80}\.)?(\w{1,40})(?:\(|$)/.exec(written)?.[1];
		tell({ library, operation, algorithm: seen.literal(at, ...names) ?? name });
	};
}

/** Modules of PyCryptodome are named like their algorithms: `AES.new(key, AES.MODE_ECB)`. */
function ofPyCrypto(): ApiTable {
	const roots = ['Crypto', 'Cryptodome'];
	const ciphers = [
		'AES',
		'DES',
		'DES3',
		'ARC4',
		'ARC2',
		'Blowfish',
		'CAST',
		'ChaCha20',
		'Salsa20',
		'PKCS1_OAEP',
		'PKCS1_v1_5',
	];
	const hashes = [
		'MD2',
		'MD4',
		'MD5',
		'SHA',
		'SHA1',
		'SHA224',
		'SHA256',
		'SHA384',
		'SHA512',
		'SHA3_256',
		'RIPEMD',
		'BLAKE2b',
	];
	const mode = ({ call }: ApiCall): string => /MODE_(\w{1,10})/.exec(call.args[1]?.text ?? '')?.[1] ?? '';
	return Object.fromEntries(
		roots.flatMap((root) => [
			...ciphers.map(
				(name) =>
					[
						`${root}.Cipher.${name}.new`,
						((seen, tell) => {
							const suffix = mode(seen);
							tell({
								library: root,
								operation: 'cipher',
								algorithm: suffix === '' ? name : `${name}-${suffix}`,
							});
						}) as ApiReader,
					] as const,
			),
			...hashes.map((name) => [`${root}.Hash.${name}.new`, cryptoOf('hash', name)] as const),
			[`${root}.Hash.HMAC.new`, namedAt('mac', root, 2, 'digestmod')] as const,
			[`${root}.PublicKey.RSA.generate`, cryptoOf('generate_key', 'RSA')] as const,
			[`${root}.Protocol.KDF.PBKDF2`, cryptoOf('derive_key', 'PBKDF2')] as const,
			[`${root}.Protocol.KDF.scrypt`, cryptoOf('derive_key', 'scrypt')] as const,
		]),
	);
}

const HAZMAT = 'cryptography.hazmat.primitives';

const OPERATIONS: ApiTable = {
	...Object.fromEntries(HASHES.map((name) => [`hashlib.${name}`, cryptoOf('hash', name)])),
	'hashlib.new': cryptoOf('hash', 0),
	'hashlib.pbkdf2_hmac': cryptoOf('derive_key', 0),
	'hashlib.scrypt': cryptoOf('derive_key', 'scrypt'),
	'hmac.new': namedAt('mac', 'hmac', 2, 'digestmod'),
	'hmac.digest': namedAt('mac', 'hmac', 2, 'digest'),
	...ofPyCrypto(),
	'cryptography.fernet.Fernet': cryptoOf('cipher', 'Fernet'),
	[`${HAZMAT}.ciphers.Cipher`]: namedAt('cipher', 'cryptography', 0, 'algorithm'),
	[`${HAZMAT}.hashes.Hash`]: namedAt('hash', 'cryptography', 0, 'algorithm'),
	[`${HAZMAT}.hmac.HMAC`]: namedAt('mac', 'cryptography', 1, 'algorithm'),
	[`${HAZMAT}.kdf.pbkdf2.PBKDF2HMAC`]: cryptoOf('derive_key', 'PBKDF2'),
	[`${HAZMAT}.kdf.hkdf.HKDF`]: cryptoOf('derive_key', 'HKDF'),
	[`${HAZMAT}.kdf.scrypt.Scrypt`]: cryptoOf('derive_key', 'scrypt'),
	[`${HAZMAT}.asymmetric.rsa.generate_private_key`]: cryptoOf('generate_key', 'RSA'),
	[`${HAZMAT}.asymmetric.ec.generate_private_key`]: cryptoOf('generate_key', 'EC'),
	'bcrypt.hashpw': cryptoOf('hash_password', 'bcrypt'),
	'bcrypt.checkpw': cryptoOf('verify_password', 'bcrypt'),
	'argon2.PasswordHasher.hash': cryptoOf('hash_password', 'argon2'),
	'argon2.PasswordHasher.verify': cryptoOf('verify_password', 'argon2'),
	'passlib.*.hash': cryptoOf('hash_password', null),
	'passlib.*.verify': cryptoOf('verify_password', null),
	'werkzeug.security.generate_password_hash': cryptoOf('hash_password', 1, 'method'),
	'werkzeug.security.check_password_hash': cryptoOf('verify_password', null),
	'django.contrib.auth.hashers.make_password': cryptoOf('hash_password', 2, 'hasher'),
	'django.contrib.auth.hashers.check_password': cryptoOf('verify_password', null),
};

const WEAK = [
	'random',
	'randint',
	'randrange',
	'choice',
	'choices',
	'sample',
	'shuffle',
	'uniform',
	'getrandbits',
	'gauss',
	'randbytes',
];
const STRONG = [
	'token_hex',
	'token_bytes',
	'token_urlsafe',
	'choice',
	'randbelow',
	'randbits',
	'SystemRandom',
];
const NUMERIC = [
	'rand',
	'randn',
	'randint',
	'random',
	'choice',
	'shuffle',
	'permutation',
	'uniform',
	'normal',
	'default_rng',
];

const RANDOM: ApiTable = {
	...each(['random'], WEAK, randomFrom(false)),
	...each(['numpy.random'], NUMERIC, randomFrom(false)),
	...each(['secrets'], STRONG, randomFrom(true)),
	...each(['random.SystemRandom', 'secrets.SystemRandom'], WEAK, randomFrom(true)),
	'os.urandom': randomFrom(true),
	'uuid.uuid4': randomFrom(true),
	'Crypto.Random.get_random_bytes': randomFrom(true),
	'Cryptodome.Random.get_random_bytes': randomFrom(true),
	'django.utils.crypto.get_random_string': randomFrom(true),
};

/** The keywords of a call are its options; what they say about the signature decides whether it is verified. */
function token(library: string, operation: 'sign' | 'verify' | 'decode', keyAt: number | null): ApiReader {
	return (seen, tell) => {
		const { args } = seen.call;
		const options = args.flatMap(({ name }) => (name === undefined ? [] : [name]));
		const isUnverified = args.some(({ name, text }) =>
			name === 'options'
				? /verify_signature["']\s{0,4}:\s{0,4}False/.test(text)
				: name === 'verify' && text === 'False',
		);
		tell({
			library,
			operation: operation === 'verify' && isUnverified ? 'decode' : operation,
			algorithm: algorithmsIn(
				args
					.map(({ name, text }) =>
						name?.startsWith('algorithm') || (name === undefined && /^["'[]/.test(text)) ? text : '',
					)
					.join(' '),
			),
			options: options.length === 0 ? null : options,
			key: keyAt === null ? null : keyOf(seen, keyAt, 'key', 'secret'),
		});
	};
}

const TOKENS: ApiTable = {
	'jwt.encode': token('PyJWT', 'sign', 1),
	'jwt.decode': token('PyJWT', 'verify', 1),
	'jwt.decode_complete': token('PyJWT', 'verify', 1),
	'jwt.get_unverified_header': token('PyJWT', 'decode', null),
	...each(['jose.jwt', 'authlib.jose.jwt', 'jose.jws'], ['encode', 'sign'], token('jose', 'sign', 1)),
	...each(['jose.jwt', 'authlib.jose.jwt', 'jose.jws'], ['decode', 'verify'], token('jose', 'verify', 1)),
	...each(
		['jose.jwt'],
		['get_unverified_claims', 'get_unverified_header', 'get_unverified_headers'],
		token('jose', 'decode', null),
	),
	...each(
		['flask_jwt_extended'],
		['create_access_token', 'create_refresh_token'],
		token('flask_jwt_extended', 'sign', null),
	),
	'flask_jwt_extended.decode_token': token('flask_jwt_extended', 'verify', null),
};

export const CRYPTO: readonly CallRule[] = [
	apiRule(cryptoOperation, NAMING, OPERATIONS),
	apiRule(randomSource, NAMING, RANDOM),
	apiRule(jwtPattern, NAMING, TOKENS),
];
