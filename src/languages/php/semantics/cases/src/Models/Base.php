<?php
namespace Shop\Models;

use Vendor\Orm\Model;

abstract class Base extends Model
{
	/** @var Tag[] */
	protected array $tags = [];

	public function __construct(protected int $id)
	{
	}

	public static function make(int $id): static
	{
		return new static($id); //= static Base.php#Base.__construct
	}

	public function label(): string
	{
		return $this->prefix() . $this->id; //= prefix Base.php#Base.prefix
	}

	abstract protected function prefix(): string;

	public function touch(): static
	{
		$this->save(); //= save external Vendor\Orm
		foreach ($this->tags as $tag) {
			$tag->describe(); //= describe Tag.php#Tag.describe
		}
		return $this;
	}

	public function log(): void
	{
	}
}
