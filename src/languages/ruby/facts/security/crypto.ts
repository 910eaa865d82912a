import type { CallRule } from '../../../../model/facts/rules.ts';
import { cryptoOperation, jwtPattern, randomSource } from '../../../../model/facts/security.ts';
import { words } from '../../../../model/word-list.ts';
import { cryptoOf, randomFrom } from '../../../shared/facts/security/api-readers.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { algorithmsIn, keyOf } from '../../../shared/facts/security/jwt.ts';
import { NAMING } from './api-naming.ts';

const DIGESTS = ['MD5', 'SHA1', 'SHA2', 'SHA256', 'SHA384', 'SHA512', 'RMD160'];
const DIGESTED = ['hexdigest', 'digest', 'base64digest', 'new', 'file'];

/** `OpenSSL::HMAC.hexdigest('SHA256', key, data)`; the digest may be an object. */
const mac: ApiReader = (seen, tell) => {
	const written = seen.call.args[0]?.text ?? '';
	const made = /Digest(?:::|\.new\(\s{0,4}["']|\.\s{0,4}new\s{1,4}["'])(\w{1,20})/.exec(written)?.[1];
	tell({ library: 'OpenSSL.HMAC', operation: 'mac', algorithm: seen.literal(0) ?? made });
};

const OPERATIONS: ApiTable = {
	...Object.fromEntries(
		DIGESTS.flatMap((name) =>
			['Digest', 'OpenSSL.Digest'].flatMap((owner) =>
				DIGESTED.map((method) => [`${owner}.${name}.${method}`, cryptoOf('hash', name)]),
			),
		),
	),
	'OpenSSL.Digest.new': cryptoOf('hash', 0),
	...each(['OpenSSL.Digest'], ['hexdigest', 'digest'], cryptoOf('hash', 0)),
	...each(['OpenSSL.HMAC'], ['hexdigest', 'digest', 'base64digest', 'new'], mac),
	'OpenSSL.Cipher.new': cryptoOf('cipher', 0),
	'OpenSSL.Cipher.Cipher.new': cryptoOf('cipher', 0),
	...each(['OpenSSL.PKey.RSA'], ['new', 'generate'], cryptoOf('generate_key', 'RSA')),
	'OpenSSL.PKCS5.pbkdf2_hmac': cryptoOf('derive_key', 'PBKDF2'),
	'OpenSSL.KDF.pbkdf2_hmac': cryptoOf('derive_key', 'PBKDF2'),
	'BCrypt.Password.create': cryptoOf('hash_password', 'bcrypt'),
	'BCrypt.Password.new': cryptoOf('verify_password', 'bcrypt'),
	'BCrypt.Engine.hash_secret': cryptoOf('hash_password', 'bcrypt'),
	'SCrypt.Password.create': cryptoOf('hash_password', 'scrypt'),
	'Argon2.Password.create': cryptoOf('hash_password', 'argon2'),
	'Argon2.Password.verify_password': cryptoOf('verify_password', 'argon2'),
	'ActiveSupport.MessageEncryptor.new': cryptoOf('cipher', null),
};

const SECURE = words(
	'hex uuid base64 urlsafe_base64 random_bytes alphanumeric random_number bytes rand uuid_v4',
);

const RANDOM: ApiTable = {
	rand: randomFrom(false),
	'Random.rand': randomFrom(false),
	'Random.new': randomFrom(false),
	...each(['SecureRandom'], SECURE, randomFrom(true)),
};

/** `JWT.encode(payload, key, 'HS256')`; `JWT.decode(token, nil, false)` verifies nothing. */
function token(operation: 'sign' | 'verify'): ApiReader {
	return (seen, tell) => {
		const { args } = seen.call;
		const isUnverified = operation === 'verify' && args[2]?.text === 'false';
		const options = args.flatMap(({ name }) => (name === undefined ? [] : [name]));
		tell({
			library: 'ruby-jwt',
			operation: isUnverified ? 'decode' : operation,
			algorithm: algorithmsIn(
				args
					.slice(2)
					.map(({ text }) => text)
					.join(' '),
			),
			options: options.length === 0 ? null : options,
			key: args[1]?.text === 'nil' ? null : keyOf(seen, 1),
		});
	};
}

export const CRYPTO: readonly CallRule[] = [
	apiRule(cryptoOperation, NAMING, OPERATIONS),
	apiRule(randomSource, NAMING, RANDOM),
	apiRule(jwtPattern, NAMING, { 'JWT.encode': token('sign'), 'JWT.decode': token('verify') }),
];
