import { PLAIN_OPS, SCOPE_KINDS, type ScopeKind, VALUE_OPS, type ValueOp } from '../../model/recorder.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import { FORM_STRIDE } from '../../store/codec/form.ts';
import type { LinkedFile } from '../../store/linked-file.ts';
import { ORD_BITS } from '../../store/schema.ts';

/** Scopes, values and calls of a file, read from their columns. Whose values one reads, one has asked for. */
export class UnitFlow {
	/**
	 * The rows, without a note of what was read: for tables that are made once, whichever file is linked, and for what a
	 * note was made of.
	 */
	readonly rows: LinkedFile;

	constructor(rows: LinkedFile) {
		this.rows = rows;
	}

	/** A number that no other chunk of the index has. */
	keyOf(chunk: number): number {
		return this.rows.id * 2 ** ORD_BITS + chunk;
	}

	nameAt(index: number): string | null {
		return index < 0 ? null : this.rows.names[index];
	}

	scopeKind(scope: number): ScopeKind {
		return SCOPE_KINDS[this.rows.flow.scopes[scope * FLOW_STRIDE.scopes]];
	}

	scopeParent(scope: number): number {
		return this.rows.flow.scopes[scope * FLOW_STRIDE.scopes + 1];
	}

	scopeChunk(scope: number): number {
		return this.rows.flow.scopes[scope * FLOW_STRIDE.scopes + 2];
	}

	/** The innermost scope that holds an offset. */
	scopeAt(offset: number): number {
		const { scopes } = this.rows.flow;
		let found = 0;
		for (let scope = 1, at = FLOW_STRIDE.scopes; at < scopes.length; scope++, at += FLOW_STRIDE.scopes) {
			if (scopes[at + 3] > offset) break;
			if (offset < scopes[at + 3] + scopes[at + 4]) found = scope;
		}
		return found;
	}

	op(value: number): ValueOp {
		return VALUE_OPS[this.rows.flow.values[value * 4]];
	}

	valueName(value: number): string {
		return this.nameAt(this.rows.flow.values[value * 4 + 1]) ?? '';
	}

	first(value: number): number {
		return this.rows.flow.values[value * 4 + 2];
	}

	second(value: number): number {
		return this.rows.flow.values[value * 4 + 3];
	}

	callScope(call: number): number {
		return this.rows.flow.calls[call * FLOW_STRIDE.calls];
	}

	callee(call: number): number {
		return this.rows.flow.calls[call * FLOW_STRIDE.calls + 1];
	}

	/** Values of a call's arguments. */
	args(call: number): number[] {
		return this.arguments(call).map(({ value }) => value);
	}

	/** Arguments of a call with their keywords, up to the last that carries something; -1 for constants and the like. */
	arguments(call: number): { name: string | null; value: number }[] {
		const found: { name: string | null; value: number }[] = [];
		let count = 0;
		for (
			let item = this.firstItem(call);
			item >= 0 && found.length <= MAX_ARGUMENTS;
			item = this.second(item)
		) {
			const written = this.first(item);
			const isNamed = written >= 0 && this.op(written) === 'entry';
			const value = isNamed ? this.first(written) : written;
			const isCarried = value >= 0 && !PLAIN_OPS.has(this.op(value));
			found.push({ name: isNamed ? this.valueName(written) : null, value: isCarried ? value : -1 });
			if (isCarried || isNamed) count = found.length;
		}
		found.length = count;
		return found;
	}

	/** All arguments of a call with their keywords, constants too. */
	given(call: number): { name: string | null; value: number }[] {
		const found: { name: string | null; value: number }[] = [];
		for (
			let item = this.firstItem(call);
			item >= 0 && found.length <= MAX_ARGUMENTS;
			item = this.second(item)
		) {
			const written = this.first(item);
			const isNamed = written >= 0 && this.op(written) === 'entry';
			found.push({
				name: isNamed ? this.valueName(written) : null,
				value: isNamed ? this.first(written) : written,
			});
		}
		return found;
	}

	/** Where a value is written. */
	spanStart(value: number): number {
		return this.rows.form.spans[value * FORM_STRIDE.spans];
	}

	spanEnd(value: number): number {
		return this.spanStart(value) + this.rows.form.spans[value * FORM_STRIDE.spans + 1];
	}

	private firstItem(call: number): number {
		return this.rows.flow.calls[call * FLOW_STRIDE.calls + 2];
	}

	/** Where the name of a call begins. */
	callStart(call: number): number {
		return this.rows.calls[call].start;
	}
}

/** Arguments of a call that are looked at. */
const MAX_ARGUMENTS = 64;
