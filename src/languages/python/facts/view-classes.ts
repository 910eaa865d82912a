import type { FactFile, FactRule } from '../../../model/facts/rules.ts';
import { routeMiddleware, viewClass } from '../../../model/facts/web.ts';
import { words } from '../../../model/word-list.ts';
import { itemsOf, stringsIn } from '../../shared/facts/written.ts';
import { basesOf, type ClassField, fieldsOf } from './class-reading.ts';
import { runsName } from './routers.ts';
import { answering } from './views.ts';

/** Bases that only views have, by the custom of naming. */
const OF_VIEWS = /(?:View|ViewSet|Mixin|API|Controller|Resource|Handler|Endpoint)\w{0,20}$/i;

/** Attributes that views alone have. */
const SETTINGS: ReadonlySet<string> = new Set(words('permission_classes http_method_names lookup_url_kwarg'));

/** Classes that answer requests, and the permissions that views have without any of their own. */
export const VIEW_CLASSES: readonly FactRule[] = [
	{
		fact: viewClass,
		on: 'chunk',
		kinds: ['class'],
		find(chunk, file, tell) {
			const bases = basesOf(chunk, file)
				.filter(({ kind }) => kind === 'extends')
				.map(({ text }) => text.split(/[[(]/, 1)[0].trim());
			if (bases.length === 0) return;
			const fields = fieldsOf(chunk, file);
			const isView =
				bases.some((base) => OF_VIEWS.test(base)) ||
				fields.some(({ name }) => SETTINGS.has(name)) ||
				answering(chunk, file).length > 0;
			if (!isView) return;
			const permissions = fields.find(({ name }) => name === 'permission_classes');
			const names = permissions === undefined ? [] : permissionsIn(permissions, file);
			const methods = fields.find(({ name }) => name === 'http_method_names')?.value ?? undefined;
			const listed = stringsIn(methods, file).map((method) => method.toUpperCase());
			tell({
				name: chunk.name,
				bases,
				http_methods: listed.length > 0 ? listed : null,
				permissions: names.length > 0 ? names : null,
				sets_permissions: permissions === undefined ? null : true,
				lookup: lookupIn(fields, file),
			});
		},
	},
	{
		fact: routeMiddleware,
		on: 'chunk',
		kinds: ['constant', 'variable'],
		find(chunk, file, tell) {
			if (chunk.name !== 'REST_FRAMEWORK') return;
			const entries = itemsOf(file.initial(chunk), file) ?? [];
			const given = entries.find(({ name }) => name === 'DEFAULT_PERMISSION_CLASSES');
			const names = stringsIn(given, file);
			if (names.length > 0) tell({ framework: 'rest_framework', router: null, path: '', names });
		},
	},
];

const MAX_WRITTEN = 100;

/** Names in the list; what is put together (`IsOwner | IsStaff`) as it is written. */
function permissionsIn({ value }: ClassField, file: FactFile): string[] {
	if (value === null) return [];
	return (itemsOf(value, file) ?? [value]).map(
		(item) => runsName(item.value, file) ?? item.text.replace(/\s+/g, ' ').slice(0, MAX_WRITTEN),
	);
}

function lookupIn(fields: readonly ClassField[], file: FactFile): string | null {
	for (const wanted of ['lookup_url_kwarg', 'lookup_field']) {
		const text = file.string(fields.find(({ name }) => name === wanted)?.value?.value ?? -1);
		if (text !== null) return text;
	}
	return null;
}
