import { PythonDialect } from '../../languages/python/semantics/dialect.ts';
import { TypeScriptDialect } from '../../languages/typescript/semantics/dialect.ts';
import type { StructuralDialect } from './dialect.ts';
import type { Evaluator } from './evaluate.ts';

/** Makes what each family of languages does in its own way. */
export type DialectMakers = Readonly<Record<string, (evaluator: Evaluator) => StructuralDialect>>;

export const MAKERS: DialectMakers = {
	python: (evaluator) => new PythonDialect(evaluator),
	typescript: (evaluator) => new TypeScriptDialect(evaluator),
};
