import type { Language } from '../../model/language.ts';

const dockerfile: Language = {
	id: 'dockerfile',
	label: 'Dockerfile',
	extensions: ['.dockerfile', '.containerfile'],
	filenames: ['Dockerfile', 'dockerfile', 'Containerfile'],
	stems: ['Dockerfile', 'Containerfile'],
	aliases: ['docker', 'containerfile'],
	toolExtension: '.dockerfile',
};

export default [dockerfile];
