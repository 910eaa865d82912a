export { makeResolver } from '../../shared/c-family/resolve/include-resolver.ts';
