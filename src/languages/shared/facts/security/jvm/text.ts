import type {
	AnnotationRule,
	CallRule,
	FactFile,
	FactRule,
	SeenAnnotation,
} from '../../../../../model/facts/rules.ts';
import {
	configRead,
	deserialization,
	envRead,
	regex,
	sqlQuery,
	sqlQueryTable,
	templateRender,
} from '../../../../../model/facts/security.ts';
import { words } from '../../../../../model/word-list.ts';
import { annotationFlag, annotationString, annotationStrings, annotationValue } from '../../annotations.ts';
import { isOfPackage } from '../../packages.ts';
import { configAt, deserializes, envAt, regexAt, renderOf } from '../api-readers.ts';
import { type ApiNaming, type ApiTable, apiRule, each } from '../apis.ts';
import { sqlRules } from '../sql.ts';
import { describeSql, tellTables } from '../sql-facts.ts';
import { readSql, type SqlText } from '../sql-text.ts';

const OBJECTS: ApiTable = {
	...each(
		['java.io.ObjectInputStream', 'java.io.ObjectInput'],
		['readObject', 'readUnshared'],
		deserializes('java'),
	),
	'java.beans.XMLDecoder.readObject': deserializes('xml'),
	...each(['com.thoughtworks.xstream.XStream'], ['fromXML'], deserializes('xstream')),
	...each(
		['org.yaml.snakeyaml.Yaml'],
		['load', 'loadAs', 'loadAll'],
		deserializes(
			'yaml',
			({ call, file }) =>
				/\bnew\s{1,4}Yaml\(\s{0,4}(?:new\s{1,4})?(\w{1,40}Constructor)\b/.exec(file.text)?.[1] ??
				(call.name === 'loadAs' ? call.args[1]?.text : null),
		),
	),
	...each(['com.esotericsoftware.kryo.Kryo'], ['readObject', 'readClassAndObject'], deserializes('kryo')),
	...each(
		[
			'org.apache.commons.lang3.SerializationUtils',
			'org.apache.commons.lang.SerializationUtils',
			'org.springframework.util.SerializationUtils',
		],
		['deserialize'],
		deserializes('java'),
	),
};

const RENDERS: ApiTable = {
	'org.springframework.web.servlet.ModelAndView': (seen, tell) => {
		if (seen.call.args.length > 0) renderOf('render', 0)(seen, tell);
	},
	'org.thymeleaf.*.process': renderOf('render'),
	'freemarker.template.Configuration.getTemplate': renderOf('render'),
	'org.apache.velocity.app.Velocity.evaluate': renderOf('render_text', 3),
	'org.apache.velocity.app.VelocityEngine.getTemplate': renderOf('render'),
	'io.pebbletemplates.pebble.PebbleEngine.getTemplate': renderOf('render'),
};

const CONFIGS: ApiTable = {
	...each(
		['org.springframework.core.env.Environment', 'org.springframework.core.env.ConfigurableEnvironment'],
		['getProperty', 'getRequiredProperty'],
		configAt('spring'),
	),
	'java.lang.System.getProperty': configAt('java.lang.System'),
	...each(
		['com.typesafe.config.Config'],
		['getString', 'getInt', 'getBoolean', 'getLong', 'getDuration', 'getConfig'],
		configAt('com.typesafe.config'),
	),
	...each(
		['org.eclipse.microprofile.config.Config'],
		['getValue', 'getOptionalValue'],
		configAt('microprofile', 0, 9),
	),
};

/** `@Value("${mail.host:localhost}")` of Spring. */
const values: AnnotationRule = {
	fact: configRead,
	on: 'annotation',
	names: ['Value'],
	find(note, file, tell) {
		if (!isOfPackage(note.name, ['org.springframework.beans.factory.annotation'], file)) return;
		for (const [, key, otherwise] of annotationStrings(note, file, 'value')
			.join(' ')
			.matchAll(/\\?\$\{([^}:$\n]{1,200})(:)?[^}]{0,200}\}/g)) {
			tell({ library: 'spring', key, has_default: otherwise === undefined ? null : true });
		}
	},
};

/** `@ConfigProperty(name = "mail.host", defaultValue = "localhost")`. */
const properties: AnnotationRule = {
	fact: configRead,
	on: 'annotation',
	names: ['ConfigProperty'],
	find(note, file, tell) {
		if (!isOfPackage(note.name, ['org.eclipse.microprofile.config'], file)) return;
		const key = annotationString(note, file, 'name');
		tell({
			library: 'microprofile',
			key,
			has_default: annotationValue(note, file, 'defaultValue') < 0 ? null : true,
		});
	},
};

