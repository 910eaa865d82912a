import { expect, test } from 'vitest';
import { readPythonType } from '../../../languages/python/semantics/type-text.ts';
import { readTypeScriptType } from '../../../languages/typescript/semantics/type-text.ts';
import type { TypeNode } from '../type-node.ts';

/** A type in a form that is quick to read. */
function shown(node: TypeNode): string {
	switch (node.is) {
		case 'name':
			return node.args.length === 0 ? node.name : `${node.name}<${node.args.map(shown).join()}>`;
		case 'union':
			return node.of.map(shown).join('|');
		case 'all':
			return node.of.map(shown).join('&');
		case 'tuple':
			return `[${node.of.map(shown).join()}]`;
		case 'function':
			return `(${node.params.map(shown).join()})=>${shown(node.returns)}`;
		case 'object':
			return `{${node.members.map(({ name, type }) => `${name}:${shown(type)}`).join()}}`;
		case 'typeof':
			return `typeof ${node.name}`;
		case 'member':
			return `${shown(node.of)}.${node.name}`;
		case 'plain':
			return '-';
		case 'unknown':
			return '?';
		default:
			return `${node.is} ${shown(node.of)}`;
	}
}

test.each([
	['User', 'User'],
	['string', '-'],
	['any', '?'],
	['User | null | undefined', 'User'],
	['A | B', 'A|B'],
	['A & B', 'A&B'],
	['User[]', 'list User'],
	['readonly User[][]', 'list list User'],
	['Array<User>', 'list User'],
	['Promise<User[]>', 'promise list User'],
	['Map<string, User>', 'map User'],
	['ns.Repo<User, string>', 'ns.Repo<User,->'],
	['(a: A, b?: B) => Promise<C>', '(A,B)=>promise C'],
	['({ a, b }: Props, ...rest: C[]) => void', '(Props,list C)=>-'],
	['(A | B)[]', 'list A|B'],
	['{ a: A; b?: B; go(x: C): D }', '{a:A,b:B,go:(C)=>D}'],
	['{ [key: string]: A }', '{}'],
	['[A, name: B]', '[A,B]'],
	['typeof config.db', 'typeof config.db'],
	["User['address']", 'User.address'],
	['Partial<User>', 'User'],
	['ReturnType<typeof make>', 'returned typeof make'],
	['InstanceType<typeof User>', 'made typeof User'],
	['new (x: A) => B', 'class B'],
	['keyof User', '-'],
	['x is User', '-'],
	['T extends U ? A : B', '?'],
	['<T>(x: T) => T', '(T)=>T'],
	["'a' | 'b'", '-|-'],
	['import("x").Y', '?'],
	['', '?'],
	['User<', '?'],
	['{ a: ', '{a:?}'],
])('TypeScript %s', (text, expected) => {
	expect(shown(readTypeScriptType(text))).toBe(expected);
});

test.each([
	['User', 'User'],
	['"User"', 'User'],
	['Optional[User]', 'User'],
	['User | None', 'User'],
	['list[User]', 'list User'],
	['typing.List["User"]', 'list User'],
	['dict[str, User]', 'map User'],
	['Union[A, B]', 'A|B'],
	['type[User]', 'class User'],
	['Callable[[A, B], C]', '(A,B)=>C'],
	['Annotated[User, Depends(get)]', 'User'],
	['Awaitable[User]', 'promise User'],
	['tuple[A, B]', '[A,B]'],
	['models.User', 'models.User'],
	['Literal["a", "b"]', '-'],
	['Any', '?'],
	['', '?'],
	['list[', 'list ?'],
])('Python %s', (text, expected) => {
	expect(shown(readPythonType(text))).toBe(expected);
});

test('depth and length are bounded', () => {
	expect(shown(readTypeScriptType('A<'.repeat(5_000)))).toBe('?');
	expect(shown(readTypeScriptType(`${'('.repeat(5_000)}A${')'.repeat(5_000)}`))).toBe('?');
	expect(shown(readPythonType(`${'list['.repeat(5_000)}A${']'.repeat(5_000)}`))).toContain('list');
	const before = performance.now();
	readTypeScriptType('A | '.repeat(20_000));
	expect(performance.now() - before).toBeLessThan(1_000);
});
