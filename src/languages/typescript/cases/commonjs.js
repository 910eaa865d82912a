'use strict';
const fs = require('fs'); // ^ import * as fs from fs kind=require ^ no chunk ^ call require args=1 ^ bind import fs value=module(fs) scope=module
const { join, resolve: abs } = require('path'); // ^ import join as join from path kind=require ^ import resolve as abs from path kind=require ^ no chunk
const emit = require('events').EventEmitter; // ^ import EventEmitter as emit from events kind=require ^ bind import emit value=module(events).EventEmitter
const log = require('debug')('app'); // ^ import * from debug kind=require ^ chunk constant log ^ call require ^ call require('debug') name=- args=1
const tslib_1 = require('tslib'); // ^ import * as tslib_1 from tslib kind=require
const a_1 = tslib_1.__importDefault(require('./a')); // ^ import * as a_1 from ./a kind=require ^ no chunk
require('./side'); // ^ import from ./side kind=require
var one = require('./one'), two = 2; // ^ import * as one from ./one kind=require ^ chunk variable two exported
try { require('optional'); } catch (e) {} // ^ import from optional kind=require conditional
const picked = cond ? require('./p') : require('./q'); // ^ import * from ./p kind=require conditional ^ import * from ./q kind=require conditional ^ chunk constant picked ^ bind const picked value="(cond ? (module(./p) | module(./q)))"
function later() {
	return require('./later').go(); // ^ import * from ./later kind=require lazy ^ call require ^ call require('./later').go name=go
}
load(require); // ^ no import
require(name); // ^ import from - kind=require ^ call require args=1

exports.a = exports.b = void 0; // ^ no export
exports.run = function run(x) { return x; }; // ^ chunk function run(x) exported ^ export named run chunk=run ^ no call
exports.value = 1; // ^ export named value local=- ^ no chunk
exports.other = two; // ^ export named other local=two ^ refs exports:read .other:write two:read
exports.reexport = require('./r').thing; // ^ export named reexport local=thing from=./r ^ import * from ./r kind=require
exports.whole = require('./w'); // ^ export named whole local=* from=./w
module.exports.async = async () => {}; // ^ chunk function async() async exported ^ export named async chunk=async
exports.default = later; // ^ export default default local=later
Object.defineProperty(exports, '__esModule', { value: true }); // ^ no export
Object.defineProperty(exports, 'b', { enumerable: true, get: function () { return a_1.b; } }); // ^ export named b local=b from=./a ^ chunk method get()
tslib_1.__exportStar(require('./star'), exports); // ^ export star * from=./star
(0, a_1.run)(1); // ^ call a_1.run receiver=a_1 name=run args=1 ^ refs a_1:read .run:call
module.exports = { later, two, m() {}, n: () => 1, k: 3, ...require('./s') }; // ^ export assign ^ export named later local=later ^ export named two local=two ^ export named m local=m ^ export named n local=n ^ export named k local=- ^ export star * from=./s ^ chunk method m() exported ^ chunk method n() exported
module.exports = class Named {}; // ^ chunk class exports exported ^ export assign chunk=exports ^ bind class Named scope=class
module.exports = require('./all'); // ^ export assign local=* from=./all

function Foo() { this.x = 1; this.cb = () => this.x; } // ^ chunk function Foo() ^ chunk method Foo.cb() ^ assign this.x = <number> ^ assign this.cb = chunk:Foo.cb
Foo.prototype.bar = function (a) { return a; }; // ^ chunk method Foo.bar(a) parent=- ^ assign Foo.prototype.bar = chunk:Foo.bar
Foo.make = () => new Foo(); // ^ chunk method Foo.make() ^ call Foo via=new in=Foo.make
Foo.prototype.deep.other = function () {}; // ^ chunk function other()
Foo['lit'] = function () {}; // ^ chunk method Foo.lit()
Foo[two] = function () {}; // ^ chunk lambda -()
later.first = later.second = function () {}; // ^ chunk method later.second() ^ assign later.second = chunk:later.second ^ assign later.first = chunk:later.second
(function (require, module, exports) {
	require('./shadowed'); // ^ no import ^ call require
	exports.no = 1; // ^ no export
	module.exports = 2; // ^ no export
})(); // ^ no export
with (Foo) { one; } // ^ scope with ^ refs Foo:read one:read
