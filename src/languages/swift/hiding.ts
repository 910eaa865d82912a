import { type Hiding, isPrivate } from '../shared/hiding.ts';

/** Who can see what this language declares. */
export const hiding: Readonly<Record<string, Hiding>> = {
	swift: {
		isHidden: isPrivate,
		called: /^(?:main|deinit|init|subscript|callAsFunction|build[A-Z]\w*|dynamically\w+|\W+)$/,
		plain: /^(?:inline|discardableResult|MainActor|inlinable)$/,
	},
};
