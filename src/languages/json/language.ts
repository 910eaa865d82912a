import type { Language } from '../../model/language.ts';

const json: Language = {
	id: 'json',
	label: 'JSON',
	extensions: ['.json', '.jsonc', '.json5', '.webmanifest', '.geojson', '.har', '.code-workspace'],
	filenames: [
		'.babelrc',
		'.eslintrc',
		'.prettierrc',
		'.swcrc',
		'.jshintrc',
		'.jscsrc',
		'.stylelintrc',
		'composer.lock',
		'Pipfile.lock',
	],
	aliases: ['jsonc', 'json5'],
	toolExtension: '.json',
};

export default [json];
