/** What people call languages that the index knows under other names, or under several. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
	'c#': ['csharp'],
	'c++': ['cpp'],
	'f#': ['fsharp'],
	bash: ['bash', 'shell'],
	cc: ['cpp'],
	cs: ['csharp'],
	docker: ['dockerfile'],
	golang: ['go'],
	javascript: ['javascript', 'jsx'],
	js: ['javascript', 'jsx'],
	kt: ['kotlin'],
	md: ['markdown'],
	ps1: ['powershell'],
	py: ['python'],
	rb: ['ruby'],
	rs: ['rust'],
	sh: ['bash', 'shell'],
	shell: ['bash', 'shell'],
	sol: ['solidity'],
	terraform: ['hcl', 'terraform'],
	tf: ['hcl', 'terraform'],
	ts: ['typescript', 'tsx'],
	typescript: ['typescript', 'tsx'],
	yml: ['yaml'],
};

/** The names under which the index may have a language. */
export function languagesNamed(name: string): readonly string[] {
	const wanted = name.toLowerCase();
	return Object.hasOwn(MEANT, wanted) ? MEANT[wanted] : [wanted];
}
