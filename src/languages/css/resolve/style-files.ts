/** Endings that a style sheet is written without. */
const SASS = ['.scss', '.sass', '.css'];
const ENDING = /\.(?:scss|sass|less|css|pcss|postcss)$/;

/** The files that a path in a style sheet may mean, the first that there is counts: Sass has partials and indices. */
export function styleFiles(path: string, from: string): readonly string[] {
	const plain = path.replace(/\/+$/, '');
	if (from.endsWith('.less')) return ENDING.test(plain) ? [plain] : [`${plain}.less`, plain];
	if (/\.(?:css|pcss|postcss)$/.test(from)) return [plain, `${plain}.css`];
	const slash = plain.lastIndexOf('/') + 1;
	const [folder, name] = [plain.slice(0, slash), plain.slice(slash)];
	const partial = `${folder}_${name}`;
	if (ENDING.test(plain)) return [plain, partial];
	return [
		...SASS.flatMap((ending) => [plain + ending, partial + ending]),
		...SASS.flatMap((ending) => [`${plain}/_index${ending}`, `${plain}/index${ending}`]),
		// Styles in a component may be written in Less; an image has its own ending.
		...(from.endsWith('.scss') ? [] : [`${plain}.less`]),
		plain,
	];
}
