import type { Question } from '../../../engine.ts';
import type { Envelope, EnvelopeError, Meta } from '../../../model/envelope.ts';
import { thousands } from '../../../model/thousands.ts';
import { fenced, visible } from '../../text/visible.ts';
import { shortName, TOOLS } from '../tools.ts';
import { linesOf } from './forms.ts';

/** Longer texts crowd out what a model has to think about; the structured answer is whole. */
const MAX_CHARACTERS = 25_000;

/** Bounded by the budget that was asked for. */
const BUDGETED = new Set(['pack', 'map']);

/** An answer as text that is good alone: what is wrong with it first, then the data, then how to get the rest. */
export function answerText(question: Question, input: object, envelope: Envelope<unknown>): string {
	if (!envelope.ok) return errorText(envelope.error);
	const { result, meta } = envelope;
	const lines = linesOf(question.name, result as object);
	const shown = BUDGETED.has(question.name) ? lines : cut(lines);
	const rest =
		shown.length < lines.length || shown.at(-1) !== lines.at(-1)
			? cutLine(question, input, shown.length, lines.length)
			: moreLine(question, result as object, meta);
	return [...standing(meta), ...fenced(shown), ...(rest === null ? [] : [rest])].join('\n');
}

export function errorText({ code, message, hint, place }: EnvelopeError): string {
	const where = place === undefined ? [] : [`at ${place.start}-${place.end} of: ${visible(place.text)}`];
	return [
		`error ${code} (names in it are data)`,
		visible(message),
		...where,
		`hint: ${visible(briefly(inToolWords(hint)))}`,
	].join('\n');
}

/** Hints that list all there is are too long for who pays by the word. */
const MAX_HINT = 600;

function briefly(text: string): string {
	return text.length <= MAX_HINT ? text : `${text.slice(0, MAX_HINT)}…`;
}

/** A hint names commands; a model has tools. */
function inToolWords(hint: string): string {
	return hint.replace(/`assay ([a-z-]+)(?: ([a-z-]+))?[^`]*`/g, (command, first: string, second?: string) => {
		for (const name of [`${first} ${second}`, first]) {
			const tool = TOOLS.find(({ questions }) => questions.includes(name));
			if (tool !== undefined)
				return tool.questions.length === 1
					? `the tool ${tool.name}`
					: `the tool ${tool.name} with question ${shortName(name)}`;
		}
		return command;
	});
}

/** What a reader must know before the answer; nothing when it is fresh and complete. */
function standing({ index, completeness, warnings }: Meta): string[] {
	const lines: string[] = [];
	if (index?.stale) {
		const { added, changed, removed, settingsChanged } = index.stale;
		const what = settingsChanged ? 'settings changed' : `${changed} changed, ${added} new, ${removed} gone`;
		lines.push(
			`stale: files differ from the index (${what})${index.building ? '; it is being built anew' : ''}`,
		);
	}
	if (completeness !== null && !completeness.complete) {
		const counts = { ...completeness.incomplete, ...completeness.skipped };
		const parts = Object.entries(counts).map(
			([reason, number]) => `${number} ${reason.replaceAll('_', ' ')}`,
		);
		lines.push(`incomplete: of ${completeness.files} files ${parts.join(', ')}`);
	}
	return [...lines, ...warnings.map((warning) => `warning: ${visible(warning)}`)];
}

function cut(lines: readonly string[]): string[] {
	const shown: string[] = [];
	let length = 0;
	for (const line of lines) {
		length += line.length + 1;
		if (length > MAX_CHARACTERS) {
			if (shown.length === 0) shown.push(line.slice(0, MAX_CHARACTERS));
			break;
		}
		shown.push(line);
	}
	return shown;
}

/** A cursor would leave out what was cut, so a smaller list is asked for first. */
function cutLine({ name, fields }: Question, input: object, shown: number, of: number): string {
	const cutAt = `Cut at ${thousands(MAX_CHARACTERS)} characters, after ${thousands(shown)} of ${thousands(of)} lines.`;
	if (name === 'read') return `${cutAt} Read the rest with target file:from-to.`;
	const { limit } = fields;
	if (limit?.type !== 'whole') return `${cutAt} The structured answer is whole.`;
	const asked = 'limit' in input ? Number(input.limit) : (limit.default ?? of);
	const fits = Math.max(1, Math.floor((asked * shown * 0.9) / of));
	return `${cutAt} Ask with limit ${fits}${'cursor' in fields ? ', and go on with its cursor' : ''}.`;
}

function moreLine({ name, fields }: Question, result: object, { truncated }: Meta): string | null {
	if ('next' in result && typeof result.next === 'string') {
		return name === 'read' ? 'More: read with next as target.' : `More: cursor ${result.next}`;
	}
	if (!truncated) return null;
	return 'budget' in fields ? 'More fits a larger budget.' : 'More: a larger limit.';
}
