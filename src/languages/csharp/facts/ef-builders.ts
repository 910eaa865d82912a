import { ormAssociation, ormField, ormModel } from '../../../model/facts/data.ts';
import type { CallRule, FactFile, SeenCall } from '../../../model/facts/rules.ts';
import { callNesting } from '../../shared/facts/call-nesting.ts';
import { typesOf } from '../../shared/facts/chain-links.ts';
import { simpleType } from '../../shared/facts/packages.ts';
import { valuesWithin } from '../../shared/facts/values-within.ts';
import { argumentString } from '../../shared/facts/written-strings.ts';

const ENTITY = /\bEntity\s{0,4}<\s{0,4}([\w.]{1,200})\s{0,4}>/;
const BUILDER = /^EntityTypeBuilder\s{0,4}<\s{0,4}([\w.]{1,200})\s{0,4}>/;
/** `user = builder.Entity<User>()` */
const ASSIGNED =
	/^\w{1,100}\s{0,8}=\s{0,40}\w{1,100}\s{0,40}\.\s{0,8}Entity\s{0,4}<\s{0,4}([\w.]{1,200})\s{0,4}>/;
/** Calls whose lambda is about an entity, or about something that it owns. */
const BLOCKS = ['Entity', 'OwnsOne', 'OwnsMany', 'UsingEntity'];

/** The entity that a builder is for: of `Entity<X>()` before it or around it, of its declared type. */
function entityOf(call: SeenCall, file: FactFile): string | null {
	const chained = ENTITY.exec(call.receiver ?? '');
	if (chained !== null) return simpleType(chained[1]);
	const root = /^\w{1,100}/.exec(call.receiver ?? '')?.[0];
	if (root === undefined) return null;
	const binding = file.binding(root, call.scope);
	const typed =
		binding === null
			? null
			: (BUILDER.exec(binding.type ?? '') ??
				ASSIGNED.exec(file.text.slice(binding.start, binding.start + 400)));
	if (typed !== null) return simpleType(typed[1]);
	const block = callNesting(file)
		.around(call)
		.find(({ name, nameStart }) => nameStart < call.nameStart && BLOCKS.includes(name));
	const around = block?.name === 'Entity' ? ENTITY.exec(block.callee) : null;
	return around === null ? null : simpleType(around[1]);
}

/** `entity.ToTable("users")` */
export const EF_TABLES: CallRule = {
	fact: ormModel,
	on: 'call',
	names: ['ToTable', 'ToCollection', ...BLOCKS],
	via: ['call'],
	find(call, file, tell) {
		if (BLOCKS.includes(call.name) || call.args[0]?.kind === 'function') return;
		const name = entityOf(call, file);
		const table = argumentString(call, 0, file);
		if (name !== null && table !== null)
			tell({ framework: 'ef', name, table }, { start: call.nameStart, end: call.end });
	},
};

/** `entity.Property(x => x.Name).IsRequired().HasColumnName("name")`, `entity.HasKey(x => x.Id)` */
export const EF_FIELDS: CallRule = {
	fact: ormField,
	on: 'call',
	names: ['Property', 'HasKey'],
	via: ['call'],
	find(call, file, tell) {
		const model = call.argCount === 0 ? null : entityOf(call, file);
		if (model === null) return;
		const links = file.linksAfter(call);
		const isKey = call.name === 'HasKey';
		const typed = isKey ? null : /<\s{0,4}([\w.?<>[\]]{1,100})\s{0,4}>$/.exec(call.callee)?.[1];
		for (const name of membersIn(call, file)) {
			tell(
				{
					framework: 'ef',
					model,
					name,
					type: typed ?? typeOfMember(model, name, file),
					column: stringOf(
						links.find((link) => link.name === 'HasColumnName'),
						file,
					),
					primary: isKey ? true : null,
					nullable: nullableOf(links.find((link) => link.name === 'IsRequired')),
				},
				{ start: call.nameStart, end: links.at(-1)?.end ?? call.end },
			);
		}
	},
};

