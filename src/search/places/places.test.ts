import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textsOf } from '../../questions/file-text.ts';
import { chunkReader } from '../../store/search/file-chunks.ts';
import { openFileTable } from '../open-tables.ts';
import { type Indexed, indexFiles } from '../testing/indexed.ts';
import { placesInText } from './places-in-text.ts';
import { writtenPlaces } from './written-places.ts';

let indexed: Indexed;
beforeAll(async () => {
	indexed = await indexFiles({
		'app/store.py':
			'class Store:\n    def open(self, path):\n        return load(path)\n\n\ndef load(path):\n    raise ValueError(path)\n',
		'app/views.py': 'from .store import Store\n\n\ndef show(path):\n    return Store().open(path)\n',
		'tests/test_views.py':
			'from app.views import show\n\n\nclass TestShow:\n    def test_show(self):\n        show("")\n',
		'server/src/main/java/com/acme/Store.java':
			'package com.acme;\n\nclass Store {\n  void open() {\n    load();\n  }\n  void load() {\n    throw new RuntimeException();\n  }\n}\n',
		'server/src/main/java/com/other/Store.java':
			'package com.other;\n\nclass Store {\n  void open() {\n  }\n}\n',
		'server/src/main/kotlin/web/Routes.kt': 'package com.acme.web\n\nfun route() {\n  error("no")\n}\n',
		'cmd/run/main.go': 'package main\n\nfunc main() {\n\tserve()\n}\n\nfunc serve() {\n\tpanic("no")\n}\n',
		'crates/core/src/lib.rs': 'pub fn parse() {\n    check();\n}\n\nfn check() {\n    panic!();\n}\n',
		'lib/shop/cart.rb':
			'class Cart\n  def add(item)\n    check(item)\n  end\n\n  def check(item)\n    raise "no"\n  end\nend\n',
		'src/Cart.php': '<?php\nclass Cart {\n    function add() {\n        throw new Exception();\n    }\n}\n',
		'src/Api/CartController.cs':
			'namespace Api;\n\nclass CartController\n{\n    public async Task Add(string id)\n    {\n        throw new Exception();\n    }\n}\n',
		'web/app/(shop)/[id]/page.tsx': 'export function Page() {\n\treturn price(1);\n}\n',
		'web/lib/price.ts': 'export function price(n: number) {\n\tthrow new Error();\n}\n',
		'web/lib/index.ts': 'export const one = 1;\n',
		'index.js': 'module.exports = 1;\n',
	});
});
afterAll(() => indexed.end());

function find(text: string): { found: string[]; notes: string[] } {
	const { reader, root } = indexed;
	const table = openFileTable(reader);
	const { chunksOf } = chunkReader(reader);
	const readText = textsOf(root, { maxFileBytes: 1_000_000 });
	const { places, notes } = placesInText(text, {
		...{ table, readText },
		passes: () => true,
		chunksOf: (row) => chunksOf(table.ids[row]),
	});
	const found = places.map(({ row, at, ord }) => {
		const line = readText(table.paths[row]).slice(0, at).split('\n').length;
		const name = ord < 0 ? '' : chunksOf(table.ids[row]).name(ord);
		return `${table.paths[row]}:${line} ${name}`;
	});
	return { found, notes };
}

