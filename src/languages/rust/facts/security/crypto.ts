import type { CallRule } from '../../../../model/facts/rules.ts';
import { cryptoOperation, jwtPattern, randomSource } from '../../../../model/facts/security.ts';
import { cryptoOf, randomFrom } from '../../../shared/facts/security/api-readers.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { algorithmsIn, keyOf } from '../../../shared/facts/security/jwt.ts';
import { NAMING } from './api-naming.ts';

/** Crates with a type for each algorithm. */
function hashes(crate: string, ...types: string[]): ApiTable {
	return Object.fromEntries(
		types.flatMap((type) =>
			['new', 'digest', 'new_with_prefix'].map((name) => [
				`${crate}.${type}.${name}`,
				cryptoOf('hash', type),
			]),
		),
	);
}

const CONSTANT = /(?:^|[&:])((?:SHA|HMAC|BLAKE)[A-Z0-9_]{1,40})$/;

/** `digest::digest(&digest::SHA256, data)`: the algorithm is a constant. */
function constant(operation: string): ApiReader {
	return (seen, tell) =>
		tell({ library: 'ring', operation, algorithm: CONSTANT.exec(seen.call.args[0]?.text ?? '')?.[1] });
}

/** `encrypt(Cipher::aes_256_cbc(), …)`, `hash(MessageDigest::md5(), …)`. */
function made(operation: string): ApiReader {
	return (seen, tell) =>
		tell({
			library: 'openssl',
			operation,
			algorithm: /::(\w{1,40})\(\)$/.exec(seen.call.args[0]?.text ?? '')?.[1],
		});
}

/** `Argon2::default().hash_password(…)`: how the hasher was made is no part of its name. */
function password(operation: string): ApiReader {
	return (_, tell) => tell({ library: 'argon2', operation, algorithm: 'argon2' });
}

const OPERATIONS: ApiTable = {
	...hashes('sha2', 'Sha224', 'Sha256', 'Sha384', 'Sha512'),
	...hashes('sha1', 'Sha1'),
	...hashes('sha3', 'Sha3_256', 'Sha3_512', 'Keccak256'),
	...hashes('md5', 'Md5'),
	...hashes('md_5', 'Md5'),
	...hashes('blake2', 'Blake2b512', 'Blake2s256'),
	'md5.compute': cryptoOf('hash', 'md5'),
	...each(['blake3'], ['hash', 'keyed_hash', 'Hasher.new'], cryptoOf('hash', 'blake3')),
	...each(['hmac.Hmac', 'hmac.SimpleHmac'], ['new_from_slice', 'new'], cryptoOf('mac', 'HMAC')),
	...each(['ring.digest', 'aws_lc_rs.digest'], ['digest', 'Context.new'], constant('hash')),
	...each(['ring.hmac', 'aws_lc_rs.hmac'], ['Key.new'], constant('mac')),
	...each(['ring.pbkdf2', 'aws_lc_rs.pbkdf2'], ['derive', 'verify'], cryptoOf('derive_key', 'PBKDF2')),
	'openssl.hash.hash': made('hash'),
	'openssl.symm.encrypt': made('encrypt'),
	'openssl.symm.decrypt': made('decrypt'),
	'openssl.rsa.Rsa.generate': cryptoOf('generate_key', 'RSA'),
	...each(
		['aes_gcm'],
		['Aes128Gcm.new', 'Aes256Gcm.new', 'Aes256Gcm.new_from_slice'],
		cryptoOf('cipher', 'AES-GCM'),
	),
	...each(
		['chacha20poly1305'],
		['ChaCha20Poly1305.new', 'XChaCha20Poly1305.new'],
		cryptoOf('cipher', 'ChaCha20-Poly1305'),
	),
	'rsa.RsaPrivateKey.new': cryptoOf('generate_key', 'RSA'),
	...each(['bcrypt'], ['hash', 'hash_with_result', 'hash_with_salt'], cryptoOf('hash_password', 'bcrypt')),
	'bcrypt.verify': cryptoOf('verify_password', 'bcrypt'),
	'argon2.*.hash_password': password('hash_password'),
	'argon2.*.verify_password': password('verify_password'),
	'argon2.hash_encoded': cryptoOf('hash_password', 'argon2'),
	'argon2.verify_encoded': cryptoOf('verify_password', 'argon2'),
	'scrypt.scrypt': cryptoOf('derive_key', 'scrypt'),
	...each(['pbkdf2'], ['pbkdf2', 'pbkdf2_hmac', 'pbkdf2_hmac_array'], cryptoOf('derive_key', 'PBKDF2')),
};

const RANDOM: ApiTable = {
	...each(['rand'], ['random', 'thread_rng', 'rng', 'random_range', 'random_bool'], randomFrom(true)),
	...each(['rand.rngs.StdRng'], ['from_entropy', 'from_os_rng', 'from_rng'], randomFrom(true)),
	...each(
		['rand.rngs.SmallRng'],
		['from_entropy', 'from_os_rng', 'from_rng', 'seed_from_u64'],
		randomFrom(false),
	),
	...each(['rand.rngs.StdRng'], ['seed_from_u64', 'from_seed'], randomFrom(false)),
	...each(['getrandom'], ['getrandom', 'fill'], randomFrom(true)),
	...each(
		['fastrand'],
		['u8', 'u16', 'u32', 'u64', 'usize', 'i32', 'bool', 'shuffle', 'choice', 'alphanumeric', 'Rng.new'],
		randomFrom(false),
	),
	'uuid.Uuid.new_v4': randomFrom(true),
	'ring.rand.SystemRandom.new': randomFrom(true),
};

/** `decode::<Claims>(token, &key, &Validation::new(Algorithm::HS256))`. */
function token(operation: 'sign' | 'verify' | 'decode', keyAt: number | null): ApiReader {
	return (seen, tell) => {
		const written = seen.call.args.map(({ text }) => text).join(' ');
		tell({
			library: 'jsonwebtoken',
			operation,
			algorithm: algorithmsIn(written),
			key: keyAt === null ? null : keyOf(seen, keyAt),
		});
	};
}

const TOKENS: ApiTable = {
	'jsonwebtoken.encode': token('sign', 2),
	'jsonwebtoken.decode': token('verify', 1),
	...each(
		['jsonwebtoken'],
		['decode_header', 'dangerous_insecure_decode', 'dangerous.insecure_decode'],
		token('decode', null),
	),
};

/** `type HmacSha256 = Hmac<Sha256>;`, then `HmacSha256::new_from_slice(key)`. */
const aliased: CallRule = {
	fact: cryptoOperation,
	on: 'call',
	names: ['new_from_slice', 'new'],
	find({ receiver, scope }, file, tell) {
		if (receiver === null || !/^\w{0,40}mac\w{0,40}$/i.test(receiver)) return;
		const binding = file.binding(receiver, scope);
		if (binding === null || !file.importsFrom(['hmac'])) return;
		const written = file.text.slice(binding.start, binding.start + 200);
		const algorithm = /^\w{1,80}\s{0,4}=\s{0,4}(?:hmac::)?(?:Simple)?Hmac<([\w:]{1,60})>;/.exec(written)?.[1];
		if (algorithm !== undefined) tell({ library: 'hmac.Hmac', operation: 'mac', algorithm });
	},
};

export const CRYPTO: readonly CallRule[] = [
	apiRule(cryptoOperation, NAMING, OPERATIONS),
	aliased,
	apiRule(randomSource, NAMING, RANDOM),
	apiRule(jwtPattern, NAMING, TOKENS),
];
