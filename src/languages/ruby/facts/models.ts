import { ormAssociation, ormField, ormModel } from '../../../model/facts/data.ts';
import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import type { Arg } from '../../../model/recorder.ts';
import { isInMethod, plainText } from './class-words.ts';
import { constantName } from './names.ts';
import { singularize } from './rails/inflection.ts';

const BASES: readonly (readonly [framework: string, kind: string, base: RegExp])[] = [
	['activerecord', 'extends', /^(?:::)?(?:ApplicationRecord|ActiveRecord::Base)$/],
	['mongoid', 'mixin', /^(?:::)?Mongoid::Document$/],
	['sequel', 'extends', /^(?:::)?Sequel::Model(?:\(|$)/],
];

/** What a class is a model of; null when nothing here says that it is one. */
function frameworkOf(owner: SeenChunk, file: FactFile): string | null {
	for (const heritage of file.heritages) {
		if (heritage.owner !== owner) continue;
		const found = BASES.find(([, kind, base]) => heritage.kind === kind && base.test(heritage.text));
		if (found !== undefined) return found[0];
	}
	return null;
}

/** `class User < ApplicationRecord`. */
const MODEL: FactRule = {
	on: 'chunk',
	fact: ormModel,
	kinds: ['class'],
	find(chunk, file, tell) {
		const framework = frameworkOf(chunk, file);
		if (framework === null) return;
		const body = file.text.slice(chunk.start, Math.min(chunk.end, chunk.start + MAX_BODY));
		if (/^\s{0,40}self\.abstract_class\s{0,8}=\s{0,8}true\b/m.test(body)) return;
		tell({ framework, name: constantName(chunk, file), table: tableIn(body) });
	},
};

const MAX_BODY = 20_000;

function tableIn(body: string): string | null {
	return (
		/^\s{0,40}self\.table_name\s{0,8}=\s{0,8}(["'])([\w.]{1,100})\1/m.exec(body)?.[2] ??
		/^class\s[^\n]{0,200}Sequel::Model\(:(\w{1,100})\)/.exec(body)?.[1] ??
		null
	);
}

const KINDS: Readonly<Record<string, string>> = {
	has_many: 'has_many',
	has_one: 'has_one',
	belongs_to: 'belongs_to',
	has_and_belongs_to_many: 'many_to_many',
	embeds_many: 'embeds',
	embeds_one: 'embeds',
	embedded_in: 'belongs_to',
	one_to_many: 'has_many',
	one_to_one: 'has_one',
	many_to_one: 'belongs_to',
	many_to_many: 'many_to_many',
};

/** `has_many :posts, dependent: :destroy`. */
const ASSOCIATION: FactRule = {
	on: 'call',
	fact: ormAssociation,
	names: Object.keys(KINDS),
	find(call, file, tell) {
		const name = call.receiver === null ? plainText(call.args[0]?.text) : null;
		const model = name === null ? null : modelAround(call, file);
		if (name === null || model === null) return;
		const through = option(call, 'through') ?? option(call, 'join_table');
		tell({
			framework: model.framework,
			model: constantName(model.chunk, file),
			kind: KINDS[call.name],
			target: targetOf(call, name),
			name,
			through: plainText(through?.text),
			foreign_key: plainText(option(call, 'foreign_key')?.text),
		});
	},
};

/** The model that a call is said of: files below `app/models` hold models and parts of them. */
function modelAround(call: SeenCall, file: FactFile): { chunk: SeenChunk; framework: string } | null {
	const chunk = file.around(call.chunk).find(({ kind }) => kind === 'class' || kind === 'namespace');
	if (chunk === undefined || isInMethod(call, file)) return null;
	const framework = frameworkOf(chunk, file);
	if (framework !== null) return { chunk, framework };
	return /(?:^|\/)app\/models\//.test(file.path) ? { chunk, framework: 'activerecord' } : null;
}

function option({ args }: SeenCall, name: string): Arg | undefined {
	return args.find((arg) => arg.name === name);
}

/** The class that is written, or that Rails takes from the name; null when another association decides. */
function targetOf(call: SeenCall, name: string): string | null {
	const written = option(call, 'class_name') ?? option(call, 'class');
	if (written !== undefined) {
		const text = plainText(written.text) ?? /^([A-Z][\w:]{0,200})(?:\.name|\.to_s)?$/.exec(written.text)?.[1];
		return text?.replace(/^::/, '') ?? null;
	}
	if (option(call, 'polymorphic')?.text === 'true' || option(call, 'through') !== undefined) return null;
	const isMany =
		KINDS[call.name] === 'has_many' || KINDS[call.name] === 'many_to_many' || call.name === 'embeds_many';
	return camelize(isMany ? singularize(name) : name);
}

function camelize(name: string): string {
	return name.replace(/(?:^|_)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

/** `attribute :price, :decimal`, `enum :status, …`; `field :name, type: String` of Mongoid. */
const FIELD: FactRule = {
	on: 'call',
	fact: ormField,
	names: ['attribute', 'enum', 'field'],
	find(call, file, tell) {
		const [first] = call.args;
		if (call.receiver !== null || first === undefined || isInMethod(call, file)) return;
		const chunk = file.around(call.chunk)[0];
		const framework = chunk?.kind === 'class' ? frameworkOf(chunk, file) : null;
		if (framework === null || (framework === 'mongoid') !== (call.name === 'field')) return;
		// `enum status: { … }` has the name as its keyword.
		const isKeyed = call.name === 'enum' && first.name !== undefined && first.name !== '&';
		const name = isKeyed ? first.name : first.name === undefined ? plainText(first.text) : null;
		if (name === null || name === undefined) return;
		tell({ framework, model: constantName(chunk, file), name, type: typeOf(call) });
	},
};

function typeOf({ name, args }: SeenCall): string | null {
	if (name === 'enum') return 'enum';
	const written = name === 'field' ? args.find((arg) => arg.name === 'type') : args[1];
	if (written === undefined || (name === 'attribute' && written.name !== undefined)) return null;
	return /^:?([\w:]{1,100})$/.exec(written.text)?.[1] ?? null;
}

export const MODELS: readonly FactRule[] = [MODEL, ASSOCIATION, FIELD];
