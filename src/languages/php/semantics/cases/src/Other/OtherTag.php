<?php
namespace Shop\Other {
	class Tag
	{
		public function describe(): string
		{
			return format('x'); //= format external php
		}
	}
}
