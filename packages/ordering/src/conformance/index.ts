export type { Bench, ListMischief, Mischief } from './bench';
export { CONFORMANCE, type ConformanceCase } from './conformance';
export { orderStorm, type StormReport } from './storm';
