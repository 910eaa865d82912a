// path: src/tools/run.ts
import { exec as run, execFile, spawn } from 'node:child_process';
import fs from 'fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'util';
import * as cp from 'child_process';
import { Shell } from './shell';

const execAsync = promisify(cp.exec);
const shell = new Shell();

export async function build(branch: string, path: string, pattern: RegExp) {
	run('ls -l'); // ^ fact subprocess api=child_process.exec command="ls -l" form=shell given=literal
	run(`git log ${branch}`); // ^ fact subprocess command="git log {}" form=shell given=interpolated
	await execAsync('make ' + branch); // ^ fact subprocess api=child_process.exec command="make {}" given=concatenated
	execFile('git', ['log', '-1']); // ^ fact subprocess api=child_process.execFile command=git form=argv arguments=literal
	spawn('git', ['log', branch]); // ^ fact subprocess form=argv arguments=built
	spawn('ls', { shell: true }); // ^ fact subprocess form=shell given=literal
	pattern.exec('a'); // ^ no fact subprocess
	shell.exec('ls'); // ^ no fact subprocess

	fs.readFileSync('a.txt'); // ^ fact file_operation api=fs.readFileSync operation=read path=a.txt given=literal
	await readFile(path); // ^ fact file_operation api=fs/promises.readFile operation=read path=- given=variable
	fs.promises.writeFile(`out/${branch}.txt`, ''); // ^ fact file_operation operation=write path=out/{}.txt given=interpolated
	fs.openSync(path, 'a'); // ^ fact file_operation operation=append
	fs.unlink(path, () => {}); // ^ fact file_operation operation=delete given=variable
	fs.chmodSync('a.txt', 0o777); // ^ fact file_operation operation=permissions
	fs.existsSync(path); // ^ no fact file_operation
	shell.readFile(path); // ^ no fact file_operation

	const port = process.env.PORT ?? '3000'; // ^ fact env_read name=PORT api=process.env has_default=true
	const { HOST, LEVEL = 'info' } = process.env; // ^ fact env_read name=HOST api=process.env ^ fact env_read name=LEVEL has_default=true
	const url = import.meta.env.VITE_URL; // ^ fact env_read name=VITE_URL api=import.meta.env
	const any = process.env[branch]; // ^ fact env_read name=- api=process.env
	process.env.PORT = '1'; // ^ no fact env_read
	delete process.env.PORT; // ^ no fact env_read
	// process.env.IN_A_COMMENT // ^ no fact env_read
	return [port, HOST, LEVEL, url, any, shell.env.PORT]; // ^ no fact env_read
}
