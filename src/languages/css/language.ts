import type { Language } from '../../model/language.ts';

const css: Language = {
	id: 'css',
	label: 'CSS',
	extensions: ['.css', '.pcss', '.postcss'],
	aliases: ['postcss'],
	toolExtension: '.css',
};

const scss: Language = { id: 'scss', label: 'SCSS', extensions: ['.scss'], toolExtension: '.scss' };

const less: Language = { id: 'less', label: 'Less', extensions: ['.less'], toolExtension: '.less' };

export default [css, scss, less];
