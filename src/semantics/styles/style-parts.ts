import type { Unit } from '../world/unit.ts';

/** The language of styles at an offset: of the file, or of the `<style>` that it is in; null for other text. */
export function styleAt({ family, rows }: Unit, offset: number): string | null {
	if (family === 'css') return rows.language;
	const part = rows.styles.find(({ start, end }) => start <= offset && offset < end);
	return part?.language ?? null;
}

/** Whether a file is a style sheet, or has styles in it. */
export function hasStyles({ family, rows }: Unit): boolean {
	return family === 'css' || rows.styles.length > 0;
}
