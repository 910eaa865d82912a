<?php
declare(strict_types=1);

namespace Shop\Models;

use Shop\Repo\{UserRepo as Users, Finder};
use Shop\Other\Tag as OtherTag;
use Vendor\Mail\Mailer;
use function Shop\Help\format;
use function Vendor\helper as run;
use Shop\Help;

class User extends Base
{
	use Loggable, Quiet {
		Quiet::log insteadof Loggable;
		Loggable::log as protected record;
	}

	private $mailer;
	private $cache = null;
	private string $format = '';

	public function __construct(int $id, private readonly Users $users, protected Finder $finder)
	{
		parent::__construct($id); //= __construct Base.php#Base.__construct
		$this->mailer = new Mailer(); //= Mailer external Vendor\Mail
		$this->cache = new Cache();
	}

	protected function prefix(): string
	{
		return parent::label(); //= label Base.php#Base.label
	}

	public function go(?self $other, Described $described, $unknown, Mailer|null $mailer): void
	{
		$this->log(); //= log Loggable.php#Quiet.log
		$this->record(); //= record User.php#User.record
		$this->note(); //= note Loggable.php#Loggable.note
		$this->users->find(1); //= find UserRepo.php#UserRepo.find
		$this->users->find(1)->go(); //= go User.php#User.go
		$this->users->all()[0]->touch(); //= touch Base.php#Base.touch
		$this->finder->find(1); //= find UserRepo.php#Finder.find
		$this->mailer->send(); //= send external Vendor\Mail
		$mailer->send(); //= send external Vendor\Mail
		$this->cache->get('a'); //= get User.php#Cache.get
		$other?->label(); //= label Base.php#Base.label
		$described->describe(); //= describe Tag.php#Described.describe
		$unknown->find(1); //= find dynamic
		format('a'); //= format functions.php#format
		\Shop\Help\format('a'); //= format functions.php#format
		Help\format('a'); //= format functions.php#format
		run(); //= run external Vendor
		count([]); //= count external php
		shout('a'); //= shout legacy.php#shout
		only_here(); //= only_here User.php#only_here
		$this->format('a'); //= format User.php#User.format
		self::make(1)->touch()->label(); //= label Base.php#Base.label
		static::make(1)->label(); //= label Base.php#Base.label
		User::make(2); //= make Base.php#Base.make
		new User(1, $this->users, $this->finder); //= User User.php#User.__construct
		new Admin(1); //= Admin User.php#User.__construct
		new Tag(); //= Tag Tag.php#Tag
		new OtherTag(); //= OtherTag OtherTag.php#Shop\Other.Tag
		new \Shop\Other\Tag(); //= Tag OtherTag.php#Shop\Other.Tag
		new Missing(); //= Missing unresolved
		new \DateTime(); //= DateTime external php
		Tag::New->describe(); //= describe Tag.php#Tag.describe
		Tag::pick()->describe(); //= describe Tag.php#Tag.describe
		Tag::DEFAULT->describe(); //= describe Tag.php#Tag.describe
		$name = Cache::class;
		(new $name())->get('b'); //= get User.php#Cache.get
		$callback = $this->touch(...);
		$callback(); //= $callback Base.php#Base.touch
		$twice = fn (int $n) => $this->label(); //= label Base.php#Base.label
		$twice(1); //= $twice User.php#User.go.$twice
		$cache = $this->cache;
		$closure = function () use ($cache) {
			$cache->get('c'); //= get User.php#Cache.get
		};
		$either = $unknown ? new Cache() : new Tag();
		$either->describe(); //= describe ambiguous
		/** @var Cache $told */
		$told = run();
		$told->get('d'); //= get User.php#Cache.get
		$this->listed()[0]->get('e'); //= get User.php#Cache.get
		array_map('strlen', []); //= array_map external php
		$unknown::make(1); //= make dynamic
		global $cacheOfAll;
		$cacheOfAll->get('f'); //= get dynamic
	}

	private function format(string $text): string
	{
		return format($text); //= format functions.php#format
	}

	/** @return array<int, Cache> */
	private function listed(): array
	{
		return [];
	}
}

class Admin extends User
{
	public function go(...$all): void
	{
		parent::go(...$all); //= go User.php#User.go
		$this->listed(); //= listed User.php#User.listed
	}
}

final class Cache
{
	public function get(string $key)
	{
		$found = $this->load($key); //= load User.php#Cache.load
		return $found->value(); //= value User.php#Entry.value
	}

	private function load(string $key)
	{
		return new Entry(); //= Entry User.php#Entry
	}
}

class Entry
{
	public function value(): int
	{
		return 1;
	}
}

function only_here(): void
{
	$cacheOfAll = 1;
}
