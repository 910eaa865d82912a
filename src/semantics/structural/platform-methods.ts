import type { Family } from '../world/families.ts';

/** Members that strings, numbers, lists, maps, promises and the like have of themselves. */
const METHODS: ReadonlySet<string> = new Set(
	`add anchor apply arguments at big bind blink bold buffer byteLength byteOffset call caller catch charAt
charCodeAt clear codePointAt compare compile concat constructor copy copyWithin delete description detached
difference dotAll drop endsWith entries equals every exec fill filter finally find findIndex findLast
findLastIndex fixed flags flat flatMap fontcolor fontsize forEach get getDate getDay getFullYear getHours
getMilliseconds getMinutes getMonth getSeconds getTime getTimezoneOffset getUTCDate getUTCDay getUTCFullYear
getUTCHours getUTCMilliseconds getUTCMinutes getUTCMonth getUTCSeconds getYear global has hasIndices
hasOwnProperty ignoreCase includes indexOf inspect intersection isDisjointFrom isPrototypeOf isSubsetOf
isSupersetOf isWellFormed italics join keys lastIndexOf length link localeCompare map match matchAll
maxByteLength message multiline name next normalize offset padEnd padStart parent pop propertyIsEnumerable push
readUint16BE readUint16LE readUint32BE readUint32LE readUint8 readUintBE readUintLE reduce reduceRight repeat
replace replaceAll resizable resize reverse search set setDate setFullYear setHours setMilliseconds setMinutes
setMonth setSeconds setTime setUTCDate setUTCFullYear setUTCHours setUTCMilliseconds setUTCMinutes setUTCMonth
setUTCSeconds setYear shift size slice small some sort source splice split startsWith sticky strike sub subarray
substr substring sup swap16 swap32 swap64 symmetricDifference take test then toArray toDateString toExponential
toFixed toGMTString toISOString toJSON toLocaleDateString toLocaleLowerCase toLocaleString toLocaleTimeString
toLocaleUpperCase toLowerCase toPrecision toReversed toSorted toSpliced toString toTimeString toUTCString
toUpperCase toWellFormed transfer transferToFixedLength trim trimEnd trimLeft trimRight trimStart unicode
unicodeSets union unshift valueOf values with write writeUint16BE writeUint16LE writeUint32BE writeUint32LE
writeUint8 writeUintBE writeUintLE`.split(/\s+/),
);

/** The same of Python's strings, numbers, lists, dictionaries and sets. */
const PYTHON_METHODS: ReadonlySet<string> = new Set(
	`add append as_integer_ratio bit_count bit_length capitalize casefold center clear close conjugate copy count decode
difference difference_update discard encode endswith expandtabs extend find format format_map fromkeys get hex index insert
intersection intersection_update isalnum isalpha isascii isdecimal isdigit isdisjoint isidentifier islower isnumeric
isprintable isspace issubset issuperset istitle isupper items join keys ljust lower lstrip partition pop popitem remove
removeprefix removesuffix replace reverse rfind rindex rjust rpartition rsplit rstrip send setdefault sort split splitlines
startswith strip swapcase symmetric_difference symmetric_difference_update throw title to_bytes translate union update upper
values zfill`.split(/\s+/),
);

/** Whether a language's own values have a member of that name. */
export function isPlatformMethod(name: string, family: Family): boolean {
	return (family === 'python' ? PYTHON_METHODS : METHODS).has(name);
}
