export * from './kit';
export { waitFor as wait } from './kit';
