import { wordSet } from '../../../model/word-list.ts';

/** Types that are seen without an import. */
export const JAVA_LANG: ReadonlySet<string> = new Set(
	`Appendable AutoCloseable CharSequence Cloneable Comparable Iterable ProcessHandle Readable Runnable
	Boolean Byte Character Class ClassLoader ClassValue Double Enum Float InheritableThreadLocal Integer Long Math Module
	ModuleLayer Number Object Package Process ProcessBuilder Record Runtime RuntimePermission ScopedValue SecurityManager
	Short StackTraceElement StackWalker StrictMath String StringBuffer StringBuilder StringTemplate System Thread ThreadGroup
	ThreadLocal Throwable Void ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException ClassCastException
	ClassNotFoundException CloneNotSupportedException EnumConstantNotPresentException Exception
	IllegalAccessException IllegalArgumentException IllegalCallerException IllegalMonitorStateException
	IllegalStateException IllegalThreadStateException IndexOutOfBoundsException InstantiationException
	InterruptedException LayerInstantiationException MatchException NegativeArraySizeException NoSuchFieldException
	NoSuchMethodException NullPointerException NumberFormatException ReflectiveOperationException RuntimeException
	SecurityException StringIndexOutOfBoundsException TypeNotPresentException UnsupportedOperationException
	WrongThreadException AbstractMethodError AssertionError BootstrapMethodError ClassCircularityError
	ClassFormatError Error ExceptionInInitializerError IllegalAccessError IncompatibleClassChangeError
	InstantiationError InternalError LinkageError NoClassDefFoundError NoSuchFieldError NoSuchMethodError
	OutOfMemoryError StackOverflowError ThreadDeath UnknownError UnsatisfiedLinkError UnsupportedClassVersionError
	VerifyError VirtualMachineError Deprecated FunctionalInterface Override SafeVarargs SuppressWarnings`.split(
		/\s+/,
	),
);

/** Basic types, which have no members. */
export const JAVA_BASICS: ReadonlySet<string> = wordSet('boolean byte char double float int long short void');

/** What every object has. */
export const OBJECT_MEMBERS: ReadonlySet<string> = wordSet(
	'toString equals hashCode getClass notify notifyAll wait clone finalize',
);

/** What every constant of an enum has. */
export const ENUM_MEMBERS: ReadonlySet<string> = wordSet(
	'name ordinal compareTo getDeclaringClass describeConstable values valueOf',
);

/** All that types of others have which have little: a name that stands alone is none of theirs. */
export const FEW_MEMBERS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
	Object.entries({
		Serializable: '',
		Cloneable: '',
		RandomAccess: '',
		AutoCloseable: 'close',
		Closeable: 'close',
		Runnable: 'run',
		Callable: 'call',
		Comparable: 'compareTo',
		CharSequence: 'length charAt subSequence isEmpty chars codePoints get toString',
		Iterable: 'iterator forEach spliterator',
	}).map(([type, members]) => [type, new Set(members.split(' '))]),
);
