import type { Language } from '../../model/language.ts';

const html: Language = {
	id: 'html',
	label: 'HTML',
	extensions: ['.html', '.htm', '.xhtml'],
	aliases: ['htm', 'xhtml'],
	toolExtension: '.html',
};

export default [html];
