import { words } from '../../../../model/word-list.ts';
import { readTypeText, type TypeText, UNKNOWN_TYPE } from '../../../../semantics/nominal/type-text.ts';

/** Words of types that have no members, and those that say nothing. */
const PLAIN: ReadonlySet<string> = new Set([
	...words('void char short int long float double bool _Bool wchar_t size_t ssize_t ptrdiff_t int8_t'),
	...words('int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t char8_t'),
	...words('char16_t char32_t auto decltype unsigned signed __int128 off_t time_t nullptr_t'),
]);
const WORDS =
	/\b(?:public|private|protected|virtual|register|extern|inline|constexpr|restrict|__restrict|mutable)\b/g;
const NO_NAME = /^\s*(?:(?:const|volatile)\s+)*(\w+)\b(?!\s*::)/;
/** `int (*)(char)`, `std::function<int(char)>` */
const FUNCTION = /\(\s*(?:\w+::)*[*^&]|\bfunction\s*</;

/** Reads a type of C or C++. What is called through a pointer is not known by its type. */
export function readCType(text: string): TypeText {
	if (FUNCTION.test(text)) return { is: 'function', returns: UNKNOWN_TYPE };
	const [, first] = NO_NAME.exec(text) ?? [];
	if (first !== undefined && PLAIN.has(first)) return UNKNOWN_TYPE;
	return readTypeText(text.replace(WORDS, ' '));
}
