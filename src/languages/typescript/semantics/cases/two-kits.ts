export * from './kit';
export * from 'other-kit';
