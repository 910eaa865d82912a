import { words } from '../../../model/word-list.ts';
import { PLATFORM } from '../../../semantics/structural/platform.ts';

/** How what a function gives back follows from what it is given. */
type Giving = 'bag' | 'same' | 'list' | 'element' | 'pairs' | 'zipped' | 'class' | 'called' | 'cast';

/** Functions of Python that give back what they are given, or its elements. */
export const GIVING: Readonly<Record<string, Giving>> = {
	sorted: 'list',
	list: 'list',
	tuple: 'list',
	set: 'list',
	frozenset: 'list',
	reversed: 'list',
	iter: 'list',
	aiter: 'list',
	next: 'element',
	anext: 'element',
	max: 'element',
	min: 'element',
	dict: 'bag',
	'collections.defaultdict': 'bag',
	'collections.OrderedDict': 'bag',
	'collections.ChainMap': 'bag',
	'collections.deque': 'bag',
	enumerate: 'pairs',
	zip: 'zipped',
	type: 'class',
	map: 'called',
	'typing.cast': 'cast',
	'typing_extensions.cast': 'cast',
	'random.choice': 'element',
	'random.sample': 'list',
	'copy.copy': 'same',
	'copy.deepcopy': 'same',
	'functools.partial': 'same',
	'asyncio.create_task': 'same',
	'asyncio.ensure_future': 'same',
};

/** Functions that are given one which tells what to compare. */
export const KEYED = new Set(['sorted', 'max', 'min']);

/** Functions of the platform whose result may be anything. */
const OPAQUE = new Set([
	...words('getattr eval filter vars globals locals sum __import__ reduce super pop get setdefault'),
	...words('popitem popleft copy __getitem__ values items keys'),
]);

/** Functions of packages that give back what somebody else gave them; by package, all of them for null. */
const CARRIERS: Readonly<Record<string, readonly string[] | null>> = {
	itertools: null,
	operator: null,
	contextvars: null,
	weakref: null,
	pickle: null,
	importlib: ['import_module', 'reload'],
	functools: ['reduce', 'partialmethod', 'singledispatch', 'wraps', 'update_wrapper'],
	random: ['choices', 'shuffle'],
	heapq: ['heappop', 'heappushpop', 'heapreplace', 'nlargest', 'nsmallest', 'merge'],
	asyncio: ['run', 'wait_for', 'gather', 'to_thread', 'shield', 'wait', 'as_completed'],
	inspect: ['getattr_static', 'getmodule', 'unwrap'],
	sqlalchemy: ['relationship', 'backref', 'synonym', 'column_property'],
};

/** Methods of lists and dictionaries that give what is in them. */
export const CONTAINER_METHODS: Readonly<Record<string, 'element' | 'same' | 'elements' | 'entries'>> = {
	pop: 'element',
	popleft: 'element',
	get: 'element',
	setdefault: 'element',
	values: 'elements',
	copy: 'same',
	items: 'entries',
};

/** Whether what a function of the platform or a package gives back may be anything of the repository. */
export function isOpaque(owner: string, name: string): boolean {
	if (owner === PLATFORM) return OPAQUE.has(name);
	const functions = CARRIERS[owner];
	return functions !== undefined && (functions === null || functions.some((each) => name.endsWith(each)));
}

/** Names that Python gives to every program. */
const NAMES = new Set(
	`abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir divmod
enumerate eval exec filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len
list locals map max memoryview min next object oct open ord pow print property range repr reversed round set setattr slice sorted
staticmethod str sum super tuple type vars zip __import__ __build_class__ exit quit copyright credits license reveal_type
BaseException Exception ArithmeticError AssertionError AttributeError BlockingIOError BrokenPipeError BufferError BytesWarning
ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError
EnvironmentError FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning
IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError
NameError NotADirectoryError NotImplemented NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError
ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError
SyntaxWarning SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError
UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError ExceptionGroup BaseExceptionGroup unicode
basestring xrange long raw_input reduce`
		.split(/\s+/)
		.filter((name) => name !== ''),
);

export function isPlatformName(name: string): boolean {
	return NAMES.has(name);
}

/** Members that strings, numbers, lists, dictionaries and sets have of themselves. */
const METHODS: ReadonlySet<string> = new Set(
	`add append as_integer_ratio bit_count bit_length capitalize casefold center clear close conjugate copy count decode
difference difference_update discard encode endswith expandtabs extend find format format_map fromkeys get hex index insert
intersection intersection_update isalnum isalpha isascii isdecimal isdigit isdisjoint isidentifier islower isnumeric
isprintable isspace issubset issuperset istitle isupper items join keys ljust lower lstrip partition pop popitem remove
removeprefix removesuffix replace reverse rfind rindex rjust rpartition rsplit rstrip send setdefault sort split splitlines
startswith strip swapcase symmetric_difference symmetric_difference_update throw title to_bytes translate union update upper
values zfill`.split(/\s+/),
);

/** Whether Python's own values have a member of that name. */
export function isPlatformMethod(name: string): boolean {
	return METHODS.has(name);
}
