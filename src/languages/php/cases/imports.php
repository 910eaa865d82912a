<?php
namespace App;
use Foo\Bar as B, Foo\Baz; // ^ import Bar as B from Foo ^ import Baz as Baz from Foo ^ bind import B scope=module ^ bind import Baz scope=module ^ no refs
use function Foo\f; // ^ import f as f from Foo static
use const Foo\C as D; // ^ import C as D from Foo static
use Foo\{A, B\D as E, function g}; // ^ import A as A from Foo ^ import D as E from Foo\B ^ import g as g from Foo static
use Exception; // ^ import Exception as Exception from \ ^ bind import Exception scope=module
use \Rooted\Thing; // ^ import Thing as Thing from Rooted
use function Group\{one, two as deux}; // ^ import one as one from Group static ^ import two as deux from Group static
require __DIR__ . '/x.php'; // ^ import from /x.php kind=require ^ no call
require_once('y.php'); // ^ import from y.php kind=require
include $path; // ^ import from - kind=include
include_once dirname(__FILE__) . "/z.php"; // ^ import from /z.php kind=include
if (cond()) { require 'maybe.php'; } // ^ import from maybe.php conditional kind=require
function later() { return include 'late.php'; } // ^ import from late.php lazy kind=include
$config = require 'config.php'; // ^ import from config.php kind=require ^ bind var $config scope=module value=other chunk=$config
class K { use NotAnImport; } // ^ no import
$x = function () use ($config) {}; // ^ no import
