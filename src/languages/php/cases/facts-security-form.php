<?php
function store(string $name, string $id): void {
	$dir = '/var/' . 'data';
	unlink($dir . '/' . $name . '.json'); // ^ fact file_operation path=/var/data/{}.json given=concatenated
	unlink(/* never "x" */ "$dir/a.txt"); // ^ fact file_operation path=/var/data/a.txt given=literal
	unlink(sprintf('%s/%2$s.log', $dir, $id)); // ^ fact file_operation path={}/{}.log given=interpolated
	$other = 'a.txt';
	$other = $name;
	unlink($other); // ^ fact file_operation path=- given=variable
}
