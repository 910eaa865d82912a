import { words } from '../../../model/word-list.ts';
import { readTypeText, type TypeText, UNKNOWN_TYPE } from '../../../semantics/nominal/type-text.ts';

/** Reads a type of Solidity: `mapping(address => A[])`, `A.B[] memory`, `(uint a, A b)`. */
export function readSolidityType(text: string): TypeText {
	// `using A for B` is no base.
	if (text.length > 500 || / for /.test(text) || /^\s*function\b/.test(text)) return UNKNOWN_TYPE;
	if (/^\s*payable\s*$/.test(text)) return { is: 'name', path: ['address'], args: [] };
	const mapping = /^\s*mapping\s*\([^()=]*=>\s*(.*)\)\s*(\[[^\]]*\])?[^)\]]*$/s.exec(text);
	if (mapping !== null) {
		const of = readSolidityType(mapping[1].replace(/^(.*\S)\s+\w+\s*$/s, keepTyped));
		return { is: 'map', of };
	}
	if (/^\s*\(/.test(text)) {
		const parts = text.trim().slice(1, -1).split(',');
		const of = parts.map((part) => readSolidityType(part));
		return of.length === 1 ? of[0] : { is: 'tuple', of };
	}
	return readTypeText(text);
}

/** A value of a mapping may have a name. */
function keepTyped(whole: string, type: string): string {
	return /[)\]\w]$/.test(type) ? type : whole;
}

const ELEMENTARY =
	/^(?:u?int\d*|bytes\d*|byte|bool|string|address|u?fixed(?:\d+x\d+)?|var|true|false|msg|block|tx|abi|type|now|assembly)$/;
const BUILT_IN: ReadonlySet<string> = new Set([
	...words('require assert revert keccak256 sha256 sha3 ripemd160 ecrecover addmod mulmod blockhash'),
	...words('blobhash gasleft selfdestruct suicide payable'),
]);

/** Whether the language itself has a name. */
export function isBuiltIn(name: string): boolean {
	return ELEMENTARY.test(name) || BUILT_IN.has(name);
}

const MEMBERS: ReadonlySet<string> = new Set([
	...words('balance code codehash transfer send call callcode delegatecall staticcall length push pop'),
	...words('concat selector address gas value wrap unwrap'),
]);

/** Whether values of elementary types may have a member of a name. */
export function isElementaryMember(name: string): boolean {
	return MEMBERS.has(name);
}
