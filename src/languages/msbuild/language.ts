import type { Language } from '../../model/language.ts';

const msbuild: Language = {
	id: 'msbuild',
	label: 'MSBuild',
	extensions: ['.csproj', '.fsproj', '.vbproj', '.props', '.targets'],
	toolExtension: '.csproj',
};

export default [msbuild];
