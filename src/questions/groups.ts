/** Questions whose names have two words stand below the first; what those are about. */
export const questionGroups: Readonly<Record<string, string>> = {
	graph: 'Ask what is connected with what',
};
