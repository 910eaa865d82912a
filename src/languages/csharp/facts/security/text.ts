import type {
	AnnotationRule,
	CallRule,
	FactFile,
	FactRule,
	FileRule,
	SeenCall,
} from '../../../../model/facts/rules.ts';
import { deserialization, regex, templateRender } from '../../../../model/facts/security.ts';
import { annotationGiven } from '../../../shared/facts/annotations.ts';
import { deserializes, regexAt, renderOf } from '../../../shared/facts/security/api-readers.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { givenArgument } from '../../../shared/facts/security/given.ts';
import { NAMING } from './api-naming.ts';
import { writesOf } from './member-writes.ts';

const REGEX = 'System.Text.RegularExpressions.Regex';

/** `Regex.IsMatch(text, "…")` compiles a pattern; the method of a compiled one does not. */
const matched: ApiReader = (seen, tell) => {
	if (/(?:^|\.)Regex$/.test(seen.call.receiver ?? '')) regexAt(1, 'pattern')(seen, tell);
};

/** `[GeneratedRegex("^a+$")]`. */
const generated: AnnotationRule = {
	fact: regex,
	on: 'annotation',
	names: ['GeneratedRegex'],
	find(note, file, tell) {
		const pattern = annotationGiven(note, file, 'value', 'pattern');
		tell({ api: 'GeneratedRegex', pattern: pattern?.text, given: pattern?.how });
	},
};

const BINARY = 'System.Runtime.Serialization';
const OBJECTS: ApiTable = {
	...each(
		[`${BINARY}.Formatters.Binary.BinaryFormatter`, `${BINARY}.IFormatter`, `${BINARY}.Formatter`],
		['Deserialize', 'UnsafeDeserialize'],
		deserializes('binary'),
	),
	[`${BINARY}.Formatters.Soap.SoapFormatter.Deserialize`]: deserializes('soap'),
	...each([`${BINARY}.NetDataContractSerializer`], ['Deserialize', 'ReadObject'], deserializes('xml')),
	...each([`${BINARY}.DataContractSerializer`], ['ReadObject'], deserializes('xml')),
	[`${BINARY}.Json.DataContractJsonSerializer.ReadObject`]: deserializes('json'),
	'System.Xml.Serialization.XmlSerializer.Deserialize': deserializes('xml'),
	...each(
		['System.Web.UI.LosFormatter', 'System.Web.UI.ObjectStateFormatter'],
		['Deserialize'],
		deserializes('binary'),
	),
	'System.Resources.ResourceReader': deserializes('binary'),
	...each(
		['IDeserializer', 'Deserializer', 'DeserializerBuilder.*'].map(
			(type) => `YamlDotNet.Serialization.${type}`,
		),
		['Deserialize'],
		(_, tell) => tell({ api: 'YamlDotNet.Serialization.Deserializer.Deserialize', format: 'yaml' }),
	),
	'MessagePack.MessagePackSerializer.Typeless.Deserialize': deserializes('messagepack'),
};

const TYPE_NAMES: ReadonlySet<string> = new Set(['All', 'Auto', 'Objects', 'Arrays']);

/** `TypeNameHandling = TypeNameHandling.All`: the JSON that is read says of which types it is. */
const typeNames: FileRule = {
	fact: deserialization,
	on: 'file',
	find(file, tell) {
		for (const { value, place } of writesOf('TypeNameHandling', file)) {
			const { op, name: loader } = file.operation(value);
			if (op === 'member' && loader !== null && TYPE_NAMES.has(loader))
				tell({ api: 'Newtonsoft.Json.JsonSerializerSettings', format: 'json', loader }, place);
		}
	},
};

const RENDERS: ApiTable = {
	...each(
		['Microsoft.AspNetCore.Html', 'System.Web', 'System.Web.Mvc'],
		['HtmlString', 'MvcHtmlString', 'MvcHtmlString.Create'],
		renderOf('raw'),
	),
	'Microsoft.AspNetCore.Components.MarkupString': renderOf('raw'),
	'Scriban.Template.Parse': renderOf('render_text'),
	'HandlebarsDotNet.Handlebars.Compile': renderOf('render_text'),
	'RazorEngine.Engine.Razor.RunCompile': renderOf('render_text'),
};

/** `Html.Raw(comment)` of a helper for views. */
const raw: CallRule = {
	fact: templateRender,
	on: 'call',
	names: ['Raw'],
	find(call, file, tell) {
		if (call.argCount !== 1 || !/^(?:@|this\.)?(?:Html|html|helper|htmlHelper)$/.test(call.receiver ?? ''))
			return;
		const given = givenArgument(call, 0, file);
		tell({ api: 'Html.Raw', operation: 'raw', given: given?.how });
	},
};

/** `return View("Edit", order)` of a controller; without a name it is that of the action. */
const views: CallRule = {
	fact: templateRender,
	on: 'call',
	names: ['View', 'PartialView'],
	find(call, file, tell) {
		if (
			call.via !== 'call' ||
			(call.receiver !== null && call.receiver !== 'this') ||
			!isInController(call, file)
		)
			return;
		const template = file.string(call.argValues[0] ?? -1);
		tell({
			api: call.name,
			operation: 'render',
			template,
			given: template === null ? null : 'literal',
		});
	},
};

function isInController({ chunk }: SeenCall, file: FactFile): boolean {
	const classes = file.around(chunk).filter(({ kind }) => kind === 'class');
	return file.heritages.some(
		({ name, owner }) =>
			/Controller(?:Base)?$/.test(name ?? '') && classes.some(({ index }) => index === owner.index),
	);
}

export const TEXTS: readonly FactRule[] = [
	apiRule(regex, NAMING, {
		[REGEX]: regexAt(0, 'pattern'),
		...each(
			[REGEX],
			['IsMatch', 'Match', 'Matches', 'Replace', 'Split', 'Count', 'EnumerateMatches'],
			matched,
		),
	}),
	generated,
	apiRule(deserialization, NAMING, OBJECTS),
	typeNames,
	apiRule(templateRender, NAMING, RENDERS),
	raw,
	views,
];
