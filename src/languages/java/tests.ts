import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import type { TypeFacts } from './type-facts.ts';
import type { Walk } from './walk.ts';

const JUNIT = ['org.junit'];
const TESTNG = ['org.testng'];
const JQWIK = ['net.jqwik.api'];

/** Annotations whose methods are test cases, and the packages they mean that in. */
const CASES: ReadonlyMap<string, readonly string[]> = new Map([
	['Test', [...JUNIT, ...TESTNG]],
	['ParameterizedTest', JUNIT],
	['RepeatedTest', JUNIT],
	['TestFactory', JUNIT],
	['TestTemplate', JUNIT],
	['Theory', JUNIT],
	['Property', JQWIK],
	['Example', JQWIK],
]);

/** TestNG's methods around the tests, which a class marked as a whole does not turn into tests. */
const AROUND_TESTS = /^(?:Before|After|DataProvider$|Factory$|Ignore$)/;

/** What a method says of itself, for deciding whether it is a test case. */
export interface TestCandidate {
	name: string;
	flags: number;
	annotations: readonly Annotation[] | null;
	/** Takes nothing and returns nothing. */
	isPlain: boolean;
}

function marksTests(walk: Walk, annotations: readonly Annotation[] | null): boolean {
	for (const { name } of annotations ?? []) {
		const packages = CASES.get(lastName(name));
		if (packages !== undefined && walk.imported.comesFrom(name, packages)) return true;
	}
	return false;
}

/**
 * The annotations that a file makes out of those of a framework, and the methods that may be marked with
 * them: an annotation may be declared after its use.
 */
export class ComposedTests {
	readonly #names = new Set<string>();
	readonly #methods: { chunk: number; annotations: readonly Annotation[] }[] = [];

	/** Tells of an annotation type. */
	declare(walk: Walk, name: string, annotations: readonly Annotation[] | null): void {
		if (marksTests(walk, annotations)) this.#names.add(name);
	}

	/** Tells of a method that is no test by its own annotations. */
	consider(chunk: number, annotations: readonly Annotation[] | null): void {
		if (annotations !== null) this.#methods.push({ chunk, annotations });
	}

	flag({ out }: Walk): void {
		if (this.#names.size === 0) return;
		for (const { chunk, annotations } of this.#methods) {
			if (annotations.some(({ name }) => this.#names.has(name))) out.flagChunk(chunk, ChunkFlag.test);
		}
	}
}

/** Whether a test framework would run a method of `owner` as a test case. */
export function isTestCase(walk: Walk, owner: TypeFacts | undefined, method: TestCandidate): boolean {
	if (marksTests(walk, method.annotations)) return true;
	if (owner === undefined || !method.isPlain || (method.flags & ChunkFlag.public) === 0) return false;
	if (owner.isTestCase) return method.name.startsWith('test');
	if (!owner.isTestClass || (method.flags & ChunkFlag.static) !== 0) return false;
	return !method.annotations?.some(({ name }) => AROUND_TESTS.test(lastName(name)));
}

/** TestNG's `@Test` on a class. */
export function isTestClass(walk: Walk, annotations: readonly Annotation[] | null): boolean {
	return (
		annotations?.some(({ name }) => lastName(name) === 'Test' && walk.imported.comesFrom(name, TESTNG)) ??
		false
	);
}

function lastName(name: string): string {
	return name.slice(name.lastIndexOf('.') + 1);
}
