import { expect, test } from 'vitest';
import { answer, assay, repository } from './assay.ts';

// In each file: what nothing uses and nobody else can see (`unused…`), and what looks like it and is kept.
const FILES = {
	'go.mod': 'module example.com/app\n',
	'app/app.go': `package app

type shape interface{ area() int }
type square struct{}
type unusedType struct{}

func (s square) area() int     { return 1 }
func (s square) unusedMethod() {}
func (s square) String() string { return "" }
func init()                    {}
func used() int                { return table["a"]() }
func inTable() int             { return 1 }
func unusedFunc()              { unusedFunc() }

// The answer.
// swagger:response answer
type forTool struct{}

//export fromC
func fromC() {}

func Exported(s shape) int     { return s.area() + used() }

var table = map[string]func() int{"a": inTable}
`,
	'app/other.go': 'package app\n\nfunc Other() shape { return square{} }\n',
	// One of them is built, whichever the system.
	'app/place_linux.go': 'package app\n\nfunc place() string { return "/" }\n',
	'app/place_windows.go':
		'package app\n\nfunc place() string { return "C:" }\nfunc Place() string { return place() }\n',
	'app/internal/deep/deep.go': `package deep

type UnusedOpen struct{}
type Kept struct{}

func (k Kept) ServeHTTP() {}
func UnusedHere()         {}
func New() Kept           { return Kept{} }
`,
	'app/deep.go': 'package app\n\nimport "example.com/app/app/internal/deep"\n\nfunc Deep() { deep.New() }\n',
	'rs/Cargo.toml': '[package]\nname = "app"\n',
	'rs/src/lib.rs': `use std::fmt;
pub struct Open;
struct Inner;
impl Inner {
    fn used(&self) {}
    fn unused_method(&self) {}
}
impl fmt::Display for Inner {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { Ok(()) }
}
fn unused_func() {}
#[no_mangle]
extern "C" fn called_from_c() {}
#[cfg(feature = "more")]
fn in_other_builds() {}
pub fn start() { Inner.used(); }
`,
	'jvm/App.java': `package app;

import java.io.ObjectInputStream;

public class App {
	private int used() { return 1; }
	private int unusedMethod(int a) { return a; }
	private void readObject(ObjectInputStream in) {}
	@PostConstruct private void setUp() {}
	private static class UnusedInner {}
	public int open() { return used(); }
	int ofPackage() { return 1; }
	int unusedOfPackage() { return 2; }
	private int over(int a) { return a; }
	private int over(int a, int b) { return a; }
	public int overs() { return over(1); }
	@Override int size() { return 2; }
	@Inject void given() {}
}
class UnusedBeside {}
class Beside {}
interface Shape { int area(); }
`,
	'jvm/Uses.java':
		'package app;\npublic class Uses { Beside beside; int a = new App().ofPackage(); Shape shape; }\n',
	'net/App.cs': `namespace App;
public class Store : IShape, System.IFormattable {
	private int Used() => 1;
	private int UnusedMethod() => 2;
	[OnDeserialized] private void Loaded() {}
	public int Open() => Used() + Inner();
	internal int Inner() => 3;
	internal int UnusedInner() => 4;
	int IShape.Area() => 5;
	string System.IFormattable.ToText() => "";
	private void Update() {}
	public static int operator +(Store a, Store b) => 1;
}
interface IShape { int Area(); }
internal class UnusedInternal {}
internal class Registered {}
`,
	'net/settings.xml': '<type name="App.Registered" />\n',
	'web/App.php': `<?php
namespace App;
class Store {
	private function used() { return array_map([$this, 'byName'], []); }
	private function byName($a) { return $a; }
	private function unusedMethod() {}
	public function open() { return $this->used(); }
}
`,
	'py/settings.py': 'CLUSTERS = []\nNICE_NAME = "app"\n_unused_list = []\n',
	'py/use.py': 'from py import settings, handed\n\nprint(settings.CLUSTERS)\nregister_all(handed)\n',
	'py/handed.py': 'def may_be_registered():\n    return 1\n\n\ndef _unused():\n    return 2\n',
	'c/app.c': `static int used(void) { return 1; }
static int pointed(void) { return 2; }
static int unused_func(void) { return 3; }
int (*table[])(void) = { pointed };
int main(void) { return used(); }
`,
	'rb/app.rb': `class Store
  def open
    used
    send(:by_name)
  end

  private

  def initialize_copy(other); end
  def used; end
  def by_name; end
  def unused_method; end
end

class Page < Framework::Base
  private

  def may_be_called; end
end

module Mixin
  private

  def may_be_mixed_in; end
end
`,
	'dart/app.dart': 'void main() { _used(); }\nvoid _used() {}\nvoid _unusedFunc() {}\n',
	'swift/App.swift':
		'public class App {\n\tprivate func used() {}\n\tprivate func unusedMethod() {}\n\tpublic func open() { used() }\n}\n',
	'kt/App.kt':
		'package app\nclass App {\n\tprivate fun used() = 1\n\tprivate fun unusedMethod() = 2\n\tfun open() = used()\n' +
		'\tinternal fun unusedInternal() = 4\n\tinternal fun inner() = 5\n\tprivate operator fun plus(a: App) = a\n' +
		'\tfun sum() = this + this\n}\nprivate fun unusedTop() = 3\nfun top() = App().inner()\n',
};