const TRACES: readonly [language: string, text: string, found: string[]][] = [
	[
		'Python, the innermost last',
		`Traceback (most recent call last):
  File "/home/ci/build/app/views.py", line 5, in show
    return Store().open(path)
  File "/home/ci/build/app/store.py", line 3, in open
    return load(path)
  File "/usr/lib/python3.12/json/store.py", line 6, in load
  File "/home/ci/build/app/store.py", line 7, in load
    raise ValueError(path)
ValueError`,
		['app/store.py:7 load', 'app/store.py:3 open', 'app/views.py:5 show'],
	],
	[
		'Python, a cause and what came of it',
		`Traceback (most recent call last):
  File "app/store.py", line 7, in load
ValueError

The above exception was the direct cause of the following exception:

Traceback (most recent call last):
  File "tests/test_views.py", line 6, in test_show
  File "app/views.py", line 5, in show
KeyError`,
		['app/store.py:7 load', 'app/views.py:5 show', 'tests/test_views.py:6 test_show'],
	],
	[
		'pytest',
		`________________________________ TestShow.test_show ________________________________

    def test_show(self):
>       show("")

tests/test_views.py:6:
_ _ _ _ _ _ _ _ _ _ _ _
app/views.py:5: in show
    return Store().open(path)
app/store.py:3: in open
    return load(path)
E       ValueError
app/store.py:7: ValueError
=========================== short test summary info ===========================`,
		['app/store.py:7 load', 'app/store.py:3 open', 'app/views.py:5 show', 'tests/test_views.py:6 test_show'],
	],
	[
		'pytest, a test',
		'FAILED tests/test_views.py::TestShow::test_show - ValueError',
		['tests/test_views.py:5 test_show'],
	],
	[
		'Java, the cause first, files by their package',
		`Exception in thread "main" java.lang.IllegalStateException: no
\tat com.acme.Store.open(Store.java:5)
\tat java.base/java.util.Store.get(Store.java:4)
Caused by: java.lang.RuntimeException
\tat app//com.acme.Store.lambda$load$0(Store.java:8)
\t... 2 more`,
		['server/src/main/java/com/acme/Store.java:8 load', 'server/src/main/java/com/acme/Store.java:5 open'],
	],
	[
		'Kotlin, whose folders leave out pieces of the package',
		'java.lang.IllegalStateException: no\n\tat com.acme.web.RoutesKt.route(Routes.kt:4)',
		['server/src/main/kotlin/web/Routes.kt:4 route'],
	],
	[
		'Go',
		`panic: no

goroutine 1 [running]:
main.serve(...)
\t/home/ci/build/cmd/run/main.go:8
main.main()
\t/home/ci/build/cmd/run/main.go:4 +0x1d
runtime.main()
\t/usr/local/go/src/run/main.go:272`,
		['cmd/run/main.go:8 serve', 'cmd/run/main.go:4 main'],
	],
	[
		'Rust',
		`thread 'main' panicked at crates/core/src/lib.rs:6:5:
explicit panic
stack backtrace:
   0: rust_begin_unwind
             at /rustc/9fc6b43126469e3858e2fe86cafb4f0fd5068869/library/core/src/lib.rs:1:5
   1: core::check
             at ./crates/core/src/lib.rs:6:5
   2: core::parse::{{closure}}
             at ./crates/core/src/lib.rs:2:5`,
		['crates/core/src/lib.rs:6 check', 'crates/core/src/lib.rs:2 parse'],
	],
	[
		'Ruby',
		`/home/ci/build/lib/shop/cart.rb:7:in 'Cart#check': no (RuntimeError)
\tfrom /home/ci/build/lib/shop/cart.rb:3:in \`block in add'
\tfrom /usr/lib/ruby/gems/3.2.0/gems/rack-3.0/lib/shop/cart.rb:2:in 'call'`,
		['lib/shop/cart.rb:7 check', 'lib/shop/cart.rb:3 add'],
	],
	[
		'PHP',
		`PHP Fatal error:  Uncaught Exception in /var/www/html/src/Cart.php:4
Stack trace:
#0 /var/www/html/src/Cart.php(3): Cart->add()
#1 {main}
  thrown in /var/www/html/src/Cart.php on line 4`,
		['src/Cart.php:4 add', 'src/Cart.php:3 add'],
	],
	[
		'C#, of another machine',
		`System.Exception: no
   at Api.CartController.<Add>d__3.MoveNext() in C:\\Users\\Ann Lee\\shop\\src\\Api\\CartController.cs:line 7`,
		['src/Api/CartController.cs:7 Add'],
	],
	[
		'Node',
		`Error: no
    at price (file:///C:/work/web/lib/price.ts:2:8)
    at async Page [as default] (/home/ci/build/web/app/(shop)/[id]/page.tsx:2:9)
    at run (/home/ci/build/node_modules/router/lib/index.js:10:3)
    at node:internal/main/run_main_module:23:47`,
		['web/lib/price.ts:2 price', 'web/app/(shop)/[id]/page.tsx:2 Page'],
	],
	['a browser', 'price@http://localhost:5173/lib/price.ts?t=1712:2:8', ['web/lib/price.ts:2 price']],
	['TypeScript', "lib/price.ts(2,8): error TS2304: Cannot find name 'x'.", ['web/lib/price.ts:2 price']],
	['Swift and others', 'Fatal error: no: file lib/shop/cart.rb, line 7', ['lib/shop/cart.rb:7 check']],
	['quoted backslashes', '"C:\\\\ci\\\\app\\\\views.py:5"', ['app/views.py:5 show']],
];

