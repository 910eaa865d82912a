<?php
namespace Shop\Models;

enum Tag: string implements Described
{
	case New = 'n';

	const DEFAULT = self::New;

	public function describe(): string
	{
		return ucfirst($this->value); //= ucfirst external php
	}

	public static function pick(): self
	{
		return self::New;
	}
}

interface Described
{
	public function describe(): string;
}
