/** What one reading command may take: a hostile repository can make any of them endless. */
export const GIT_LIMITS = { timeoutMs: 60_000, maxBytes: 512_000_000 } as const;

/** For commands that look at the working tree, which has endless files, too, but no long history. */
export const TREE_LIMITS = { ...GIT_LIMITS, timeoutMs: 20_000 } as const;
