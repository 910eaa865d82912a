export * from './kit';
export * from './nowhere';
