import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const ruby: Language = {
	id: 'ruby',
	label: 'Ruby',
	extensions: ['.rb', '.rake', '.gemspec', '.ru', '.podspec', '.jbuilder', '.thor', '.rbi'],
	filenames: [
		'Appraisals',
		'Berksfile',
		'Brewfile',
		'Capfile',
		'Dangerfile',
		'Fastfile',
		'Gemfile',
		'Guardfile',
		'Podfile',
		'Rakefile',
		'Thorfile',
		'Vagrantfile',
	],
	interpreters: ['ruby', 'jruby', 'macruby', 'rake', 'rbx', 'truffleruby'],
	aliases: ['rb', 'irb'],
	toolExtension: '.rb',
	isTestPath,
	grammar: {
		package: '@vscode/tree-sitter-wasm',
		wasm: 'wasm/tree-sitter-ruby.wasm',
		probe: 'def f(x, *y, k: 1, &b) = x&.g(y) { |z| z in {a:} }\n',
	},
};

export default [ruby];
