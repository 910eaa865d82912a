/** Position of the first of ascending numbers that is not below another, from one position on and before another. */
export function firstFrom(numbers: ArrayLike<number>, least: number, from = 0, to = numbers.length): number {
	let low = from;
	let high = to;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (numbers[middle] < least) low = middle + 1;
		else high = middle;
	}
	return low;
}
