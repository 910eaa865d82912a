import type { ApiReader, ApiTable } from '../../../shared/facts/security/apis.ts';
import { each } from '../../../shared/facts/security/apis.ts';
import { jwtOptions, keyOf } from '../../../shared/facts/security/jwt.ts';

/** `sign(payload, key, { algorithm: 'HS256' })`: the key and the options by their places. */
function told(library: string, operation: string, keyAt: number | null, optionsAt: number): ApiReader {
	return (seen, tell) => {
		const options = seen.call.args[optionsAt];
		tell({
			library,
			operation,
			...jwtOptions(options?.kind === 'object' ? options.text : null),
			key: keyAt === null ? null : keyOf(seen, keyAt),
		});
	};
}

/** The key is one of the options: `expressjwt({ secret, algorithms: ['HS256'] })`. */
function configured(library: string): ApiReader {
	return (seen, tell) => {
		const options = seen.call.args.find(({ kind }) => kind === 'object');
		tell({ library, operation: 'verify', ...jwtOptions(options?.text ?? null) });
	};
}

const NEST = '@nestjs/jwt.JwtService';

export const JWT_CALLS: ApiTable = {
	'jsonwebtoken.sign': told('jsonwebtoken', 'sign', 1, 2),
	'jsonwebtoken.verify': told('jsonwebtoken', 'verify', 1, 2),
	'jsonwebtoken.decode': told('jsonwebtoken', 'decode', null, 1),
	...each([NEST], ['sign', 'signAsync'], told('@nestjs/jwt', 'sign', null, 1)),
	...each([NEST], ['verify', 'verifyAsync'], told('@nestjs/jwt', 'verify', null, 1)),
	[`${NEST}.decode`]: told('@nestjs/jwt', 'decode', null, 1),
	'jose.SignJWT.*.sign': told('jose', 'sign', 0, 1),
	'jose.jwtVerify': told('jose', 'verify', 1, 2),
	'jose.decodeJwt': told('jose', 'decode', null, 1),
	'jose.decodeProtectedHeader': told('jose', 'decode', null, 1),
	'jwt-decode as jwtDecode|jwt_decode|decode|jwt': told('jwt-decode', 'decode', null, 1),
	'jwt-decode.jwtDecode': told('jwt-decode', 'decode', null, 1),
	'jwt-simple.encode': told('jwt-simple', 'sign', 1, 3),
	'jwt-simple.decode': told('jwt-simple', 'verify', 1, 3),
	'fast-jwt.createSigner': told('fast-jwt', 'sign', null, 0),
	'fast-jwt.createVerifier': told('fast-jwt', 'verify', null, 0),
	'express-jwt as jwt|expressJwt|expressJWT|ejwt': configured('express-jwt'),
	'express-jwt.expressjwt': configured('express-jwt'),
	'koa-jwt as jwt|koaJwt': configured('koa-jwt'),
	'passport-jwt.Strategy': configured('passport-jwt'),
};
