import type { CleanResult } from '../../../engine.ts';
import { type Render, safe } from '../page.ts';

export const renderClean: Render<CleanResult> = function* ({ folder, removed, inUse }) {
	if (removed.length === 0) yield `Nothing to remove in ${safe(folder)}`;
	else yield `Removed from ${safe(folder)}: ${removed.join(', ')}`;
	if (inUse.length > 0) yield `Still being read, removed later: ${inUse.join(', ')}`;
};
