import type { Attributes, CallRule, FactRule, FileRule } from '../../../../model/facts/rules.ts';
import { cryptoOperation, randomSource } from '../../../../model/facts/security.ts';
import { has, optionOf, type Word, wordsOf } from './words.ts';

const DIGEST =
	/^-?((?:md[45]|sha\d{0,3}(?:-\d{3})?|sha3-\d{3}|sha512-\d{3}|ripemd160|rmd160|blake2[bs]\d{3}|sm3))$/i;
const CIPHER =
	/^-?((?:aes|camellia|aria|sm4|des|des3|des-ede3?|bf|blowfish|cast5?|rc[245]|chacha20)(?:-?\d{2,3})?(?:-\w{3,8})?)$/i;

function algorithmIn(words: readonly Word[], pattern: RegExp): string | null {
	for (const { text } of words) {
		const found = pattern.exec(text ?? '')?.[1];
		if (found !== undefined) return found;
	}
	return null;
}

/** What a command of openssl does, by its name and options. */
function opensslOf(words: readonly Word[]): Attributes | null {
	const [command, ...rest] = words;
	const name = command?.how === 'literal' ? (command.text ?? '') : '';
	if (name === 'dgst') {
		const operation = has(rest, '-sign')
			? 'sign'
			: has(rest, '-verify', '-prverify')
				? 'verify'
				: has(rest, '-hmac', '-mac')
					? 'mac'
					: 'hash';
		return { operation, algorithm: algorithmIn(rest, DIGEST) };
	}
	if (name === 'enc')
		return { operation: has(rest, '-d') ? 'decrypt' : 'encrypt', algorithm: algorithmIn(rest, CIPHER) };
	if (DIGEST.test(name)) return { operation: 'hash', algorithm: name };
	if (CIPHER.test(name) && name !== 'base64')
		return { operation: has(rest, '-d') ? 'decrypt' : 'encrypt', algorithm: name };
	if (name === 'genrsa') return { operation: 'generate_key', algorithm: 'RSA' };
	if (name === 'gendsa') return { operation: 'generate_key', algorithm: 'DSA' };
	if (name === 'genpkey')
		return { operation: 'generate_key', algorithm: literal(optionOf(rest, '-algorithm')) };
	if (name === 'ecparam' && has(rest, '-genkey'))
		return { operation: 'generate_key', algorithm: literal(optionOf(rest, '-name')) };
	if (name === 'req' && has(rest, '-newkey'))
		return { operation: 'generate_key', algorithm: literal(optionOf(rest, '-newkey')) };
	if (name === 'passwd')
		return { operation: 'hash_password', algorithm: algorithmIn(rest, /^-([156]|apr1|crypt)$/) };
	if (name === 'rsautl' || name === 'pkeyutl') {
		const operation = ['encrypt', 'decrypt', 'sign', 'verify'].find((word) => has(rest, `-${word}`));
		return operation === undefined ? null : { operation };
	}
	return null;
}

function literal(word: Word | null): string | null {
	return word?.how === 'literal' ? word.text : null;
}

/** A variable may name the program: `${OPENSSL_BIN:-openssl}`. */
const OR_OPENSSL = /^"?\$\{\w{1,100}:?-(?:[\w/.]{0,80}\/)?openssl\}"?$/;

const openssl: CallRule = {
	fact: cryptoOperation,
	on: 'call',
	names: ['openssl', ''],
	find(call, file, tell) {
		if (call.name === '' && !OR_OPENSSL.test(call.callee)) return;
		const found = opensslOf(wordsOf(call, file));
		if (found !== null) tell({ library: 'openssl', ...found });
	},
};

const SUMS: Readonly<Record<string, string>> = {
	md5sum: 'md5',
	sha1sum: 'sha1',
	sha224sum: 'sha224',
	sha256sum: 'sha256',
	sha384sum: 'sha384',
	sha512sum: 'sha512',
	b2sum: 'blake2b',
};

/** `sha256sum -c` compares hashes: it makes them, too. */
const sums: CallRule = {
	fact: cryptoOperation,
	on: 'call',
	names: [...Object.keys(SUMS), 'shasum'],
	find(call, file, tell) {
		const asked = call.name === 'shasum' ? optionOf(wordsOf(call, file), '-a', '--algorithm') : null;
		const algorithm =
			SUMS[call.name] ?? (asked === null ? 'sha1' : asked.how === 'literal' ? `sha${asked.text}` : null);
		tell({ library: call.name, operation: 'hash', algorithm });
	},
};

const GPG: readonly [operation: string, ...options: string[]][] = [
	[
		'generate_key',
		'--gen-key',
		'--generate-key',
		'--full-generate-key',
		'--quick-generate-key',
		'--quick-gen-key',
	],
	['decrypt', '-d', '--decrypt'],
	['verify', '--verify'],
	['encrypt', '-e', '--encrypt', '-c', '--symmetric'],
	['sign', '-s', '--sign', '-b', '--detach-sign', '--clearsign', '--clear-sign', '-ab', '-sb'],
];

const gpg: CallRule = {
	fact: cryptoOperation,
	on: 'call',
	names: ['gpg', 'gpg2'],
	find(call, file, tell) {
		const words = wordsOf(call, file);
		const operation = GPG.find(([, ...options]) => has(words, ...options))?.[0];
		if (operation !== undefined)
			tell({ library: 'gpg', operation, algorithm: literal(optionOf(words, '--cipher-algo')) });
	},
};

const keys: CallRule = {
	fact: cryptoOperation,
	on: 'call',
	names: ['ssh-keygen'],
	find(call, file, tell) {
		const words = wordsOf(call, file);
		if (!has(words, '-t') || has(words, '-R', '-F', '-l', '-y', '-i', '-e')) return;
		tell({ library: 'ssh-keygen', operation: 'generate_key', algorithm: literal(optionOf(words, '-t')) });
	},
};

const randomBytes: CallRule = {
	fact: randomSource,
	on: 'call',
	names: ['openssl', ''],
	find(call, _file, tell) {
		if (call.args[0]?.text !== 'rand' || (call.name === '' && !OR_OPENSSL.test(call.callee))) return;
		tell({ source: 'openssl rand', cryptographic: true });
	},
};

/** A device that is read: it is redirected, or given to a program that reads. */
const DEVICE =
	/(?:<[ \t]{0,4}|\bif=|\b(?:cat|head|od|hexdump|xxd|base64|strings|fold|sha\d{1,3}sum|md5sum)\b[^|;&\n"'#]{0,80}[ \t])(\/dev\/u?random)\b/g;

const sources: FileRule = {
	fact: randomSource,
	on: 'file',
	find(file, tell) {
		const { text } = file;
		if (text.includes('RANDOM')) {
			for (const { start, kind, chunk } of file.references('RANDOM')) {
				if (kind === 'read')
					tell({ source: '$RANDOM', cryptographic: false }, { start, end: start + 'RANDOM'.length, chunk });
			}
		}
		if (!text.includes('/dev/urandom') && !text.includes('/dev/random')) return;
		for (const found of text.matchAll(DEVICE)) {
			const start = found.index + found[0].length - found[1].length;
			if (!isComment(text, start))
				tell({ source: found[1], cryptographic: true }, { start, end: start + found[1].length });
		}
	},
};

function isComment(text: string, at: number): boolean {
	const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
	return /^\s{0,200}#|\s#\s/.test(line);
}

export const CRYPTO: readonly FactRule[] = [openssl, sums, gpg, keys, randomBytes, sources];
