/** The package of what a platform gives to every program. */
export const PLATFORM = 'platform';
