/** What the members of a type need to know about it. */
export interface TypeFacts {
	/** '' for an anonymous class. */
	name: string;
	/** With the names around it. */
	qualified: string;
	kind: 'class' | 'interface' | 'annotation' | 'enum' | 'record';
	/** Index of its chunk. */
	chunk: number;
	/** The parameter list of a record, or -1. */
	components: number;
	/** How many of them have been met. */
	componentCount: number;
	/** JUnit 3 (a base named *TestCase) runs its `test*` methods. */
	isTestCase: boolean;
	/** TestNG runs all public methods of a class marked as a test. */
	isTestClass: boolean;
	/** How far it is indented; only known in a file with syntax errors. */
	column: number;
}
