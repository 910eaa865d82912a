import type { CallRule } from '../../../../../model/facts/rules.ts';
import { cryptoOperation, jwtPattern, randomSource } from '../../../../../model/facts/security.ts';
import { cryptoOf, randomFrom } from '../api-readers.ts';
import { type ApiNaming, type ApiReader, type ApiTable, apiRule, each } from '../apis.ts';
import { algorithmsIn, keyOf } from '../jwt.ts';

const CODEC = 'org.apache.commons.codec.digest.DigestUtils';
const SPRING = 'org.springframework.security.crypto';

/** `DigestUtils.sha256Hex(…)`: the algorithm is in the name. */
function ofCodec(): ApiTable {
	const names = ['md5', 'sha1', 'sha256', 'sha384', 'sha512', 'sha'];
	return Object.fromEntries(
		names.flatMap((name) =>
			[name, `${name}Hex`].map((method) => [`${CODEC}.${method}`, cryptoOf('hash', name)]),
		),
	);
}

const OPERATIONS: ApiTable = {
	'java.security.MessageDigest.getInstance': cryptoOf('hash', 0),
	'javax.crypto.Mac.getInstance': cryptoOf('mac', 0),
	'javax.crypto.Cipher.getInstance': cryptoOf('cipher', 0),
	'java.security.Signature.getInstance': cryptoOf('sign', 0),
	'javax.crypto.SecretKeyFactory.getInstance': cryptoOf('derive_key', 0),
	...each(
		['javax.crypto.KeyGenerator', 'java.security.KeyPairGenerator'],
		['getInstance'],
		cryptoOf('generate_key', 0),
	),
	...ofCodec(),
	'org.springframework.util.DigestUtils.md5DigestAsHex': cryptoOf('hash', 'md5'),
	...Object.fromEntries(
		['md5', 'sha1', 'sha256', 'sha512'].map((name) => [
			`com.google.common.hash.Hashing.${name}`,
			cryptoOf('hash', name),
		]),
	),
	[`${SPRING}.password.PasswordEncoder.encode`]: cryptoOf('hash_password', null),
	[`${SPRING}.password.PasswordEncoder.matches`]: cryptoOf('verify_password', null),
	...each([`${SPRING}.bcrypt.BCryptPasswordEncoder`], ['encode'], cryptoOf('hash_password', 'bcrypt')),
	...each([`${SPRING}.bcrypt.BCryptPasswordEncoder`], ['matches'], cryptoOf('verify_password', 'bcrypt')),
	...each(
		[`${SPRING}.bcrypt.BCrypt`, 'org.mindrot.jbcrypt.BCrypt'],
		['hashpw'],
		cryptoOf('hash_password', 'bcrypt'),
	),
	...each(
		[`${SPRING}.bcrypt.BCrypt`, 'org.mindrot.jbcrypt.BCrypt'],
		['checkpw'],
		cryptoOf('verify_password', 'bcrypt'),
	),
};

const RANDOM: ApiTable = {
	'java.util.Random': randomFrom(false),
	'java.lang.Math.random': randomFrom(false),
	'java.util.concurrent.ThreadLocalRandom.current': randomFrom(false),
	'java.security.SecureRandom': randomFrom(true),
	...each(['java.security.SecureRandom'], ['getInstance', 'getInstanceStrong'], randomFrom(true)),
	'java.util.UUID.randomUUID': randomFrom(true),
	...each(
		['org.apache.commons.lang3.RandomStringUtils', 'org.apache.commons.lang.RandomStringUtils'],
		['random', 'randomAlphabetic', 'randomAlphanumeric', 'randomNumeric', 'randomAscii'],
		randomFrom(false),
	),
	...each(
		['kotlin.random.Random', 'kotlin.random.Random.Default'],
		['nextInt', 'nextLong', 'nextDouble', 'nextBoolean', 'nextBytes', 'nextFloat'],
		randomFrom(false),
	),
};

/** `builder.signWith(SignatureAlgorithm.HS256, key)`, `JWT.create().sign(Algorithm.HMAC256(key))`. */
function signed(library: string): ApiReader {
	return (seen, tell) => {
		const written = seen.call.args.map(({ text }) => text).join(' ');
		const named = algorithmsIn(written) ?? /\bAlgorithm\.(\w{1,20})\(/.exec(written)?.slice(1, 2) ?? null;
		tell({
			library,
			operation: 'sign',
			algorithm: named,
			key: keyOf(seen, seen.call.args.length > 1 && /Algorithm/.test(seen.call.args[0].text) ? 1 : 0),
		});
	};
}

function read(library: string, operation: 'verify' | 'decode'): ApiReader {
	return (seen, tell) => {
		const named = /\bAlgorithm\.(\w{1,20})\(/.exec(seen.call.args[0]?.text ?? '')?.slice(1, 2);
		tell({ library, operation, algorithm: named });
	};
}

const TOKENS: ApiTable = {
	'io.jsonwebtoken.*.signWith': signed('jjwt'),
	'io.jsonwebtoken.*.parseClaimsJws': read('jjwt', 'verify'),
	'io.jsonwebtoken.*.parseSignedClaims': read('jjwt', 'verify'),
	'io.jsonwebtoken.*.parseClaimsJwt': read('jjwt', 'decode'),
	'io.jsonwebtoken.*.parseUnsecuredClaims': read('jjwt', 'decode'),
	'com.auth0.jwt.JWT.*.sign': signed('java-jwt'),
	'com.auth0.jwt.JWTCreator.*.sign': signed('java-jwt'),
	'com.auth0.jwt.JWT.require': read('java-jwt', 'verify'),
	'com.auth0.jwt.JWT.decode': read('java-jwt', 'decode'),
	'com.nimbusds.jwt.SignedJWT.sign': signed('nimbus-jose-jwt'),
	'com.nimbusds.jwt.SignedJWT.verify': read('nimbus-jose-jwt', 'verify'),
	'com.nimbusds.jwt.SignedJWT.parse': read('nimbus-jose-jwt', 'decode'),
};

export function cryptoRules(naming: ApiNaming): CallRule[] {
	return [
		apiRule(cryptoOperation, naming, OPERATIONS),
		apiRule(randomSource, naming, RANDOM),
		apiRule(jwtPattern, naming, TOKENS),
	];
}