const STATEMENTS: Readonly<Record<string, string>> = {
	'org.apache.ibatis.annotations': 'mybatis',
	'org.jdbi.v3.sqlobject.statement': 'jdbi',
	'org.springframework.data': 'spring-data',
	'androidx.room': 'room',
	'io.micronaut.data': 'micronaut-data',
};

/** Statements in annotations: `@Select("SELECT …")`, `@Query(value = "…", nativeQuery = true)`. */
const DECLARED = {
	on: 'annotation',
	names: words('Select Insert Update Delete SqlQuery SqlUpdate SqlBatch Query NativeQuery'),
} as const;

function statementOf(
	note: SeenAnnotation,
	file: FactFile,
): { library: string; text: string; sql: SqlText } | null {
	const source = Object.entries(STATEMENTS).find(([name]) => isOfPackage(note.name, [name], file));
	if (source === undefined) return null;
	const [, library] = source;
	// Without the flag, what Spring Data takes is a query over entities.
	const isNative =
		note.last === 'NativeQuery' ||
		annotationFlag(note, file, 'nativeQuery') === true ||
		file.text.includes('springframework.data.jdbc');
	if (library === 'spring-data' && !isNative) return null;
	// A list is of lines.
	const text = annotationStrings(note, file, 'value').join(' ');
	const sql = readSql(text);
	return sql === null ? null : { library, text, sql };
}

const declared: readonly AnnotationRule[] = [
	{
		...DECLARED,
		fact: sqlQuery,
		find(note, file, tell) {
			const found = statementOf(note, file);
			if (found === null) return;
			const { library, text, sql } = found;
			const isFilled = library === 'mybatis' && text.includes('${');
			tell({
				library,
				operation: note.last,
				...describeSql(sql),
				parameters: isFilled ? 'interpolated' : sql.hasPlaceholders ? 'placeholders' : 'none',
			});
		},
	},
	{
		...DECLARED,
		fact: sqlQueryTable,
		find(note, file, tell) {
			const { start, end, index: chunk } = note.chunk;
			tellTables(statementOf(note, file)?.sql, file, { start, end, chunk }, tell);
		},
	},
];

const JDBC = words(`
	execute executeQuery executeUpdate executeLargeUpdate prepareStatement prepareCall addBatch nativeSQL`);
const TEMPLATE = words(`
	query queryForObject queryForList queryForMap queryForRowSet queryForStream update batchUpdate execute`);

export function textRules(naming: ApiNaming): FactRule[] {
	const calls: CallRule[] = [
		...sqlRules(naming, {
			libraries: [
				{ name: 'java.sql', modules: ['java.sql', 'javax.sql'], functions: JDBC },
				{ name: 'spring-jdbc', modules: ['org.springframework.jdbc'], functions: [...TEMPLATE, 'sql'] },
				{
					name: 'jpa',
					modules: ['javax.persistence', 'jakarta.persistence'],
					functions: ['createNativeQuery'],
				},
				{
					name: 'hibernate',
					modules: ['org.hibernate'],
					functions: ['createNativeQuery', 'createSQLQuery', 'createNativeMutationQuery'],
				},
				{
					name: 'jdbi',
					modules: ['org.jdbi', 'org.skife.jdbi'],
					functions: ['createQuery', 'createUpdate', 'execute', 'select', 'prepareBatch'],
				},
				{
					name: 'jooq',
					modules: ['org.jooq'],
					functions: ['fetch', 'fetchOne', 'execute', 'resultQuery', 'query'],
					written: true,
				},
				{
					name: 'r2dbc',
					modules: ['org.springframework.r2dbc', 'io.r2dbc'],
					functions: ['sql', 'createStatement'],
				},
				{
					name: 'android.database',
					modules: ['android.database.sqlite', 'androidx.sqlite'],
					functions: ['rawQuery', 'execSQL', 'compileStatement'],
				},
				{ name: 'exposed', modules: ['org.jetbrains.exposed'], functions: ['exec'], written: true },
			],
			functions: [
				...JDBC,
				'createNativeQuery',
				'createSQLQuery',
				'queryForObject',
				'queryForList',
				'queryForMap',
				'rawQuery',
				'execSQL',
				'query',
				'update',
				'batchUpdate',
				'sql',
			],
			common: ['query', 'update', 'sql', 'execute', 'addBatch'],
		}),
		apiRule(deserialization, naming, OBJECTS),
		apiRule(templateRender, naming, RENDERS),
		apiRule(regex, naming, {
			...each(['java.util.regex.Pattern'], ['compile', 'matches'], regexAt()),
			'kotlin.text.Regex': regexAt(),
		}),
		apiRule(envRead, naming, {
			'java.lang.System.getenv': (seen, tell) =>
				seen.call.args.length > 0 ? envAt()(seen, tell) : undefined,
		}),
		apiRule(configRead, naming, CONFIGS),
	];
	return [...calls, values, properties, ...declared];
}
