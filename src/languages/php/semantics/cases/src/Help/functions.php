<?php
namespace Shop\Help;

const LIMIT = 3;

function format(string $text): string
{
	return str_pad(trim($text), LIMIT); //= str_pad external php
}

function report(string $text): void
{
	newrelic_notice($text); //= newrelic_notice external php
	only_tests($text); //= only_tests external php
	format($text); //= format functions.php#format
}
