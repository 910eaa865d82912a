import { describe, expect, test } from 'vitest';
import { Controls, type Running } from './controls.ts';
import type { Refusal, Refusals } from './refusals.ts';
import type { Symbols } from './symbols.ts';

/** What names mean in the one file of these tests: packages, or symbols with what they refuse by. */
const PACKAGES: Readonly<Record<string, [module: string, name: string]>> = {
	login_required: ['django.contrib.auth.decorators', 'login_required'],
	'passport.authenticate': ['passport', 'authenticate'],
	jwt: ['express-jwt', 'expressjwt'],
	AuthGuard: ['@nestjs/passport', 'AuthGuard'],
	GuardFile: ['@nestjs/other', 'FileGuard'],
	IsAuthenticatedOrReadOnly: ['rest_framework.permissions', 'IsAuthenticatedOrReadOnly'],
	IsAuthenticated: ['rest_framework.permissions', 'IsAuthenticated'],
	authLogger: ['auth-logger', 'default'],
};
const SYMBOLS: Readonly<Record<string, Refusal['by'] | null>> = {
	requireAuth: 'known',
	gate: 'known',
	permissionGuard: 'denied',
	featureGuard: 'denied',
	showToken: null,
	toLogin: 'login',
	checkMode: 'login',
	optionalAuth: 'known',
	IsOwnerOrReadOnly: 'denied',
};

const symbols: Pick<Symbols, 'meaning' | 'ofPath'> = {
	meaning: (_file, _language, written) => {
		const known = PACKAGES[written];
		if (known !== undefined) return { chunk: null, module: known[0], name: known[1] };
		const id = Object.keys(SYMBOLS).indexOf(written);
		if (id < 0) return null;
		return { chunk: { id, file: 1, path: 'a', start: 0, container: null }, module: null, name: written };
	},
	ofPath: () => null,
};
const refusals: Pick<Refusals, 'of'> = {
	of: (id) => {
		const by = Object.values(SYMBOLS)[id];
		return by == null ? null : { by, control: 'auth' };
	},
};

function controls(names: readonly string[], method = 'POST', framework = 'express'): string[] {
	const running = names.map(
		(name): Running => ({ name, file: 1, language: 'javascript', framework, everywhere: false }),
	);
	return new Controls(symbols, refusals)
		.among(running, method)
		.map(({ control, name }) => `${control} ${name}`);
}

describe('authentication', () => {
	test('is what a package is known for', () => {
		const known = ['login_required', 'passport.authenticate', 'jwt', 'AuthGuard', 'IsAuthenticated'];
		expect(controls(known)).toEqual(known.map((name) => `auth ${name}`));
	});

	test('is what a symbol of the repository can be seen to refuse', () => {
		expect(controls(['requireAuth', 'gate', 'permissionGuard', 'toLogin'])).toEqual([
			'auth requireAuth',
			'auth gate',
			'auth permissionGuard',
			'auth toLogin',
		]);
	});

	test('is never a name alone', () => {
		const named = ['isAuthorized', 'tokenGuard', 'GuardFile', 'authLogger', 'showToken', 'Authorize'];
		expect(controls(named)).toEqual(named.map((name) => `unknown ${name}`));
	});

	test('is no refusal of something else, and none that lets through who is not known', () => {
		expect(controls(['featureGuard', 'checkMode', 'optionalAuth'])).toEqual([
			'unknown featureGuard',
			'unknown checkMode',
			'unknown optionalAuth',
		]);
	});

	test('is what a framework has without an import', () => {
		expect(controls(['Authorize'], 'GET', 'aspnet')).toEqual(['auth Authorize']);
		expect(controls(['auth', 'can:edit'], 'GET', 'laravel')).toEqual(['auth auth', 'auth can:edit']);
		expect(controls(["PreAuthorize(hasRole('ADMIN'))"], 'GET', 'spring')).toHaveLength(1);
		expect(controls(['PreAuthorize(permitAll())'], 'GET', 'spring')).toEqual([]);
		expect(controls(['authenticate_user!', 'authenticate_thing'], 'GET', 'rails')).toEqual([
			'auth authenticate_user!',
			'unknown authenticate_thing',
		]);
	});

	test('depends on the method where everybody may read', () => {
		const permissions = ['IsAuthenticatedOrReadOnly', 'IsOwnerOrReadOnly'];
		expect(controls(permissions, 'DELETE')).toEqual(permissions.map((name) => `auth ${name}`));
		expect(controls(permissions, 'GET')).toEqual(permissions.map((name) => `unknown ${name}`));
	});

	test('of several permissions is as weak as the weakest', () => {
		expect(controls(['IsAuthenticated | requireAuth', 'IsAuthenticated | featureGuard'])).toEqual([
			'auth IsAuthenticated | requireAuth',
			'unknown IsAuthenticated | featureGuard',
		]);
	});
});

test('what says that a control does not count takes back those outside', () => {
	expect(controls(['CsrfViewMiddleware', 'login_required', 'csrf_exempt'])).toEqual(['auth login_required']);
	expect(controls(['login_required', 'protect_from_forgery', 'AllowAnonymous'])).toEqual([
		'csrf protect_from_forgery',
	]);
	expect(controls(['AllowAnonymous', 'login_required'])).toEqual(['auth login_required']);
});

test('other controls go by names', () => {
	expect(controls(['helmet', 'rateLimit', 'csrfProtection', 'validate(schema)', 'rateLimit'])).toEqual([
		'rate_limit rateLimit',
		'csrf csrfProtection',
		'validation validate(schema)',
	]);
});

test.each([
	...['AllowAnonymous', 'csrf_exempt', 'skipAuth', 'compression', 'AuthorController.load', 'expressSession'],
	...['django.contrib.auth.middleware.AuthenticationMiddleware', 'TokenAuthentication', 'passport.session'],
	...['set_referrer_policy_header', 'helmet.frameguard', 'ZodSerializerInterceptor'],
])('%s is no control', (name) => {
	expect(controls([name])).toEqual([]);
});
