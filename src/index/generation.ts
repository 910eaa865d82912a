import type { SkippedPath } from '../model/file.ts';
import { VERSION } from '../model/version.ts';
import { sha256 } from '../platform/digest.ts';
import { SCHEMA_VERSION } from '../store/schema.ts';

/** What of a file decides what is known about it. */
export interface FileIdentity {
	path: string;
	language: string;
	flags: number;
	package: string | null;
	status: number;
	/** Of its bytes. */
	hash: Uint8Array;
}

const SPAN = 2n ** 128n;

/**
 * The content of an index as a number: a sum over hashes of its files and omissions. It does not depend on
 * the order in which they are added, and one that is gone can be taken out again, so that an update
 * costs what has changed.
 */
export class ContentSum {
	private sum: bigint;

	constructor(stored = '0') {
		this.sum = BigInt(`0x${stored}`);
	}

	addFile(file: FileIdentity): void {
		this.shift(fileTerm(file));
	}

	removeFile(file: FileIdentity): void {
		this.shift(-fileTerm(file));
	}

	addOmission(omission: SkippedPath): void {
		this.shift(omissionTerm(omission));
	}

	removeOmission(omission: SkippedPath): void {
		this.shift(-omissionTerm(omission));
	}

	toString(): string {
		return this.sum.toString(16);
	}

	/** Never a counter or a time: the same content, settings and version give the same. */
	generation(configuration: string): string {
		return sha256(`${this.toString()}\0${configuration}\0${SCHEMA_VERSION}\0${VERSION}`).slice(0, 32);
	}

	private shift(by: bigint): void {
		this.sum = (this.sum + by + SPAN) % SPAN;
	}
}

function fileTerm({ path, language, flags, package: owner, status, hash }: FileIdentity): bigint {
	const bytes = Buffer.from(hash.buffer, hash.byteOffset, hash.byteLength).toString('hex');
	return term(`${path}\0${language}\0${flags}\0${owner}\0${status}\0${bytes}`);
}

function omissionTerm({ path, reason, detail, folder, manifest }: SkippedPath): bigint {
	return term(`${path}\0${reason}\0${detail}\0${folder}${manifest === undefined ? '' : `\0${manifest}`}`);
}

function term(text: string): bigint {
	return BigInt(`0x${sha256(text).slice(0, 32)}`);
}