/** `IsRequired()`, `IsRequired(false)` */
function nullableOf(required: SeenCall | undefined): boolean | null {
	return required === undefined ? null : required.args[0]?.text === 'false';
}

const KIND_OF: Readonly<Record<string, string>> = {
	HasOne: 'belongs_to',
	HasOneWithMany: 'belongs_to',
	HasOneWithOne: 'has_one',
	HasManyWithOne: 'has_many',
	HasManyWithMany: 'many_to_many',
	HasMany: 'has_many',
	OwnsOne: 'embeds',
	OwnsMany: 'embeds',
};

/** `entity.HasMany(x => x.Posts).WithOne(x => x.Blog).HasForeignKey(x => x.BlogId)` */
export const EF_ASSOCIATIONS: CallRule = {
	fact: ormAssociation,
	on: 'call',
	names: ['HasOne', 'HasMany', 'OwnsOne', 'OwnsMany'],
	via: ['call'],
	find(call, file, tell) {
		const model = entityOf(call, file);
		if (model === null) return;
		const links = file.linksAfter(call);
		const other = links.find(({ name }) => name === 'WithMany' || name === 'WithOne');
		const name = membersIn(call, file)[0] ?? null;
		const typed = /<\s{0,4}([\w.]{1,200})\s{0,4}(?:,[^<>]{1,200})?>$/.exec(call.callee)?.[1];
		const declared = name === null ? null : typeOfMember(model, name, file);
		const target = typed ?? (declared === null ? null : itemType(declared));
		if (name === null && target === null) return;
		const key = links.find((link) => link.name === 'HasForeignKey');
		const through = links.find((link) => link.name === 'UsingEntity');
		tell(
			{
				framework: 'ef',
				model,
				kind: KIND_OF[`${call.name}${call.name.startsWith('Has') ? (other?.name ?? '') : ''}`],
				target,
				name,
				through:
					through === undefined ? null : (/\w{1,200}/.exec(typesOf(through))?.[0] ?? stringOf(through, file)),
				foreign_key: key === undefined ? null : membersIn(key, file).join(', ') || null,
			},
			{ start: call.nameStart, end: links.at(-1)?.end ?? call.end },
		);
	},
};

/** Members that a lambda names (`x => x.A`, `x => new { x.A, x.B }`), or strings do. */
function membersIn({ argValues, scope }: SeenCall, file: FactFile): string[] {
	return argValues.flatMap((value) => {
		const lambda = file.chunk(file.operation(value).op === 'chunk' ? file.operation(value).a : -1);
		if (lambda === undefined)
			return valuesWithin(value, scope, file).flatMap((each) => file.string(each.value) ?? []);
		const [param] = lambda.params ?? [];
		return file
			.returned(lambda.index)
			.flatMap((given) => valuesWithin(given.value, given.scope, file))
			.flatMap(({ op, name, a }) =>
				op === 'member' && name !== null && file.operation(a).name === param?.name ? [name] : [],
			);
	});
}

/** The type of a property, when the entity is declared in the same file. */
function typeOfMember(model: string, name: string, file: FactFile): string | null {
	const owner = file.chunks.find(
		(chunk) => chunk.name === model && (chunk.kind === 'class' || chunk.kind === 'record'),
	);
	if (owner === undefined) return null;
	return file.members(owner.index).find((member) => member.name === name)?.type ?? null;
}

/** `Post` of `ICollection<Post>`. */
export function itemType(written: string): string {
	const items = /^[\w.]{1,200}\s{0,4}<\s{0,4}([\w.]{1,200})\s{0,4}>\??$/.exec(written.trim());
	return simpleType(items === null ? written.trim() : items[1]);
}

function stringOf(link: SeenCall | undefined, file: FactFile): string | null {
	return link === undefined ? null : argumentString(link, 0, file);
}
