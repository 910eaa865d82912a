/** What is known of where something leads. */
export const LINK_STATUSES = ['resolved', 'ambiguous', 'external', 'dynamic', 'unresolved'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];
