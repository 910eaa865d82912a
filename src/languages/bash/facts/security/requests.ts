import type { CallRule } from '../../../../model/facts/rules.ts';
import { outboundRequest } from '../../../../model/facts/security.ts';
import { has, operandsOf, optionOf, type Word, wordsOf } from './words.ts';

/** Options that take the next word. */
const CURL_VALUES =
	/^(?:-[a-zA-Z]{0,8}[XdHouAbceEFKmrtTUwxyYzDCPQ]|--(?:request|data|data-raw|data-binary|data-ascii|data-urlencode|header|output|output-dir|user|user-agent|cookie|cookie-jar|form|form-string|max-time|connect-timeout|retry|retry-delay|retry-max-time|cacert|capath|cert|cert-type|key|key-type|pass|proxy|proxy-user|resolve|connect-to|referer|write-out|upload-file|range|url|interface|limit-rate|config|netrc-file|json|unix-socket|oauth2-bearer|ciphers|tls-max|dump-header|max-redirs|continue-at|speed-time|speed-limit|dns-servers|stderr|trace|trace-ascii|aws-sigv4|noproxy|proto|proto-default|max-filesize|time-cond|variable|local-port|socks5|socks5-hostname|url-query|hostpubmd5|pinnedpubkey|mail-from|mail-rcpt|quote))$/;
const WGET_VALUES =
	/^(?:-[a-zA-Z]{0,8}[OoatTwUPeiBQlADRIX]|--(?:output-document|output-file|append-output|tries|timeout|wait|user-agent|directory-prefix|header|user|password|post-data|post-file|method|body-data|body-file|input-file|ca-certificate|certificate|private-key|referer|load-cookies|save-cookies|limit-rate|waitretry|connect-timeout|read-timeout|dns-timeout|level|accept|reject))$/;
const MAY_BE_OPTIONS = /^\$\{?\w{1,100}(?:\[[@*]\])?\}?$|^"\$\{\w{1,100}\[[@*]\](?:[^}]{0,40})\}"$|^"?\$@"?$/;
const ADDRESS_NAME = /ur[li]|endpoint|host|link|addr|server|href|api/i;

/** The address among what is no option; null when that is not sure. */
function addressOf(operands: readonly Word[]): Word | null {
	const written = operands.find(({ text }) => /^(?:[a-z]{2,8}|\{\}):\/\//i.test(text ?? ''));
	if (written !== undefined) return written;
	const sure = operands.filter(({ written: word }) => !MAY_BE_OPTIONS.test(word));
	if (sure.length === 1) return sure[0];
	const named = operands.filter(({ written: word }) => ADDRESS_NAME.test(word));
	return named.length === 1 ? named[0] : operands.length === 1 ? operands[0] : null;
}

function curlMethod(words: readonly Word[]): string | null {
	const joined = words.find(({ written }) => /^-[a-zA-Z]{0,6}X[A-Z]{3,7}$/.test(written))?.written;
	if (joined !== undefined) return joined.replace(/^-[a-zA-Z]*?X/, '');
	const asked = words.findIndex(({ written }) => /^(?:-[a-zA-Z]{0,6}X|--request)$/.test(written));
	if (asked >= 0) {
		const given = words[asked + 1];
		return given?.how === 'literal' ? (given.text ?? null) : null;
	}
	const long = optionOf(words, '--request');
	if (long !== null) return long.how === 'literal' ? long.text : null;
	const written = words.map((word) => word.written);
	if (written.some((word) => /^(?:-[a-zA-Z]{0,6}I|--head)$/.test(word))) return 'HEAD';
	if (written.some((word) => /^(?:-[a-zA-Z]{0,6}G|--get)$/.test(word))) return 'GET';
	if (written.some((word) => /^(?:-[a-zA-Z]{0,6}T|--upload-file)$/.test(word))) return 'PUT';
	if (
		written.some((word) =>
			/^(?:-[a-zA-Z]{0,6}[dF]|--(?:data|form|json)[\w-]{0,20}(?:=.{0,400})?)$/s.test(word),
		)
	)
		return 'POST';
	return words.some((word) => MAY_BE_OPTIONS.test(word.written)) ? null : 'GET';
}

function wgetMethod(words: readonly Word[]): string | null {
	const asked = optionOf(words, '--method');
	if (asked !== null) return asked.how === 'literal' ? asked.text : null;
	if (optionOf(words, '--post-data', '--post-file') !== null) return 'POST';
	if (has(words, '--spider')) return 'HEAD';
	return words.some((word) => MAY_BE_OPTIONS.test(word.written)) ? null : 'GET';
}

/** `curl -fsSL https://example.com`, `wget "$url"`. */
const requests: CallRule = {
	fact: outboundRequest,
	on: 'call',
	names: ['curl', 'wget'],
	find(call, file, tell) {
		const words = wordsOf(call, file);
		if (has(words, '--help', '-h', '--version', '-V', '--manual')) return;
		const isCurl = call.name === 'curl';
		const operands = operandsOf(words, isCurl ? CURL_VALUES : WGET_VALUES);
		const address = (isCurl ? optionOf(words, '--url') : null) ?? addressOf(operands);
		if (address === null && operands.length === 0) return;
		const method = isCurl ? curlMethod(words) : wgetMethod(words);
		tell({ library: call.name, method: method?.toUpperCase(), url: address?.text, given: address?.how });
	},
};

export const REQUESTS: readonly CallRule[] = [requests];
