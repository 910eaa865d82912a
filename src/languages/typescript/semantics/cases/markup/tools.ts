export function format(value: unknown) {
	return String(value);
}
export function load(id: number) {
	return id;
}
export const count = { inc() {} };
