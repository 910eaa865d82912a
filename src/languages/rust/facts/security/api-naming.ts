import { fromText } from '../../../shared/facts/from-text/argument-reader.ts';
import { RUST } from '../../../shared/facts/from-text/notations.ts';
import type { ApiNaming } from '../../../shared/facts/security/apis.ts';

/** What is done to get at a value does not count. */
const PASSED = /\.(?:\?|unwrap|expect|clone|as_ref|as_mut|await|borrow|lock|get_ref|to_owned|ok)(?=\.|$)/g;

/** `std.process.Command.new`, by a `use` or written out. */
export const NAMING: ApiNaming = {
	reader: fromText(RUST),
	wholeNames({ module, path }) {
		const whole = module === '' ? path : `${module.replaceAll('::', '.')}.${path}`;
		return [whole.replace(PASSED, '')];
	},
};
