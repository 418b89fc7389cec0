/** What a run puts where a reader of an article puts their own: names and addresses kept for examples (RFC 2606, RFC 5737). */
export const FILL_EXAMPLES = {
  BUCKET: 'shop-backup',
  DOMAIN: 'shop.example.com',
  EMAIL: 'anna@example.com',
  ENDPOINT: 's3.example.com',
  IP: '203.0.113.10',
  KEY: 'EXAMPLEKEY',
  MYIP: '203.0.113.20',
  SECRET: 'example-secret',
  USER: 'anna',
} as const;

/** As the site finds them: frontend/src/features/knowledge/find-fills.ts. */
const PLACEHOLDER = /(?<!<)<([A-ZА-ЯЁ][A-ZА-ЯЁ\d_-]+)>/g;

/** Code with every place filled in, and the names that have no example. */
export function fillIn(code: string): { filled: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = code.replace(PLACEHOLDER, (whole, name: string) => {
    const example = Object.entries(FILL_EXAMPLES).find(([known]) => known === name)?.[1];
    if (example === undefined) unknown.push(name);
    return example ?? whole;
  });
  return { filled, unknown };
}
