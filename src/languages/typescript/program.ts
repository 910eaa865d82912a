import type { Comment, Program } from 'oxc-parser';
import type { Recorder } from '../../model/recorder.ts';
import { assignmentSteps } from './assignments.ts';
import { callSteps } from './calls.ts';
import { classMemberSteps } from './class-members.ts';
import { declarationSteps } from './declarations.ts';
import { expressionSteps } from './expressions.ts';
import { jsxSteps } from './jsx.ts';
import { literalSteps } from './literals.ts';
import { moduleSteps } from './modules.ts';
import { objectSteps } from './objects.ts';
import { operatorSteps } from './operators.ts';
import { statementSteps } from './statements.ts';
import { typeSteps } from './types.ts';
import { type Step, Walk } from './walk.ts';

/** What to do on entering each type of node. */
const steps: ReadonlyMap<string, Step<never>> = new Map(
	[
		statementSteps,
		declarationSteps,
		classMemberSteps,
		moduleSteps,
		expressionSteps,
		literalSteps,
		operatorSteps,
		assignmentSteps,
		callSteps,
		objectSteps,
		jsxSteps,
		typeSteps,
	].flatMap((table) => Object.entries(table)),
);

/** Tells the recorder about a program, whichever parser made it. Does not recurse. */
export function extractProgram(program: Program, comments: readonly Comment[], out: Recorder): void {
	const walk = new Walk(out, comments, steps);
	walk.visit(program, 0);
	walk.run();
}
