<?php
namespace Shop\Help;

function only_tests(string $text): string
{
	return format($text); //= format functions.php#format
}
