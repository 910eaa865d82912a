<?php
namespace Shop\Help;

const LIMIT = 3;

function format(string $text): string
{
	return str_pad(trim($text), LIMIT); //= str_pad external php
}
