<?php
namespace Shop\Help;

/** In place of that of an extension. */
function newrelic_notice(string $text): void {}

function check(): void
{
	newrelic_notice('a'); //= newrelic_notice ReportTest.php#newrelic_notice
	only_tests('a'); //= only_tests Helpers.php#only_tests
	report('a'); //= report functions.php#report
}
