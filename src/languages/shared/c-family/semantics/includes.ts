import { getOrMake } from '../../../../model/get-or-make.ts';
import type { Nominal } from '../../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../../semantics/world/unit.ts';

/** Files that one includes, further ones through them; more than a compiler would read are not followed. */
const MAX_FILES = 4_000;

/** What a file sees through what it includes. */
export interface Seen {
	/** Paths of files of the repository, the file itself among them. */
	files: ReadonlySet<string>;
	/** Packages of headers of others. */
	outside: ReadonlySet<string>;
	/** Whether everything that is included was found, here or in others. */
	isWhole: boolean;
}

const nothingSeen = (): Map<string, Seen> => new Map();

/** What a file sees: C has no names but those that were read before. */
export function seenFrom(names: Nominal, unit: Unit): Seen {
	const known = names.kept(nothingSeen);
	const { root } = names;
	if (root !== unit) {
		const whole = getOrMake(known, root.path, () => follow(names, root));
		// A header sees what was included before it by who includes it.
		if (whole.files.has(unit.path)) return whole;
	}
	return getOrMake(known, unit.path, () => follow(names, unit));
}

function follow({ world }: Nominal, from: Unit): Seen {
	const files = new Set([from.path]);
	const outside = new Set<string>();
	let isWhole = true;
	for (const path of files) {
		const unit = path === from.path ? from : world.unit(path);
		if (unit === null) {
			isWhole = false;
			continue;
		}
		for (const found of unit.file.modules.values()) {
			if (found.status === 'resolved') {
				if (files.size < MAX_FILES) files.add(found.path);
				else isWhole = false;
			} else if (found.status === 'external') outside.add(found.package);
			else isWhole = false;
		}
	}
	return { files, outside, isWhole };
}
