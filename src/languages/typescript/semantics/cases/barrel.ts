export * from './models';
export { default as create, helpers as tools } from './models';
export * as everything from './models';
