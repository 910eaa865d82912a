import type { CallRule, FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { jwtPattern } from '../../../../model/facts/security.ts';
import {
	type ApiCall,
	type ApiReader,
	type ApiTable,
	apiRule,
	each,
} from '../../../shared/facts/security/apis.ts';
import { givenValue } from '../../../shared/facts/security/given.ts';
import { givenInBraces, valuesWithin } from '../../../shared/facts/values-within.ts';
import { NAMING } from './api-naming.ts';
import { writesOf } from './member-writes.ts';

const JWT = 'System.IdentityModel.Tokens.Jwt';
const HANDLERS = [
	`${JWT}.JwtSecurityTokenHandler`,
	'Microsoft.IdentityModel.JsonWebTokens.JsonWebTokenHandler',
];
const LIBRARY = 'Microsoft.IdentityModel';

/** The members of `SecurityAlgorithms` in the arguments, also where what they name was made. */
function algorithmsOf({ call, file }: ApiCall): string[] | null {
	const names = call.argValues
		.flatMap((value) => valuesWithin(value, call.scope, file))
		.flatMap(({ op, name, a }) =>
			op === 'member' && name !== null && file.operation(a).name === 'SecurityAlgorithms' ? [name] : [],
		);
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
const validated: ApiReader = ({ call, file }, tell) => {
	const { value } = file.held(call.argValues[1] ?? -1, call.scope);
	const made = file.callAt(value);
	tell({ library: LIBRARY, operation: 'verify', options: made === null ? null : optionsOf(made, file) });
};

function optionsOf({ index }: SeenCall, file: FactFile): string[] | null {
	const options = givenInBraces(index, file);
	return options.length === 0 ? null : options.map(({ name }) => name);
}

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

/** `options.TokenValidationParameters = new TokenValidationParameters { … }`: what incoming tokens must have. */
const configured: CallRule = {
	fact: jwtPattern,
	on: 'call',
	names: ['TokenValidationParameters'],
	via: ['new'],
	find(call, file, tell) {
		const isAssigned = writesOf('TokenValidationParameters', file).some(
			({ value }) => file.callAt(value)?.index === call.index,
		);
		if (isAssigned)
			tell({ library: LIBRARY, operation: 'verify', options: optionsOf(call, file), key: keyOf(call, file) });
	},
};

/** How the key is given to `new SymmetricSecurityKey(Encoding.UTF8.GetBytes(…))`. */
function keyOf({ index }: SeenCall, file: FactFile): string | null {
	const key = givenInBraces(index, file).find(({ name }) => name === 'IssuerSigningKey');
	if (key === undefined) return null;
	const calls = valuesWithin(key.value, key.scope, file).flatMap(({ value }) => file.callAt(value) ?? []);
	if (calls.some(({ name }) => name === 'GetEnvironmentVariable')) return 'env';
	const bytes = calls.find(({ name }) => name === 'GetBytes');
	const { how } = givenValue(bytes?.argValues[0] ?? key.value, key.scope, file);
	return how === 'literal' || how === 'variable' ? how : 'computed';
}

export const JWTS: readonly CallRule[] = [apiRule(jwtPattern, NAMING, TOKENS), configured];
