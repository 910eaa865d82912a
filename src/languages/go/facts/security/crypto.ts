import type { CallRule } from '../../../../model/facts/rules.ts';
import { cryptoOperation, jwtPattern, randomSource } from '../../../../model/facts/security.ts';
import { words } from '../../../../model/word-list.ts';
import { cryptoOf, randomFrom } from '../../../shared/facts/security/api-readers.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { keyOf } from '../../../shared/facts/security/jwt.ts';
import { NAMING } from './api-naming.ts';

/** `hmac.New(sha256.New, key)`: the algorithm is a function. */
const mac: ApiReader = (seen, tell) => {
	const written = seen.call.args[0]?.text ?? '';
	tell({
		library: 'crypto/hmac',
		operation: 'mac',
		algorithm: /^(\w{1,20})\.New\w{0,10}$/.exec(written)?.[1],
	});
};

const BCRYPT = 'golang.org/x/crypto/bcrypt';

const OPERATIONS: ApiTable = {
	...each(['crypto/md5'], ['New', 'Sum'], cryptoOf('hash', 'md5')),
	...each(['crypto/sha1'], ['New', 'Sum'], cryptoOf('hash', 'sha1')),
	...each(['crypto/sha256'], ['New', 'Sum256', 'New224', 'Sum224'], cryptoOf('hash', 'sha256')),
	...each(['crypto/sha512'], ['New', 'Sum512', 'New384', 'Sum384'], cryptoOf('hash', 'sha512')),
	...each(
		['golang.org/x/crypto/sha3', 'crypto/sha3'],
		['New256', 'Sum256', 'New512', 'Sum512'],
		cryptoOf('hash', 'sha3'),
	),
	...each(
		['golang.org/x/crypto/blake2b'],
		['New256', 'Sum256', 'New512', 'Sum512'],
		cryptoOf('hash', 'blake2b'),
	),
	...each(['golang.org/x/crypto/md4'], ['New'], cryptoOf('hash', 'md4')),
	'crypto/hmac.New': mac,
	'crypto/aes.NewCipher': cryptoOf('cipher', 'AES'),
	'crypto/des.NewCipher': cryptoOf('cipher', 'DES'),
	'crypto/des.NewTripleDESCipher': cryptoOf('cipher', '3DES'),
	'crypto/rc4.NewCipher': cryptoOf('cipher', 'RC4'),
	'golang.org/x/crypto/chacha20poly1305.New': cryptoOf('cipher', 'ChaCha20-Poly1305'),
	...each(['crypto/cipher'], ['NewGCM', 'NewGCMWithNonceSize'], cryptoOf('cipher', 'GCM')),
	...each(['crypto/cipher'], ['NewCBCEncrypter'], cryptoOf('encrypt', 'CBC')),
	...each(['crypto/cipher'], ['NewCBCDecrypter'], cryptoOf('decrypt', 'CBC')),
	...each(['crypto/cipher'], ['NewCTR'], cryptoOf('cipher', 'CTR')),
	...each(['crypto/cipher'], ['NewCFBEncrypter'], cryptoOf('encrypt', 'CFB')),
	...each(['crypto/cipher'], ['NewCFBDecrypter'], cryptoOf('decrypt', 'CFB')),
	'crypto/rsa.GenerateKey': cryptoOf('generate_key', 'RSA'),
	'crypto/ecdsa.GenerateKey': cryptoOf('generate_key', 'ECDSA'),
	'crypto/ed25519.GenerateKey': cryptoOf('generate_key', 'Ed25519'),
	...each(['crypto/rsa'], ['EncryptPKCS1v15', 'EncryptOAEP'], cryptoOf('encrypt', 'RSA')),
	...each(['crypto/rsa'], ['DecryptPKCS1v15', 'DecryptOAEP'], cryptoOf('decrypt', 'RSA')),
	...each(['crypto/rsa'], ['SignPKCS1v15', 'SignPSS'], cryptoOf('sign', 'RSA')),
	...each(['crypto/rsa'], ['VerifyPKCS1v15', 'VerifyPSS'], cryptoOf('verify', 'RSA')),
	...each(['crypto/ecdsa'], ['Sign', 'SignASN1'], cryptoOf('sign', 'ECDSA')),
	...each(['crypto/ecdsa'], ['Verify', 'VerifyASN1'], cryptoOf('verify', 'ECDSA')),
	'crypto/ed25519.Sign': cryptoOf('sign', 'Ed25519'),
	'crypto/ed25519.Verify': cryptoOf('verify', 'Ed25519'),
	[`${BCRYPT}.GenerateFromPassword`]: cryptoOf('hash_password', 'bcrypt'),
	[`${BCRYPT}.CompareHashAndPassword`]: cryptoOf('verify_password', 'bcrypt'),
	'golang.org/x/crypto/scrypt.Key': cryptoOf('derive_key', 'scrypt'),
	...each(['golang.org/x/crypto/argon2'], ['Key', 'IDKey'], cryptoOf('derive_key', 'argon2')),
	...each(['golang.org/x/crypto/pbkdf2', 'crypto/pbkdf2'], ['Key'], cryptoOf('derive_key', 'PBKDF2')),
	...each(
		['golang.org/x/crypto/hkdf', 'crypto/hkdf'],
		['New', 'Key', 'Extract', 'Expand'],
		cryptoOf('derive_key', 'HKDF'),
	),
};

