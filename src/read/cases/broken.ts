export class Runner {
	run(path: string) {
		const text = read(path);
		if (text === '{' {
			log(text);
			log(text);
			log(text);
			log(text);
		}
		return text;
	}

	short() {
		return 1;
	}
}

export function after(x: number) {
	one();
	two();
	three();
	four();
	five();
}
