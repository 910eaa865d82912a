import { words } from '../../../model/word-list.ts';

/** Constants that the language has itself, with its own library. */
export const RUBY_CONSTANTS: ReadonlySet<string> = new Set([
	...words('Object BasicObject Kernel Module Class Comparable Enumerable Enumerator String Symbol'),
	...words('Integer Float Numeric Rational Complex Array Hash Range Regexp Proc Method UnboundMethod'),
	...words('IO File Dir FileUtils FileTest Pathname Tempfile Time Date DateTime Struct Data'),
	...words('OpenStruct Set SortedSet Thread Mutex Queue Monitor ConditionVariable Fiber Ractor'),
	...words('Process Signal ENV ARGV ARGF STDIN STDOUT STDERR DATA RUBY_VERSION RUBY_PLATFORM'),
	...words('RUBY_ENGINE Random SecureRandom Math GC ObjectSpace Marshal JSON YAML Psych CSV ERB CGI'),
	...words('URI Net Socket OpenSSL Digest Base64 Zlib StringIO StringScanner Logger Benchmark Timeout'),
	...words('Shellwords Open3 OptionParser Etc BigDecimal Forwardable Singleton Observable Delegator'),
	...words('SimpleDelegator WeakRef Ripper RbConfig Gem Bundler Encoding MatchData TracePoint'),
	...words('Exception StandardError RuntimeError ArgumentError TypeError NameError NoMethodError'),
	...words('IndexError KeyError RangeError IOError EOFError LoadError NotImplementedError ScriptError'),
	...words('SyntaxError SystemExit SystemCallError Errno Interrupt SecurityError StopIteration'),
	...words('ThreadError ZeroDivisionError FloatDomainError FrozenError FiberError LocalJumpError'),
	...words('RegexpError EncodingError SignalException TrueClass FalseClass NilClass'),
]);

/** Methods that every object has, and `Kernel` gives. */
export const OBJECT_METHODS: ReadonlySet<string> = new Set([
	...words('puts print p pp putc printf sprintf format gets readline readlines open require'),
	...words('require_relative load autoload raise fail loop lambda proc catch throw rand srand sleep'),
	...words('exit exit! abort at_exit system exec fork spawn trap binding block_given? caller'),
	...words('caller_locations eval warn select srand test ` Integer Float String Array Hash Rational'),
	...words('Complex __method__ __dir__ set_trace_func freeze frozen? dup clone is_a? kind_of?'),
	...words('instance_of? respond_to? send public_send __send__ __id__ method methods object_id tap'),
	...words('then yield_self inspect to_s nil? hash class singleton_class extend itself display'),
	...words('enum_for to_enum eql? equal? instance_variable_get instance_variable_set'),
	...words('instance_variable_defined? instance_variables remove_instance_variable'),
	...words('define_singleton_method singleton_methods singleton_method public_method public_methods'),
	...words('private_methods protected_methods instance_eval instance_exec gem == != === =~ !~ <=> !'),
]);

/** Methods that every class and module has. */
export const MODULE_METHODS: ReadonlySet<string> = new Set([
	...words('attr attr_reader attr_writer attr_accessor include prepend extend define_method'),
	...words('alias_method private public protected module_function private_class_method'),
	...words('public_class_method private_constant public_constant deprecate_constant remove_method'),
	...words('undef_method remove_const const_get const_set const_defined? const_missing constants'),
	...words('class_eval module_eval class_exec module_exec instance_method instance_methods refine'),
	...words('public_instance_method public_instance_methods private_instance_methods method_defined?'),
	...words('using public_method_defined? private_method_defined? protected_method_defined? name'),
	...words('ancestors superclass allocate included_modules include? class_variable_get'),
	...words('class_variable_set class_variable_defined? class_variables subclasses'),
	...words('const_source_location ruby2_keywords instance_methods singleton_class? < <= > >= new'),
]);

/** Methods of lists that give one of their elements. */
export const ELEMENT_METHODS: ReadonlySet<string> = new Set([
	...words('first last find detect sample max_by min_by max min pop shift fetch dig at [] find_by'),
]);

/** Methods of lists that give the same elements. */
export const LIST_METHODS: ReadonlySet<string> = new Set([
	...words('each select filter reject sort sort_by uniq compact reverse take drop to_a shuffle rotate'),
	...words('dup freeze each_with_index take_while drop_while entries values lazy select! reject!'),
	...words('uniq! compact! sort! sort_by! reverse! << push append concat'),
]);

/** Methods that give their block each element of a list. */
export const BLOCK_METHODS: ReadonlySet<string> = new Set([
	...words('each map flat_map collect select filter reject find detect any? all? none? sort_by min_by'),
	...words('max_by group_by partition each_with_index each_with_object filter_map sum count'),
	...words('find_index index_by to_h uniq take_while drop_while delete_if keep_if map! select!'),
	...words('reject! each_entry one? tally_by reverse_each cycle each_value'),
]);
