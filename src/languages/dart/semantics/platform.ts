import { words } from '../../../model/word-list.ts';

/** What every Dart file sees without an import. */
export const DART_CORE: ReadonlySet<string> = new Set([
	...words('print identical identityHashCode int double num bool String Object Null Never List Map'),
	...words('Set Iterable Iterator Future FutureOr Stream Duration DateTime RegExp Uri UriData BigInt'),
	...words('Symbol Type Function Exception Error StateError ArgumentError RangeError'),
	...words('UnimplementedError UnsupportedError FormatException AssertionError TypeError'),
	...words('ConcurrentModificationError NoSuchMethodError OutOfMemoryError StackOverflowError'),
	...words('StackTrace StringBuffer StringSink Stopwatch Comparable Comparator Enum Record MapEntry'),
	...words('Match Pattern RegExpMatch Runes RuneIterator Sink WeakReference Finalizer Expando'),
	...words('Deprecated override deprecated pragma proxy dynamic void Invocation IndexError'),
]);

/** Types whose members nothing is known of. */
export const DART_UNKNOWN: ReadonlySet<string> = new Set([
	'dynamic',
	'Object',
	'Function',
	'void',
	'Never',
	'Record',
]);
export const DART_PLAIN: ReadonlySet<string> = new Set(['int', 'double', 'num', 'bool', 'String', 'Null']);

export const DART_LISTS: ReadonlySet<string> = new Set([
	...words('List Set Iterable Iterator Stream Queue HashSet LinkedHashSet ListQueue SplayTreeSet'),
	...words('UnmodifiableListView UnmodifiableSetView StreamSubscription LinkedList'),
]);
export const DART_MAPS: ReadonlySet<string> = new Set([
	...words('Map HashMap LinkedHashMap SplayTreeMap UnmodifiableMapView'),
]);

/** Members of lists that are one of their elements. */
export const DART_ELEMENT: ReadonlySet<string> = new Set([
	...words('first last single firstOrNull lastOrNull singleOrNull firstWhere lastWhere elementAt'),
	...words('singleWhere removeAt removeLast removeFirst firstWhereOrNull current lookup remove'),
	...words('putIfAbsent reduce'),
]);
/** Members of lists and maps with the same elements. */
export const DART_SAME: ReadonlySet<string> = new Set([
	...words('where toList toSet reversed take skip takeWhile skipWhile followedBy sublist iterator'),
	...words('values getRange union intersection difference asBroadcastStream distinct whereNotNull'),
	...words('nonNulls'),
]);
/** Methods that give a function each element. */
export const DART_EACH: ReadonlySet<string> = new Set([
	...words('forEach map where any every firstWhere lastWhere singleWhere expand takeWhile skipWhile'),
	...words('removeWhere retainWhere listen asyncMap indexWhere firstWhereOrNull'),
]);
/** Those that give it two elements. */
export const DART_BOTH: ReadonlySet<string> = new Set(['sort', 'reduce', 'sorted']);
/** Those that give it the place of an element and the element. */
export const DART_INDEXED: ReadonlySet<string> = new Set([
	...words('forEachIndexed mapIndexed whereIndexed expandIndexed whereNotIndexed'),
]);
/** Those of maps that give it keys and values. */
export const DART_ENTRIES: ReadonlySet<string> = new Set(['forEach', 'map', 'removeWhere', 'updateAll']);
/** Those of lists that give what it gives back, one after the other. */
export const DART_MAKES: ReadonlySet<string> = new Set(['map', 'expand', 'asyncMap']);

/** The most common names of libraries that have to be imported. */
export const DART_LIBRARIES: Readonly<Record<string, ReadonlySet<string>>> = {
	'dart:async': new Set([
		...words('Timer Completer StreamController StreamSubscription StreamTransformer StreamSink Zone'),
		...words('runZoned runZonedGuarded scheduleMicrotask unawaited TimeoutException StreamIterator'),
		...words('EventSink StreamConsumer StreamView ZoneSpecification AsyncError FutureOr Future'),
	]),
	'dart:io': new Set([
		...words('File Directory Platform Process ProcessResult HttpClient HttpServer HttpRequest'),
		...words('HttpResponse HttpHeaders HttpStatus Socket ServerSocket SecureSocket InternetAddress'),
		...words('stdin stdout stderr exit exitCode sleep pid gzip zlib IOSink FileMode Link'),
		...words('SecurityContext SocketException HttpException FileSystemEntity WebSocket'),
		...words('HttpOverrides ContentType Cookie IOException FileSystemException RawSocket'),
		...words('TlsException BytesBuilder'),
	]),
	'dart:convert': new Set([
		...words('json jsonEncode jsonDecode utf8 base64 base64Encode base64Decode base64Url ascii'),
		...words('latin1 LineSplitter Encoding Codec Converter JsonEncoder JsonDecoder Utf8Decoder'),
		...words('Utf8Encoder HtmlEscape ByteConversionSink JsonCodec'),
	]),
	'dart:math': new Set([...words('Random max min pi sqrt pow sin cos tan atan2 log exp Point Rectangle')]),
	'dart:collection': new Set([
		...words('Queue HashMap HashSet LinkedHashMap LinkedHashSet SplayTreeMap SplayTreeSet ListQueue'),
		...words('UnmodifiableListView UnmodifiableMapView ListBase MapBase SetBase IterableBase'),
		...words('MapMixin ListMixin SetMixin LinkedList LinkedListEntry'),
	]),
	'dart:typed_data': new Set([
		...words('Uint8List Int8List Uint16List Int16List Uint32List Int32List Uint64List Int64List'),
		...words('Float32List Float64List ByteData ByteBuffer Endian TypedData BytesBuilder'),
	]),
	'dart:isolate': new Set(['Isolate', 'SendPort', 'ReceivePort', 'RawReceivePort', 'Capability']),
	'dart:developer': new Set(['log', 'Timeline', 'debugger', 'postEvent', 'Service', 'UserTag']),
};
