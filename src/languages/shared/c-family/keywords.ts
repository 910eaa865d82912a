import { wordSet } from '../../../model/word-list.ts';

/** Words that no name can be, in C or C++, and those that stand for types. */
const KEYWORDS: ReadonlySet<string> = new Set(
	(
		'alignas alignof asm auto bool break case catch char class co_await co_return co_yield concept const ' +
		'const_cast consteval constexpr constinit continue decltype default defined delete do double dynamic_cast ' +
		'else enum explicit export extern false float for friend goto if inline int long mutable namespace ' +
		'new noexcept nullptr operator private protected public register reinterpret_cast requires restrict return ' +
		'short signed sizeof static static_assert static_cast struct switch template this thread_local throw true ' +
		'try typedef typeid typename typeof union unsigned using virtual void volatile wchar_t while ' +
		'_Alignas _Alignof _Atomic _Bool _Complex _Generic _Imaginary _Noreturn _Static_assert _Thread_local ' +
		'__asm __asm__ __attribute __attribute__ __cdecl __const __declspec __extension__ __inline __inline__ ' +
		'__restrict __restrict__ __signed__ __stdcall __thread __typeof__ __volatile __volatile__ ' +
		'__VA_ARGS__ __VA_OPT__ NULL'
	).split(' '),
);

export function isKeyword(word: string): boolean {
	return KEYWORDS.has(word);
}

/** Keywords of C++ that are names like any other in C. */
const CPP_ALONE: ReadonlySet<string> = new Set(
	'catch class delete explicit friend new operator private protected public template this throw try using virtual'.split(
		' ',
	),
);

/** Whether a word is a keyword of C++, or of C. */
export function isKeywordOf(isCpp: boolean, word: string): boolean {
	return KEYWORDS.has(word) && (isCpp || !CPP_ALONE.has(word));
}

/** Keywords before a parenthesis that is no list of parameters or arguments. */
const CONTROL: ReadonlySet<string> = wordSet('if while for switch catch return sizeof alignof');

export function isControl(word: string): boolean {
	return CONTROL.has(word);
}

/** Words that begin or are a type in themselves. */
const TYPE_WORDS: ReadonlySet<string> = wordSet(
	'void char short int long float double signed unsigned bool _Bool struct union enum class',
);

export function isTypeWord(word: string): boolean {
	return TYPE_WORDS.has(word);
}