interface Dead {
	entries: { file: string; name: string; verdict: string }[];
}

interface Called {
	calls: { site: { confidence: number | null } }[];
}

test('what nobody else can see is judged in languages with packages', async () => {
	const cwd = repository(FILES);
	await assay(['index', '--quiet'], { cwd });
	const { entries } = await answer<Dead>(['graph', 'dead'], { cwd });
	const found = entries.map(({ file, name, verdict }) => `${verdict} ${file} ${name}`).sort();
	expect(found).toEqual([
		'dead app/app.go square.unusedMethod',
		'dead app/app.go unusedFunc',
		'dead app/app.go unusedType',
		'dead app/internal/deep/deep.go UnusedHere',
		'dead app/internal/deep/deep.go UnusedOpen',
		'dead c/app.c unused_func',
		'dead dart/app.dart _unusedFunc',
		'dead jvm/App.java App.UnusedInner',
		'dead jvm/App.java App.unusedMethod',
		'dead jvm/App.java App.unusedOfPackage',
		'dead jvm/App.java UnusedBeside',
		'dead kt/App.kt App.unusedInternal',
		'dead kt/App.kt App.unusedMethod',
		'dead kt/App.kt unusedTop',
		'dead net/App.cs App.Store.UnusedInner',
		'dead net/App.cs App.Store.UnusedMethod',
		'dead net/App.cs App.UnusedInternal',
		'dead py/handed.py _unused',
		'dead py/settings.py _unused_list',
		'dead rb/app.rb Store.unused_method',
		'dead rs/src/lib.rs Inner.unused_method',
		'dead rs/src/lib.rs unused_func',
		'dead swift/App.swift App.unusedMethod',
		'dead web/App.php Store.unusedMethod',
		'look app/app.go forTool',
		'look net/App.cs App.Registered',
		'look net/App.cs App.Store.ToText',
		'look py/handed.py may_be_registered',
		'look py/settings.py NICE_NAME',
		'look rb/app.rb Mixin.may_be_mixed_in',
		'look rb/app.rb Page.may_be_called',
		'look rb/app.rb Store.by_name',
		'look web/App.php Store.byName',
	]);
	const called = await answer<Called>(['graph', 'callees', 'app/app.go#Exported'], { cwd });
	// Links were compared with compilers in other languages.
	expect(new Set(called.calls.map(({ site }) => site.confidence))).toEqual(new Set([null]));
	const { out } = await assay(['graph', 'dead'], { cwd });
	expect(out).toContain('only what other files or packages cannot see was judged');
}, 120_000);
