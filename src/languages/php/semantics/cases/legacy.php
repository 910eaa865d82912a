<?php
require __DIR__ . '/src/Help/functions.php';

function shout($text)
{
	return strtoupper($text); //= strtoupper external php
}

if (!function_exists('str_contains')) {
	function str_contains($a, $b)
	{
		return strpos($a, $b) !== false;
	}
}

class User
{
	function go()
	{
		shout('x'); //= shout legacy.php#shout
		str_contains('a', 'b'); //= str_contains external php
		$text = new Shop\Models\Entry(); //= Entry User.php#Entry
		return $text->value(); //= value User.php#Entry.value
	}
}

$user = new User(); //= User legacy.php#User
$user->go(); //= go legacy.php#User.go
$user->label(); //= label dynamic
format('x'); //= format external php

$gone = new User(); //= User legacy.php#User
$gone->go(); //= go legacy.php#User.go
unset($gone);
