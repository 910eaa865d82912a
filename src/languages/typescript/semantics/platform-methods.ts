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

/** Whether JavaScript's own values have a member of that name. */
export function isPlatformMethod(name: string): boolean {
	return METHODS.has(name);
}
