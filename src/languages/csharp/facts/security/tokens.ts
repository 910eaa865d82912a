import type { CallRule, FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { jwtPattern } from '../../../../model/facts/security.ts';
import { splitArguments } from '../../../shared/facts/literals.ts';
import {
	type ApiCall,
	type ApiReader,
	type ApiTable,
	apiRule,
	each,
} from '../../../shared/facts/security/apis.ts';
import { givenAt } from '../../../shared/facts/security/given.ts';
import { NAMING } from './api-naming.ts';
import { initialisersOf } from './initialisers.ts';

const JWT = 'System.IdentityModel.Tokens.Jwt';
const HANDLERS = [
	`${JWT}.JwtSecurityTokenHandler`,
	'Microsoft.IdentityModel.JsonWebTokens.JsonWebTokenHandler',
];
const LIBRARY = 'Microsoft.IdentityModel';
const ALGORITHM = /\bSecurityAlgorithms\.(\w{1,40})/g;
const MAX_WRITTEN = 2000;

/** What an argument is: as written, or where the variable that it names is declared. */
function writtenAs(text: string, scope: number, file: FactFile): string {
	if (!/^\w{1,100}$/.test(text)) return text;
	const binding = file.binding(text, scope);
	if (binding === null || binding.kind === 'param') return text;
	const from = file.text.slice(binding.start, binding.start + MAX_WRITTEN);
	const end = from.indexOf(';');
	return from.slice(0, end < 0 ? MAX_WRITTEN : end);
}

function algorithmsOf({ call, file }: ApiCall): string[] | null {
	let written = call.args.map(({ text }) => writtenAs(text, call.scope, file)).join('\n');
	const credentials = /\bSigningCredentials\s{0,4}[=:]\s{0,4}(\w{1,100})\b(?!\s{0,4}[\w(.])/i.exec(
		written,
	)?.[1];
	if (credentials !== undefined) written += writtenAs(credentials, call.scope, file);
	const names = [...written.matchAll(ALGORITHM)].map(([, name]) => name);
	return names.length === 0 ? null : [...new Set(names)];
}

function signed(seen: ApiCall): Parameters<Parameters<ApiReader>[1]>[0] {
	return { library: LIBRARY, operation: 'sign', algorithm: algorithmsOf(seen) };
}

/** `new JwtSecurityToken(issuer, …, signingCredentials: …)`; one text alone is a token that is read. */
const made: ApiReader = (seen, tell) => {
	const { args } = seen.call;
	const isSigned = args.length > 2 || args.some(({ name }) => name === 'signingCredentials');
	if (isSigned) tell(signed(seen));
	else if (args.length === 1 && args[0].name === undefined) tell({ library: LIBRARY, operation: 'decode' });
};

/** `handler.ValidateToken(token, new TokenValidationParameters { … }, out _)`. */
const validated: ApiReader = (seen, tell) => {
	const written = writtenAs(seen.call.args[1]?.text ?? '', seen.call.scope, seen.file);
	const braces = /\bnew\b[^{;]{0,100}\{([\s\S]*)\}/.exec(written)?.[1];
	const options = splitArguments(braces ?? '').flatMap(({ name }) => name ?? []);
	tell({ library: LIBRARY, operation: 'verify', options: options.length === 0 ? null : options });
};

const TOKENS: ApiTable = {
	...each(HANDLERS, ['CreateToken', 'CreateEncodedJwt', 'CreateJwtSecurityToken'], (seen, tell) =>
		tell(signed(seen)),
	),
	...each(HANDLERS, ['ValidateToken', 'ValidateTokenAsync'], validated),
	...each(HANDLERS, ['ReadJwtToken', 'ReadToken', 'ReadJsonWebToken'], (_, tell) =>
		tell({ library: LIBRARY, operation: 'decode' }),
	),
	[`${JWT}.JwtSecurityToken`]: made,
};

const ASSIGNED = /\bTokenValidationParameters\s{0,8}=\s{0,40}$/;
const FROM_ENVIRONMENT = /Environment\.GetEnvironmentVariable/;

/** `options.TokenValidationParameters = new TokenValidationParameters { … }`: what incoming tokens must have. */
const configured: CallRule = {
	fact: jwtPattern,
	on: 'call',
	names: ['TokenValidationParameters'],
	via: ['new'],
	find(call, file, tell) {
		if (!ASSIGNED.test(file.text.slice(Math.max(0, call.start - 100), call.start))) return;
		const options = initialisersOf(call, file);
		tell({
			library: LIBRARY,
			operation: 'verify',
			options: options.length === 0 ? null : options.map(({ name }) => name),
			key: keyOf(call, file),
		});
	},
};

/** How the key is given to `new SymmetricSecurityKey(Encoding.UTF8.GetBytes(…))`. */
function keyOf(call: SeenCall, file: FactFile): string | null {
	const key = initialisersOf(call, file).find(({ name }) => name === 'IssuerSigningKey');
	if (key === undefined) return null;
	if (FROM_ENVIRONMENT.test(key.text)) return 'env';
	const bytes = /GetBytes\(\s{0,4}/.exec(key.text);
	const at = key.start + (bytes === null ? 0 : bytes.index + bytes[0].length);
	const { how } = givenAt(at, call.scope, file, NAMING.notation);
	return how === 'literal' || how === 'variable' ? how : 'computed';
}

export const JWTS: readonly CallRule[] = [apiRule(jwtPattern, NAMING, TOKENS), configured];
