/** What happens to a service, in the words of docs/operations.md. */
export const FAILURES = [
  ...(['down', 'slow', 'hang', 'half-open', 'garbage', 'html'] as const),
  ...(['truncated', 'reset', 'reset-after', 'too-many', 'unavailable', 'huge'] as const),
] as const;

export type Failure = (typeof FAILURES)[number];

/** Services that site and CMS need. The edge is no service: its rows are of clients (bad-clients.ts). */
export const SERVICES = ['provider', 'cms', 'database', 'orders-database', 'redis', 'storage'] as const;

export type Service = (typeof SERVICES)[number];

/** Cells that mean nothing, and why. */
export const MEANINGLESS: readonly { dependency: Service | 'edge'; failure: Failure; because: string }[] = [
  { dependency: 'edge', failure: 'html', because: 'a client that sends HTML sends garbage' },
  { dependency: 'edge', failure: 'too-many', because: 'only who answers can refuse' },
  { dependency: 'edge', failure: 'unavailable', because: 'only who answers can refuse' },
];

/** What the journeys try of it: each service, and failures that `bounded-answers` does not try. All of it is `npm run bench:matrix`. */
const IN_SHORT: readonly (readonly [Service, Failure])[] = [
  ['provider', 'half-open'],
  ['provider', 'reset-after'],
  ['provider', 'too-many'],
  ['cms', 'garbage'],
  ['database', 'hang'],
  ['orders-database', 'half-open'],
  ['redis', 'garbage'],
  ['storage', 'hang'],
];

export const isWhole = process.env.WHOLE_MATRIX === 'true';

export function matrix(): (readonly [Service, Failure])[] {
  if (!isWhole) return [...IN_SHORT];
  return SERVICES.flatMap((service) => FAILURES.map((failure) => [service, failure] as const)).filter(
    ([service, failure]) =>
      !MEANINGLESS.some((cell) => cell.dependency === service && cell.failure === failure),
  );
}