describe('traces', () => {
	test.each(TRACES)('%s', (_, text, found) => expect(find(text)).toEqual({ found, notes: [] }));

	test('what is not of the repository', () => {
		const none = { found: [], notes: [] };
		expect(find('at f (/home/ci/node_modules/left/index.js:1:1)\nat g (x)')).toEqual(none);
		expect(find('at 12:30 see http://example.org:80\nor lib/elsewhere/store.py:3')).toEqual(none);
	});

	test('a package that is this repository', () => {
		const text = 'File "/venv/lib/python3.12/site-packages/app/views.py", line 5, in show';
		expect(find(text).found).toEqual(['app/views.py:5 show']);
	});
});

describe('lines that do not fit', () => {
	test('beyond the end', () => {
		expect(find('app/views.py:99999')).toEqual({
			found: ['app/views.py:5 '],
			notes: ['app/views.py has 5 lines, and no line 99,999.'],
		});
	});

	test('of another version: the function counts', () => {
		expect(find('  File "/srv/app/store.py", line 3, in load\n    x')).toEqual({
			found: ['app/store.py:6 load'],
			notes: ['Line 3 of app/store.py is not in load, which begins in line 6.'],
		});
		const ofWindows =
			'   at Api.CartController.Add(String id) in C:\\Users\\Ann Lee\\src\\Api\\CartController.cs:line 1';
		expect(find(ofWindows).found).toEqual(['src/Api/CartController.cs:5 Add']);
		expect(find('  File "/srv/app/store.py", line 300, in open\n    x').found).toEqual([
			'app/store.py:2 open',
		]);
	});

	test('a name that the file does not have says nothing', () => {
		expect(find('  File "/srv/app/store.py", line 3, in wrapper\n    x').found).toEqual([
			'app/store.py:3 open',
		]);
	});
});

describe('paths that do not fit', () => {
	test('several files: all of them, those first in which the line is as it is told', () => {
		expect(find('Store.java:5').found).toEqual([
			'server/src/main/java/com/acme/Store.java:5 open',
			'server/src/main/java/com/other/Store.java:5 open',
		]);
		expect(find('Store.java:9').found).toEqual(['server/src/main/java/com/acme/Store.java:9 load']);
	});

	test('a place alone that is nowhere', () => {
		expect(find('nowhere.py:3')).toEqual({
			found: [],
			notes: ['No file is called nowhere.py: its words were looked for.'],
		});
	});
});

test('a text of many places takes little time', () => {
	const started = performance.now();
	writtenPlaces(
		`${'a/'.repeat(5_000)}\n${'at f (x.js:1:1)\n'.repeat(5_000)}${'\\'.repeat(10_000)}${'(a'.repeat(5_000)}`,
	);
	expect(performance.now() - started).toBeLessThan(2_000);
});
