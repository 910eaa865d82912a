import { type Hiding, has, NOTHING } from '../shared/hiding.ts';

/** Who can see what this language declares. */
export const hiding: Readonly<Record<string, Hiding>> = {
	ruby: {
		isHidden: (declared) => declared.kind === 'method' && has(declared, 'private'),
		called:
			/^(?:initialize\w*|method_missing|respond_to_missing\?|included|extended|prepended|inherited|method_added|const_missing|coerce|to_\w+|marshal_\w+|encode_with|init_with|_dump|.*[^\w?!].*)$/,
		plain: NOTHING,
		callingBases: {
			mixesIn: /^[ \t]*(?:include|extend|prepend)\b/m,
			extends: /^class[ \t]+[\w:]+[ \t]*</,
		},
	},
};
