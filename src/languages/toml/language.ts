import type { Language } from '../../model/language.ts';

const toml: Language = {
	id: 'toml',
	label: 'TOML',
	extensions: ['.toml'],
	filenames: ['Cargo.lock', 'poetry.lock', 'uv.lock', 'Pipfile', 'Gopkg.lock'],
	toolExtension: '.toml',
};

export default [toml];
