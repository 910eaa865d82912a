import type { Language } from '../../model/language.ts';

/** Whole names, because `Dockerfile.dev` has an extension that says nothing. */
const VARIANTS =
	'dev development prod production test testing ci base build builder debug local release web api app worker alpine slim arm64 amd64 ubuntu debian gpu cpu cuda'.split(
		' ',
	);

const dockerfile: Language = {
	id: 'dockerfile',
	label: 'Dockerfile',
	extensions: ['.dockerfile', '.containerfile'],
	filenames: ['Dockerfile', 'dockerfile', 'Containerfile', ...VARIANTS.map((name) => `Dockerfile.${name}`)],
	aliases: ['docker', 'containerfile'],
	toolExtension: '.dockerfile',
};

export default [dockerfile];
