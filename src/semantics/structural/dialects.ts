import { PythonDialect } from '../../languages/python/semantics/dialect.ts';
import { TypeScriptDialect } from '../../languages/typescript/semantics/dialect.ts';
import type { StructuralDialect } from './dialect.ts';
import type { Structural } from './interpreter.ts';

/** Makes what each family of languages does in its own way. */
export type DialectMakers = Readonly<Record<string, (interpreter: Structural) => StructuralDialect>>;

export const MAKERS: DialectMakers = {
	python: (interpreter) => new PythonDialect(interpreter),
	typescript: (interpreter) => new TypeScriptDialect(interpreter),
};
