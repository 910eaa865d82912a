import type { DoctorResult } from '../../../engine.ts';
import { counted } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { fold, pad } from '../width.ts';
import { settingsTable } from './config.ts';

export const renderDoctor: Render<DoctorResult> = function* ({ healthy, checks, settings }, page) {
	const { colours } = page;
	const marks = { ok: colours.green('✓'), warning: colours.yellow('!'), broken: colours.red('✗') };
	const nameWidth = Math.min(30, Math.max(...checks.map(({ name }) => name.length)));
	for (const { name, status, detail, fix } of checks) {
		const indent = nameWidth + 4;
		const [first, ...rest] = fold(safe(detail), page.width - indent);
		yield `${marks[status]} ${pad(safe(name), nameWidth)}  ${first ?? ''}`;
		for (const line of rest) yield ' '.repeat(indent) + line;
		if (fix !== null) yield `${' '.repeat(indent)}${colours.cyan('→')} ${safe(fix)}`;
	}
	const changed = settings.filter(({ source }) => source !== 'default');
	if (changed.length > 0) {
		yield '';
		yield* settingsTable(changed, page);
	}
	yield '';
	yield conclusion(healthy, checks, page);
};

function conclusion(healthy: boolean, checks: DoctorResult['checks'], { colours }: Page): string {
	const warnings = checks.filter(({ status }) => status === 'warning').length;
	const problems = checks.filter(({ status }) => status === 'broken').length;
	if (!healthy) return colours.red(`${counted(problems, 'problem')} to solve.`);
	return warnings === 0
		? colours.green('Everything works.')
		: `Everything works, with ${counted(warnings, 'remark')}.`;
}
