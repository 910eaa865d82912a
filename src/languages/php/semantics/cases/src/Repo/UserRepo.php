<?php
namespace Shop\Repo;

use Shop\Models\User;

interface Finder
{
	public function find(int $id);
}

class UserRepo implements Finder
{
	public function find(int $id): ?User
	{
		return $this->all()[$id] ?? null; //= all UserRepo.php#UserRepo.all
	}

	/** @return User[] */
	public function all(): array
	{
		return $this->query('users'); //= query dynamic
	}

	public function __call($name, $args)
	{
	}
}
