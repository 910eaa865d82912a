export * from 'test-kit';
export * from './barrel';
export function render() {}
