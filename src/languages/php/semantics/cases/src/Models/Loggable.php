<?php
namespace Shop\Models;

trait Loggable
{
	public function log(): void
	{
		$this->label(); //= label dynamic
	}

	public function note(): void
	{
		$this->log(); //= log Loggable.php#Loggable.log
	}
}

trait Quiet
{
	public function log(): void
	{
	}

	public function hush(): void
	{
	}
}