const NUMBERS = words(`
	Int Intn Int31 Int31n Int63 Int63n Uint32 Uint64 Float32 Float64 Perm Shuffle Read IntN Int64N N
	NormFloat64`);

const RANDOM: ApiTable = {
	...each(['math/rand', 'math/rand.New', 'math/rand.Rand'], NUMBERS, randomFrom(false)),
	...each(['crypto/rand'], ['Read', 'Int', 'Prime', 'Text'], randomFrom(true)),
	...each(['github.com/google/uuid'], ['New', 'NewString', 'NewRandom', 'NewUUID'], randomFrom(true)),
};

const PACKAGES = [
	'github.com/golang-jwt/jwt',
	'github.com/dgrijalva/jwt-go',
	'github.com/form3tech-oss/jwt-go',
];
const METHOD = /SigningMethod([A-Z]{2}\d{3}|EdDSA|None)\b/;

/** `jwt.NewWithClaims(jwt.SigningMethodHS256, claims)` is signed by what is done with it. */
const made: ApiReader = (seen, tell) => {
	const method = METHOD.exec(seen.call.args[0]?.text ?? '')?.[1];
	tell({ library: 'golang-jwt', operation: 'sign', algorithm: method === undefined ? null : [method] });
};

function parsed(operation: 'verify' | 'decode', keyAt: number | null): ApiReader {
	return (seen, tell) =>
		tell({ library: 'golang-jwt', operation, key: keyAt === null ? null : keyOf(seen, keyAt) });
}

const TOKENS: ApiTable = {
	...each(PACKAGES, ['NewWithClaims', 'New'], made),
	...each(PACKAGES, ['Parse'], parsed('verify', 1)),
	...each(PACKAGES, ['ParseWithClaims'], parsed('verify', 2)),
	...Object.fromEntries(
		PACKAGES.flatMap((name) => [
			[`${name}.*.ParseUnverified`, parsed('decode', null)],
			[`${name}.NewParser.Parse`, parsed('verify', 1)],
			[`${name}.NewParser.ParseWithClaims`, parsed('verify', 2)],
			[`${name}.Parser.ParseWithClaims`, parsed('verify', 2)],
		]),
	),
};

export const CRYPTO: readonly CallRule[] = [
	apiRule(cryptoOperation, NAMING, OPERATIONS),
	apiRule(randomSource, NAMING, RANDOM),
	apiRule(jwtPattern, NAMING, TOKENS),
];
