import type { Language } from '../../model/language.ts';

const graphql: Language = {
	id: 'graphql',
	label: 'GraphQL',
	extensions: ['.graphql', '.gql', '.graphqls'],
	aliases: ['gql'],
	toolExtension: '.graphql',
};

export default [graphql];
