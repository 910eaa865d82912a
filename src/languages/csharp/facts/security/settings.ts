import type { FactFile, FactRule, FileRule } from '../../../../model/facts/rules.ts';
import { configRead, envRead } from '../../../../model/facts/security.ts';
import { words } from '../../../../model/word-list.ts';
import { configAt, envAt } from '../../../shared/facts/security/api-readers.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { dottedName } from '../../../shared/facts/security/given.ts';
import { NAMING } from './api-naming.ts';
import { namesOf } from './member-writes.ts';

const OTHERWISE = /[\s)]{0,40}\?\?(?!=)/y;

function isFollowedByOther(file: FactFile, end: number): boolean {
	OTHERWISE.lastIndex = end;
	return OTHERWISE.test(file.text);
}

/** `Environment.GetEnvironmentVariable("PORT") ?? "80"`. */
const read: ApiReader = (seen, tell) => {
	const hasDefault = isFollowedByOther(seen.file, seen.call.end);
	envAt(0, 9)(seen, (told) => tell(hasDefault ? { ...told, has_default: true } : told));
};

const EXTENSIONS = 'Microsoft.Extensions.Configuration';
const TYPES = ['IConfiguration', 'IConfigurationRoot', 'IConfigurationSection', 'ConfigurationManager'].map(
	(type) => `${EXTENSIONS}.${type}`,
);
/** What has a `Configuration`. */
const HOLDERS = words(`
	Microsoft.AspNetCore.Builder.WebApplication.CreateBuilder
	Microsoft.AspNetCore.Builder.WebApplication.CreateSlimBuilder
	Microsoft.AspNetCore.Builder.WebApplicationBuilder
	Microsoft.AspNetCore.Builder.WebApplication.CreateBuilder.Build
	Microsoft.AspNetCore.Builder.WebApplication Microsoft.Extensions.Hosting.IHostApplicationBuilder
	Microsoft.Extensions.Hosting.HostApplicationBuilder Microsoft.Extensions.Hosting.HostBuilderContext
	Microsoft.Extensions.Hosting.Host.CreateApplicationBuilder`).map((name) => `${name}.Configuration`);
const SOURCES = [...TYPES, ...HOLDERS, `${EXTENSIONS}.ConfigurationBuilder.*`];
/** A part of the settings that was asked for before. */
const SECTIONS = [...TYPES, ...HOLDERS].flatMap((name) => [
	`${name}.GetSection`,
	`${name}.GetRequiredSection`,
]);

const library = 'Microsoft.Extensions.Configuration';

/** `config.GetValue("A:B", 5)`, `config.GetConnectionString("Main") ?? …`. */
function got(defaultAt: number): ApiReader {
	return (seen, tell) => {
		const hasDefault = isFollowedByOther(seen.file, seen.call.end);
		const at = seen.call.args[0]?.text.startsWith('typeof') ? 1 : 0;
		configAt(
			library,
			at,
			defaultAt + at,
		)(seen, (told) => tell(hasDefault ? { ...told, has_default: true } : told));
	};
}

const CONFIGS: ApiTable = {
	...each(SOURCES, ['GetValue'], got(1)),
	...each(SOURCES, ['GetSection', 'GetRequiredSection', 'GetConnectionString'], got(9)),
	...each(SECTIONS, ['GetValue'], got(1)),
	...each(SECTIONS, ['GetSection', 'GetRequiredSection', 'GetConnectionString'], got(9)),
};

const MANAGERS =
	/^(?:System\.Configuration\.|System\.Web\.Configuration\.)?(?:Web)?ConfigurationManager\.(?:AppSettings|ConnectionStrings)$/;
const MAY_BE_CONFIGURATION = /config|settings|ConnectionStrings/i;

/** `configuration["A:B"]`, `ConfigurationManager.AppSettings["A"]`. */
const indexed: FileRule = {
	fact: configRead,
	on: 'file',
	find(file, tell) {
		if (!MAY_BE_CONFIGURATION.test(file.text)) return;
		// A value that is also tested is lowered again, at the same place.
		const seenAt = new Set(file.assignments().map(({ target }) => file.span(target).start));
		for (const value of file.valuesOf('index')) {
			const { a: object, b: key } = file.operation(value);
			const { name } = file.operation(object);
			if (
				name === null ||
				seenAt.has(file.span(value).start) ||
				!MAY_BE_CONFIGURATION.test(file.written(object))
			)
				continue;
			seenAt.add(file.span(value).start);
			const at = file.span(object).end - name.length;
			const seen = file.references(name).find(({ start }) => start === at);
			if (seen === undefined) continue;
			const isOld = MANAGERS.test(dottedName(object, file) ?? '');
			if (!isOld && !namesOf(object, seen.scope, file).some((whole) => KNOWN.has(whole))) continue;
			const { end } = file.span(value);
			tell(
				{
					library: isOld ? 'System.Configuration' : library,
					key: file.constantOf(key, seen.scope),
					has_default: isFollowedByOther(file, end) ? true : null,
				},
				{ start: at, end, chunk: seen.chunk },
			);
		}
	},
};

const KNOWN: ReadonlySet<string> = new Set([...TYPES, ...HOLDERS, ...SECTIONS]);

export const SETTINGS: readonly FactRule[] = [
	apiRule(envRead, NAMING, { 'System.Environment.GetEnvironmentVariable': read }),
	apiRule(configRead, NAMING, CONFIGS),
	indexed,
];
