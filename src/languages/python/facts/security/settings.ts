import type { FactFile, FactRule, FileRule, SeenReference, Tell } from '../../../../model/facts/rules.ts';
import { configRead, envRead } from '../../../../model/facts/security.ts';
import { envAt } from '../../../shared/facts/security/api-readers.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { NAMING } from './api-naming.ts';

const INDEX = /\s{0,4}\[\s{0,4}[rub]?(["'])([^"'\n]{1,200})\1\s{0,4}\]/y;
const COMPUTED = /\s{0,4}\[\s{0,4}([^\]\n]{1,120})\]/y;
const WRITTEN = /\s{0,8}[+|]?=(?!=)/y;

/** What is in the brackets behind a name, when it is read; undefined when there are none. */
function indexAt(end: number, start: number, text: string): { key: string | null; end: number } | undefined {
	if (/\bdel\s{1,8}(?:[\w.]{1,80}\.)?$/.test(text.slice(Math.max(0, start - 100), start))) return undefined;
	for (const pattern of [INDEX, COMPUTED]) {
		pattern.lastIndex = end;
		const found = pattern.exec(text);
		if (found === null) continue;
		const to = end + found[0].length;
		WRITTEN.lastIndex = to;
		return WRITTEN.test(text) ? undefined : { key: found[2] ?? null, end: to };
	}
	return undefined;
}

/** `os.environ['HOME']`. */
const environment: FileRule = {
	fact: envRead,
	on: 'file',
	find(file, tell) {
		if (!file.text.includes('environ')) return;
		for (const reference of file.references('environ')) {
			if (!isOf('os', reference, file)) continue;
			const end = reference.start + 'environ'.length;
			const read = indexAt(end, reference.start, file.text);
			if (read === undefined) continue;
			tell(
				{ name: read.key, api: 'os.environ' },
				{ start: reference.start, end: read.end, chunk: reference.chunk },
			);
		}
	},
};

/** Whether a name is a member of a module, or was taken from it. */
function isOf(module: string, { start, member, scope }: SeenReference, file: FactFile): boolean {
	if (!member) {
		const name = /\w{1,60}/y;
		name.lastIndex = start;
		return file.origin(name.exec(file.text)?.[0] ?? '', scope)?.module === module;
	}
	const owner = /(\w{1,60})\s{0,4}\.\s{0,4}$/.exec(file.text.slice(Math.max(0, start - 80), start))?.[1];
	return owner !== undefined && file.origin(owner, scope)?.module === module;
}

const DJANGO = /\.([A-Z][A-Z0-9_]{1,100})\b(?!\s{0,8}[+|]?=(?!=))/y;
const GETATTR = /\bgetattr\(\s{0,8}$/;
const ATTRIBUTE = /\s{0,4},\s{0,8}(["'])([A-Z][A-Z0-9_]{1,100})\1\s{0,8}(,)?/y;

/** `settings.DEBUG` of Django. */
const django: FileRule = {
	fact: configRead,
	on: 'file',
	from: ['django.conf'],
	find(file, tell) {
		for (const { start, member, scope, chunk } of file.references('settings')) {
			if (member || file.origin('settings', scope)?.module !== 'django.conf') continue;
			const end = start + 'settings'.length;
			DJANGO.lastIndex = end;
			const found = DJANGO.exec(file.text);
			if (found !== null)
				tell({ library: 'django', key: found[1] }, { start, end: end + found[0].length, chunk });
			else if (GETATTR.test(file.text.slice(Math.max(0, start - 30), start)))
				attribute(file, end, start, chunk, tell);
		}
	},
};

function attribute(file: FactFile, end: number, start: number, chunk: number, tell: Tell): void {
	ATTRIBUTE.lastIndex = end;
	const found = ATTRIBUTE.exec(file.text);
	if (found === null) return;
	tell(
		{ library: 'django', key: found[2], has_default: found[3] === undefined ? null : true },
		{ start, end: end + found[0].length, chunk },
	);
}

/** `current_app.config['UPLOADS']` of Flask. */
const flask: FileRule = {
	fact: configRead,
	on: 'file',
	from: ['flask'],
	find(file, tell) {
		for (const reference of file.references('config')) {
			if (!reference.member || !isOf('flask', reference, file)) continue;
			const end = reference.start + 'config'.length;
			const read = indexAt(end, reference.start, file.text);
			if (read?.key)
				tell(
					{ library: 'flask', key: read.key },
					{ start: reference.start, end: read.end, chunk: reference.chunk },
				);
		}
	},
};

function setting(library: string): ApiReader {
	return (seen, tell) => {
		const hasDefault = seen.position(1, 'default', 'fallback') >= 0;
		tell({ library, key: seen.literal(0), has_default: hasDefault ? true : null });
	};
}

/** `parser.get('database', 'host')`. */
const ini: ApiReader = (seen, tell) => {
	const section = seen.literal(0, 'section');
	const option = seen.literal(1, 'option');
	const key = section === null || option === null ? option : `${section}.${option}`;
	tell({ library: 'configparser', key, has_default: seen.position(9, 'fallback') >= 0 ? true : null });
};

const CONFIGS: ApiTable = {
	'decouple.config': setting('decouple'),
	'decouple.AutoConfig as config': setting('decouple'),
	'starlette.config.Config as config': setting('starlette'),
	...each(['flask.current_app.config', 'flask.Flask.config'], ['get'], setting('flask')),
	...each(
		[
			'configparser.ConfigParser',
			'configparser.RawConfigParser',
			'ConfigParser.ConfigParser',
			'configparser.SafeConfigParser',
		],
		['get', 'getint', 'getboolean', 'getfloat'],
		ini,
	),
};

const TYPED = ['str', 'int', 'bool', 'float', 'list', 'dict', 'url', 'db', 'db_url', 'json', 'path', 'tuple'];

const ENVIRONMENT: ApiTable = {
	...each(['os'], ['getenv', 'getenvb'], envAt(0, 1, 'default')),
	'os.environ.get': envAt(0, 1, 'default'),
	...each(['environ.Env', 'environs.Env', 'environ.FileAwareEnv'], TYPED, envAt(0, 1, 'default')),
	'environ.Env as env': envAt(0, 1, 'default'),
	'environs.Env as env': envAt(0, 1, 'default'),
};

export const SETTINGS: readonly FactRule[] = [
	environment,
	django,
	flask,
	apiRule(configRead, NAMING, CONFIGS),
	apiRule(envRead, NAMING, ENVIRONMENT),
];
