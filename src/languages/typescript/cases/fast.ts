export type * from './h'; // ^ export star * from=./h typeOnly
export type * as ns from './i'; // ^ export named ns local=* from=./i typeOnly
