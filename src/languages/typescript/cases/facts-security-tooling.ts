// path: test/cli.test.ts
import { Command } from 'commander';
import yargs from 'yargs';
import { beforeAll as prepare } from 'vitest';
import { Bus } from './bus';

const program = new Command();
program.command('deploy <target>').description('ships it').option('-f').action(deploy); // ^ fact cli_command framework=commander name=deploy description="ships it" handler=deploy
program.command('clean').action(() => {}); // ^ fact cli_command name=clean description=- handler=-
yargs.command('serve [port]', 'starts it', {}, serve); // ^ fact cli_command framework=yargs name=serve description="starts it" handler=serve
yargs.command({ command: 'stop', describe: 'stops it', handler: stop }); // ^ fact cli_command framework=yargs name=stop description="stops it" handler=stop
new Bus().command('deploy'); // ^ no fact cli_command

beforeEach(() => {}); // ^ fact test_fixture framework=- name=beforeEach phase=before_each
afterAll(close); // ^ fact test_fixture name=afterAll phase=after_all
new Bus().beforeEach(() => {}); // ^ no fact test_fixture
