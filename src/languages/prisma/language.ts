import type { Language } from '../../model/language.ts';

const prisma: Language = {
	id: 'prisma',
	label: 'Prisma',
	extensions: ['.prisma'],
	toolExtension: '.prisma',
};

export default [prisma];
