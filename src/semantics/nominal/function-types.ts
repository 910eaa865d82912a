/** What a type of functions says about them, in terms of its type arguments. */
export interface FunctionShape<T> {
	/** null for a parameter that is of no interest: a number. */
	params: readonly (T | null)[];
	/** undefined for nothing, or nothing of interest. */
	returns?: T;
}

/** By name: positions of type arguments that the parameters are (`.` for another type), then of the result. */
const SHAPES: Readonly<Record<string, string>> = {
	// Java
	Function: '0>1',
	BiFunction: '01>2',
	UnaryOperator: '0>0',
	BinaryOperator: '00>0',
	Supplier: '>0',
	Callable: '>0',
	Consumer: '0',
	BiConsumer: '01',
	Predicate: '0',
	BiPredicate: '01',
	Comparator: '00',
	Runnable: '',
	IntFunction: '.>0',
	LongFunction: '.>0',
	DoubleFunction: '.>0',
	ToIntFunction: '0',
	ToLongFunction: '0',
	ToDoubleFunction: '0',
	ToIntBiFunction: '01',
	ObjIntConsumer: '0.',
	PrivilegedAction: '>0',
	PrivilegedExceptionAction: '>0',
	IntConsumer: '.',
	IntPredicate: '.',
	IntUnaryOperator: '.',
	IntBinaryOperator: '..',
	IntSupplier: '',
	BooleanSupplier: '',
	LongSupplier: '',
	DoubleSupplier: '',
	// C#
	Comparison: '00',
	Converter: '0>1',
	EventHandler: '.0',
};

/** The functions that a type of the platform stands for; null for a type that stands for none, or is not known. */
export function functionOf<T>(name: string, args: readonly T[]): FunctionShape<T> | null {
	if (name === 'Func') return { params: args.slice(0, -1), returns: args.at(-1) };
	if (name === 'Action') return { params: args };
	const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
	if (shape === undefined) return null;
	const [params, result] = shape.split('>');
	const returns = result === undefined ? undefined : args[Number(result)];
	return {
		params: [...params].map((at) => (at === '.' ? null : (args[Number(at)] ?? null))),
		...(returns === undefined ? {} : { returns }),
	};
}
