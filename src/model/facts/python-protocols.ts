/** Methods that the language itself calls, by what they make of a class. */
export const PROTOCOLS: readonly (readonly [protocol: string, methods: readonly string[]])[] = [
	['iterator', ['__iter__', '__next__', '__aiter__', '__anext__', '__reversed__']],
	['container', ['__len__', '__getitem__', '__setitem__', '__delitem__', '__contains__', '__missing__']],
	['context manager', ['__enter__', '__exit__', '__aenter__', '__aexit__']],
	['callable', ['__call__']],
	['awaitable', ['__await__']],
	['comparison', ['__eq__', '__ne__', '__lt__', '__le__', '__gt__', '__ge__', '__hash__']],
	[
		'arithmetic',
		[
			'add',
			'sub',
			'mul',
			'truediv',
			'floordiv',
			'mod',
			'pow',
			'matmul',
			'and',
			'or',
			'xor',
			'lshift',
			'rshift',
		]
			.flatMap((name) => [`__${name}__`, `__r${name}__`, `__i${name}__`])
			.concat(['__neg__', '__pos__', '__abs__', '__invert__', '__divmod__', '__round__']),
	],
	['conversion', ['__bool__', '__int__', '__float__', '__complex__', '__index__', '__bytes__', '__format__']],
	['attributes', ['__getattr__', '__getattribute__', '__setattr__', '__delattr__', '__dir__']],
	['descriptor', ['__get__', '__set__', '__delete__', '__set_name__']],
	['pickling', ['__reduce__', '__reduce_ex__', '__getstate__', '__setstate__', '__getnewargs__']],
	['copying', ['__copy__', '__deepcopy__']],
];

/** The protocol that a method belongs to. */
export const PROTOCOL_OF: ReadonlyMap<string, string> = new Map(
	PROTOCOLS.flatMap(([protocol, methods]) => methods.map((method): [string, string] => [method, protocol])),
);
