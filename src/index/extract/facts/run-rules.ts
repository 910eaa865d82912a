import type { FactKind } from '../../../model/facts/kind.ts';
import type { CallRule, FactRule, Origin, SeenCall, SeenChunk, Tell } from '../../../model/facts/rules.ts';
import type { FactCollector } from './collector.ts';
import { isBelow, lastName, leadingName } from './names.ts';
import type { Recorded } from './recorded.ts';
import { Surroundings } from './surroundings.ts';

/** Shows each rule what it asked for. */
export function runRules(collector: FactCollector, recorded: Recorded): void {
	const { rules } = collector;
	if (rules.annotations.size > 0) collector.findAnnotationCalls();
	const file = new Surroundings(collector, recorded);
	const teller =
		(kind: FactKind, start: number, end: number, chunk: number): Tell =>
		(attributes, at) =>
			collector.tell(kind, attributes, { start, end, ...at, chunk: at?.chunk ?? chunk });
	const originOf = (name: string | null, value: number, scope: number): Origin | null =>
		value >= 0 ? file.originOf(value, scope) : name === null ? null : file.origin(name, scope);
	const isFrom = (rule: FactRule, name: string | null, value: number, scope: number): boolean =>
		rule.from === undefined || isAmong(originOf(name, value, scope), rule.from);

	for (const call of collector.calls) {
		let origin: Origin | null | undefined;
		const isMeant = (rule: CallRule): boolean => {
			if (rule.via !== undefined && !rule.via.includes(call.via)) return false;
			if (rule.from === undefined) return true;
			// Many rules may ask for one name: where it comes from is found out once.
			if (origin === undefined) origin = originOf(leadingName(call.callee), call.calleeValue, call.scope);
			return isAmong(origin, rule.from);
		};
		const tellHere = (rule: CallRule, seen: SeenCall): void => {
			if (isMeant(rule)) rule.find(seen, file, teller(rule.fact, call.start, call.end, call.chunk));
		};
		for (const rule of rules.calls.get(call.name) ?? []) tellHere(rule, call);
		for (const [prefix, rule] of rules.callPrefixes) if (call.name.startsWith(prefix)) tellHere(rule, call);
		const imported = call.receiver === null ? collector.aliases.get(call.name) : undefined;
		if (imported === undefined) continue;
		// It goes by another name here: for rules that look at where it comes from.
		const seen = { ...call, name: imported };
		for (const rule of rules.calls.get(imported) ?? []) {
			if (rule.from !== undefined || rule.followsImports) tellHere(rule, seen);
		}
	}
	for (const heritage of collector.heritages) {
		const { owner } = heritage;
		for (const rule of rules.heritages.get(heritage.name) ?? []) {
			if (!isFrom(rule, leadingName(heritage.text), heritage.value, owner.scope)) continue;
			rule.find(heritage, file, teller(rule.fact, owner.start, owner.end, owner.index));
		}
	}
	for (const chunk of collector.chunks) {
		const wanted = rules.chunks.get(chunk.kind);
		if (wanted !== undefined) {
			for (const rule of wanted)
				rule.find(chunk, file, teller(rule.fact, chunk.start, chunk.end, chunk.index));
		}
		if (rules.annotations.size > 0 && chunk.annotations?.length) annotated(chunk);
	}
	for (const spec of collector.imports) {
		for (const rule of rules.imports) {
			if (rule.from !== undefined && !rule.from.some((module) => isBelow(spec.module ?? '', module)))
				continue;
			rule.find(spec, file, teller(rule.fact, spec.start, spec.end, collector.firstChunk));
		}
	}
	for (const rule of rules.files) {
		if (rule.from !== undefined && !file.importsFrom(rule.from)) continue;
		rule.find(file, teller(rule.fact, 0, recorded.text.length, collector.firstChunk));
	}

	function annotated(chunk: SeenChunk): void {
		const notes = chunk.annotations ?? [];
		for (const note of notes) {
			const last = lastName(note.name);
			for (const rule of rules.annotations.get(last) ?? []) {
				if (!isFrom(rule, leadingName(note.name), -1, chunk.scope)) continue;
				rule.find({ ...note, last, chunk }, file, teller(rule.fact, chunk.start, chunk.end, chunk.index));
			}
		}
	}
}

function isAmong(origin: Origin | null, modules: readonly string[]): boolean {
	return origin !== null && modules.some((module) => isBelow(origin.module, module));
}
