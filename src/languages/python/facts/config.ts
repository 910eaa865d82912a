import { celeryTask, pythonFrameworkConfig } from '../../../model/facts/python-data.ts';
import type { FactFile, FactRule, SeenCall } from '../../../model/facts/rules.ts';
import { words } from '../../../model/word-list.ts';
import { argumentsOf } from '../../shared/facts/written.ts';
import { isDotted } from './paths.ts';
import { decorated, frameworkOf, keyOf, prefixIn, ROUTER_CLASSES } from './routers.ts';

const APPS: ReadonlySet<string> = new Set([
	...words('Flask Quart FastAPI Starlette Sanic Bottle Chalice APIFlask OpenAPI NinjaAPI Application'),
	...words('Celery'),
]);
/** Modules that routers and applications come from. */
export const ROUTER_MODULES = [
	...words('flask flask_restful flask_restx flask_restplus flask_smorest flask_openapi3 apiflask'),
	...words('quart fastapi starlette ninja sanic aiohttp bottle chalice tornado celery rest_framework'),
	...words('rest_framework_nested'),
];

/** Settings of Django that say no secret, and whose value is worth a column. */
const SETTINGS = new RegExp(
	`^(?:${[
		...words('DEBUG ROOT_URLCONF WSGI_APPLICATION ASGI_APPLICATION AUTH_USER_MODEL INSTALLED_APPS'),
		...words('ALLOWED_HOSTS MIDDLEWARE TEMPLATES DATABASES CACHES AUTHENTICATION_BACKENDS USE_TZ'),
		...words('AUTH_PASSWORD_VALIDATORS LANGUAGE_CODE TIME_ZONE USE_I18N STATIC_URL STATIC_ROOT'),
		...words('MEDIA_URL MEDIA_ROOT DEFAULT_AUTO_FIELD LOGIN_URL LOGIN_REDIRECT_URL'),
		...words('LOGOUT_REDIRECT_URL EMAIL_BACKEND REST_FRAMEWORK LOGGING SECRET_KEY APPEND_SLASH'),
		...words('X_FRAME_OPTIONS (?:CSRF|SESSION|SECURE|CORS|CELERY|PASSWORD)_[A-Z_]{2,50}'),
	].join('|')})$`,
);
/** Settings whose text may be shown. */
const SHOWN =
	/^(?:ROOT_URLCONF|[AW]SGI_APPLICATION|AUTH_USER_MODEL|LANGUAGE_CODE|TIME_ZONE|\w{1,20}_URL|DEFAULT_AUTO_FIELD|EMAIL_BACKEND|SESSION_ENGINE|X_FRAME_OPTIONS)$/;
const SETTINGS_FILE =
	/(?:^|\/)(?:settings|[a-z]{1,20}_settings|settings_[a-z]{1,20})\.py$|(?:^|\/)settings\/[^/]{1,60}\.py$/;

/** What is made and set for frameworks; tasks of Celery. */
export const CONFIG: readonly FactRule[] = [
	{
		fact: pythonFrameworkConfig,
		on: 'call',
		names: [...ROUTER_CLASSES, 'Celery', 'DefaultRouter', 'SimpleRouter'],
		via: ['call'],
		from: ROUTER_MODULES,
		find(call, file, tell) {
			const origin = file.originOf(call.calleeValue, call.scope);
			const top = origin?.module.split('.', 1)[0] ?? '';
			const framework =
				top === 'celery' ? 'celery' : top.startsWith('rest_framework') ? 'django' : frameworkOf(origin);
			const name = file.assignedName(call);
			if (name === null || (top === 'ninja' && call.name === 'Schema')) return;
			const args = argumentsOf(call, file);
			tell({
				framework,
				form: APPS.has(call.name) ? 'app' : 'router',
				name: keyOf(name, call.scope, file),
				class: call.name === 'namespace' ? 'Namespace' : call.name,
				prefix: prefixIn({ class: call.name, args }, call.scope, file),
			});
		},
	},
	{
		fact: pythonFrameworkConfig,
		on: 'call',
		names: [
			'from_object',
			'from_pyfile',
			'from_envvar',
			'from_prefixed_env',
			'from_mapping',
			'config_from_object',
		],
		via: ['call'],
		find(call, file, tell) {
			const isCelery = call.name === 'config_from_object';
			if (!isCelery && !/\.config$/.test(call.receiver ?? '')) return;
			if (!file.importsFrom(isCelery ? ['celery'] : ['flask', 'quart', 'sanic'])) return;
			const first = argumentsOf(call, file).get(0, 'obj', 'filename', 'variable_name');
			const text = first === undefined ? null : file.string(first.value);
			const value = text ?? (first !== undefined && isDotted(first.text) ? first.text : null);
			tell({ framework: isCelery ? 'celery' : 'flask', form: 'setting', name: call.name, value });
		},
	},
	{
		fact: pythonFrameworkConfig,
		on: 'chunk',
		kinds: ['constant'],
		find(chunk, file, tell) {
			if (chunk.name === null || !SETTINGS.test(chunk.name) || !SETTINGS_FILE.test(file.path)) return;
			const { value } = file.initial(chunk);
			const written = file.written(value);
			const plain = /^(?:True|False|None|-?\d[\d_.]{0,20})$/.test(written) ? written : null;
			const text = SHOWN.test(chunk.name) ? file.string(value) : null;
			tell({ framework: 'django', form: 'setting', name: chunk.name, value: plain ?? text });
		},
	},
	{
		fact: celeryTask,
		on: 'call',
		names: ['task', 'shared_task', 'periodic_task'],
		via: ['decorator'],
		find(call, file, tell) {
			if (!isCelery(call, file)) return;
			const chunk = decorated(call, file);
			if (chunk === null || chunk.kind === 'class') return;
			const args = argumentsOf(call, file);
			const options = args.all.flatMap(({ name }) => (name !== null && !OWN.has(name) ? [name] : []));
			tell(
				{
					name: args.string('name'),
					function: chunk.name,
					app: call.receiver,
					queue: args.string('queue'),
					bind: args.boolean('bind') || null,
					max_retries: args.get('max_retries')?.text,
					options: options.length > 0 ? options : null,
				},
				{ start: chunk.start, end: chunk.end, chunk: chunk.index },
			);
		},
	},
];

const OWN: ReadonlySet<string> = new Set(['name', 'queue', 'bind', 'max_retries']);

/** Other libraries have a decorator `task`, too: what it is taken from must be Celery's. */
function isCelery(call: SeenCall, file: FactFile): boolean {
	const origin = file.originOf(call.calleeValue, call.scope);
	if (origin !== null && origin.module.split('.', 1)[0] === 'celery') return true;
	if (call.receiver === null || call.name !== 'task') return false;
	// The application lies in a module of the program.
	const where = `${origin?.module ?? ''}.${origin?.path ?? ''}.${call.receiver}`;
	return /celery/i.test(where) || (origin !== null && file.importsFrom(['celery']));
}
