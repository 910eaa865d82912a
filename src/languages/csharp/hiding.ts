import { type Hiding, isInternal } from '../shared/hiding.ts';

/** Who can see what this language declares. */
export const hiding: Readonly<Record<string, Hiding>> = {
	csharp: {
		isHidden: isInternal,
		// Of patterns, serializers and game engines.
		called:
			/^(?:Main|Dispose|DisposeAsync|GetEnumerator|GetAwaiter|MoveNext|Deconstruct|Add|ShouldSerialize\w*|Reset\w*|On[A-Z]\w*|Awake|Start|(?:Fixed|Late)?Update|.*[^\w].*)$/,
		plain:
			/^(?:MethodImpl|SuppressMessage|Obsolete|DebuggerStepThrough|ExcludeFromCodeCoverage|Serializable|Flags|DebuggerDisplay|Pure|NotNull|CanBeNull|return:.*)$/,
		// `void IDisposable.Dispose()`
		isForInterface: (text, name) => {
			const header = /^[^({]*/.exec(text)?.[0] ?? '';
			return header
				.replace(/<[^<>]*>/g, '')
				.trimEnd()
				.endsWith(`.${name}`);
		},
	},
};
