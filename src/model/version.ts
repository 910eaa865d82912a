/** The version in package.json; a test compares them. */
export const VERSION = '0.1.0';
