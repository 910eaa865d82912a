/** What a control is for. */
export type KnownKind = 'auth' | 'validation' | 'rate_limit' | 'csrf';

/** What a package gives that refuses requests, by the names under which it gives it. */
interface KnownControl {
	/** The package or namespace, and all below it. */
	package: string;
	names: RegExp;
	control: KnownKind;
}

const ALL = /./;

/** Functions and classes of packages. The first row that fits decides. */
const KNOWN_CONTROLS: readonly KnownControl[] = [
	{ package: 'passport', names: /(?:^|\.)authenticate$/, control: 'auth' },
	{ package: 'koa-passport', names: /(?:^|\.)authenticate$/, control: 'auth' },
	{ package: '@nestjs/passport', names: /^AuthGuard$/, control: 'auth' },
	{ package: '@nestjs/throttler', names: /Guard$/, control: 'rate_limit' },
	{ package: 'nest-keycloak-connect', names: /^(?:AuthGuard|RoleGuard|ResourceGuard)$/, control: 'auth' },
	{ package: 'express-jwt', names: ALL, control: 'auth' },
	{ package: 'koa-jwt', names: ALL, control: 'auth' },
	{ package: 'hono/jwt', names: /^jwt$/, control: 'auth' },
	{ package: 'hono/bearer-auth', names: ALL, control: 'auth' },
	{ package: 'hono/basic-auth', names: ALL, control: 'auth' },
	{ package: 'express-basic-auth', names: ALL, control: 'auth' },
	{ package: 'express-oauth2-jwt-bearer', names: /^(?:auth|requiredScopes|claim\w{1,20})$/, control: 'auth' },
	{ package: 'express-openid-connect', names: /^requiresAuth$/, control: 'auth' },
	{ package: 'connect-ensure-login', names: /(?:^|\.)ensureLoggedIn$/, control: 'auth' },
	{ package: '@clerk/express', names: /^requireAuth$/, control: 'auth' },
	{ package: 'next-auth/middleware', names: ALL, control: 'auth' },
	{
		package: 'django.contrib.auth.decorators',
		names: /^(?:login_required|permission_required|user_passes_test)$/,
		control: 'auth',
	},
	{ package: 'django.contrib.admin.views.decorators', names: /^staff_member_required$/, control: 'auth' },
	{
		package: 'django.contrib.auth.mixins',
		names: /^(?:LoginRequired|PermissionRequired|UserPassesTest)Mixin$/,
		control: 'auth',
	},
	{ package: 'django.contrib.auth.middleware', names: /^LoginRequiredMiddleware$/, control: 'auth' },
	{
		package: 'rest_framework.permissions',
		names:
			/^(?:permissions\.)?(?:IsAuthenticated|IsAdminUser|DjangoModelPermissions|DjangoObjectPermissions|IsAuthenticatedOrReadOnly|DjangoModelPermissionsOrAnonReadOnly)$/,
		control: 'auth',
	},
	{
		package: 'rest_framework',
		names:
			/^permissions\.(?:IsAuthenticated|IsAdminUser|DjangoModelPermissions|DjangoObjectPermissions|IsAuthenticatedOrReadOnly|DjangoModelPermissionsOrAnonReadOnly)$/,
		control: 'auth',
	},
	{ package: 'braces.views', names: /(?:Required|Test)Mixin$/, control: 'auth' },
	{ package: 'guardian.decorators', names: /^permission_required/, control: 'auth' },
	{ package: 'guardian.mixins', names: /^(?:Login|Permission)RequiredMixin$/, control: 'auth' },
	{
		package: 'oauth2_provider',
		names:
			/(?:^|\.)(?:TokenHas\w{1,40}|IsAuthenticated\w{0,40}|protected_resource|ProtectedResource\w{1,20})$/,
		control: 'auth',
	},
	{ package: 'flask_login', names: /^(?:login_required|fresh_login_required)$/, control: 'auth' },
	{
		package: 'flask_jwt_extended',
		names: /^(?:jwt_required|fresh_jwt_required|verify_jwt_in_request)$/,
		control: 'auth',
	},
	{
		package: 'flask_security',
		names:
			/^(?:auth_required|login_required|roles_(?:required|accepted)|permissions_(?:required|accepted)|http_auth_required|auth_token_required)$/,
		control: 'auth',
	},
	{ package: 'flask_httpauth', names: ALL, control: 'auth' },
	{
		package: 'fastapi.security',
		names: /^(?:OAuth2\w{0,30}|HTTP(?:Basic|Bearer|Digest)|APIKey(?:Header|Query|Cookie))$/,
		control: 'auth',
	},
	{ package: 'starlette.authentication', names: /^requires$/, control: 'auth' },
	{ package: 'tornado.web', names: /(?:^|\.)authenticated$/, control: 'auth' },
	{ package: 'tornado', names: /^web\.authenticated$/, control: 'auth' },
];

/** What a framework or its usual extension has under a name that no import says. */
export const FRAMEWORK_CONTROLS: Readonly<Record<string, RegExp>> = {
	spring:
		/^(?:PreAuthorize|PostAuthorize|Secured|RolesAllowed|DenyAll|authenticated|fullyAuthenticated|has(?:Any)?(?:Role|Authority|Scope)|hasPermission|denyAll)$/,
	jaxrs: /^(?:RolesAllowed|DenyAll|Authenticated|PreAuthorize|Secured)$/,
	micronaut: /^(?:Secured|RolesAllowed|DenyAll|PreAuthorize)$/,
	aspnet: /^(?:Authorize|RequireAuthorization|AuthorizeFilter)$/,
	laravel:
		/^(?:auth(?:\.basic|\.session)?|can|password\.confirm|verified|signed|auth:\S{1,80}|can:\S{1,80})$/,
	symfony: /^(?:IsGranted|Security)$/,
	// Devise makes these methods at run time; Rails has the ones for HTTP's own authentication.
	rails:
		/^(?:authenticate_(?:user|admin|admin_user|member|account)!|http_basic_authenticate_with|doorkeeper_authorize!|authorize_resource|load_and_authorize_resource)$/,
};

/** Names of permissions that let everybody read. */
export const READS_FREELY = /Or(?:Anon)?ReadOnly/;

/** Whether a row is about what a module gives. */
export function knownControl(module: string, name: string): KnownKind | null {
	const found = KNOWN_CONTROLS.find(
		({ package: owner, names }) =>
			(module === owner || module.startsWith(`${owner}/`) || module.startsWith(`${owner}.`)) &&
			names.test(name),
	);
	return found?.control ?? null;
}
