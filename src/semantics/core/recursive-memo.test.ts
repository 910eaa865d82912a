import { expect, test } from 'vitest';
import type { Unit } from '../world/unit.ts';
import { Budget } from './budget.ts';
import { RecursiveMemo } from './recursive-memo.ts';

const unit = {} as Unit;

interface Found {
	found: string[];
}

test('an answer is found once', () => {
	const answers = new RecursiveMemo<Found>(new Budget(), { found: [] });
	let times = 0;
	const ask = () => answers.ask(unit, 'a', 1, () => ({ found: [`${++times}`] }));
	expect([ask(), ask()]).toEqual([{ found: ['1'] }, { found: ['1'] }]);
	expect(answers.ask(unit, 'a', 2, () => ({ found: ['other'] }))).toEqual({ found: ['other'] });
});

test('a question that leads back to itself has no answer there; what was found on the way is not kept', () => {
	const answers = new RecursiveMemo<Found>(new Budget(), { found: [] });
	const asked: string[] = [];
	const ask = (name: string, next: () => Found): Found =>
		answers.ask(unit, name, 0, () => {
			asked.push(name);
			return { found: [name, ...next().found] };
		});
	const inner = () => ask('b', () => ask('a', () => ({ found: ['never'] })));
	expect(ask('a', inner)).toEqual({ found: ['a', 'b'] });
	expect(asked).toEqual(['a', 'b']);
	expect(ask('b', () => ask('a', inner))).toEqual({ found: ['b', 'a', 'b'] });
	expect(asked).toEqual(['a', 'b', 'b']);
});

test('what was found on a way that was cut short is not kept', () => {
	const budget = new Budget();
	const answers = new RecursiveMemo<Found>(budget, { found: [] });
	const cut = () => {
		budget.cutShort();
		return { found: ['less'] };
	};
	expect(answers.ask(unit, 'a', 0, () => answers.ask(unit, 'b', 0, cut))).toEqual({ found: ['less'] });
	expect(answers.ask(unit, 'a', 0, () => ({ found: ['all'] }))).toEqual({ found: ['all'] });
	expect(answers.ask(unit, 'b', 0, () => ({ found: ['all'] }))).toEqual({ found: ['all'] });
});
