<!-- path: src/Tools.php -->
<?php
namespace Shop;

use Symfony\Component\Process\Process;

function build($branch, $path, $runner)
{
	exec("git log $branch"); // ^ fact subprocess api=exec command="git log {}" form=shell given=interpolated
	\shell_exec('ls ' . $path); // ^ fact subprocess api=shell_exec command="ls {}" given=concatenated
	new Process(['git', 'log', $branch]); // ^ fact subprocess command=git form=argv given=literal arguments=built
	$out = `ls -l`; // ^ fact subprocess command="ls -l" form=shell given=literal
	$runner->exec('ls'); // ^ no fact subprocess
	Runner::system('ls'); // ^ no fact subprocess

	file_get_contents('a.txt'); // ^ fact file_operation api=file_get_contents operation=read path=a.txt given=literal
	file_get_contents('php://input'); // ^ no fact file_operation
	file_put_contents($path, $out, FILE_APPEND); // ^ fact file_operation operation=append given=variable
	fopen("logs/$branch.txt", 'w'); // ^ fact file_operation operation=write path=logs/{}.txt given=interpolated
	unlink($path); // ^ fact file_operation operation=delete
	chmod($path, 0777); // ^ fact file_operation operation=permissions
	file_exists($path); // ^ no fact file_operation
	$runner->copy($path); // ^ no fact file_operation

	getenv('HOME'); // ^ fact env_read name=HOME api=getenv
	env('PORT', 80); // ^ fact env_read name=PORT api=env has_default=true
	$_ENV['LEVEL']; // ^ fact env_read name=LEVEL api=$_ENV
	$_ENV['LEVEL'] = 1; // ^ no fact env_read
	$runner->env('HOME'); // ^ no fact env_read
	config('app.name'); // ^ fact config_read library=laravel key=app.name
	config(['app.name' => 'x']); // ^ no fact config_read
	$runner->config('app.name'); // ^ no fact config_read

	rand(1, 6); // ^ fact random_source source=rand cryptographic=false
	random_bytes(16); // ^ fact random_source source=random_bytes cryptographic=true
	$runner->rand(1, 6); // ^ no fact random_source
}
