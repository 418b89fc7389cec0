/** The answer of `/vitrina/checks/…` as the panel uses it. */
export interface Check {
  problems: readonly ShownProblem[];
  mayPublishAnyway: boolean;
}

export interface ShownProblem {
  severity: 'blocks' | 'warns';
  code: string;
  message: string;
  place: { path: string; near: string; label: string; words: string };
}

/** Whether it tells of a price the save would change (`src/prices/upcoming-prices.ts`). */
export function isPrice(code: string): boolean {
  return code === 'price-change' || code === PRICE_TO_CONFIRM;
}

/** Of a price that is saved only when it is confirmed. */
export const PRICE_TO_CONFIRM = 'price-to-confirm';

/** Parsed at the edge: the panel may be older than the CMS behind it. */
export function readCheck(answer: unknown): Check {
  const rows = field(answer, 'problems');
  if (!Array.isArray(rows)) throw new Error('The check was not answered.');
  return { problems: rows.map(readProblem), mayPublishAnyway: field(answer, 'mayPublishAnyway') === true };
}

function readProblem(row: unknown): ShownProblem {
  const place = field(row, 'place');
  return {
    severity: field(row, 'severity') === 'blocks' ? 'blocks' : 'warns',
    code: text(row, 'code'),
    message: text(row, 'message'),
    place: {
      path: text(place, 'path') || text(place, 'field'),
      near: text(place, 'near'),
      label: text(place, 'label'),
      words: text(place, 'words'),
    },
  };
}

function text(value: unknown, name: string): string {
  const inner = field(value, name);
  return typeof inner === 'string' ? inner : '';
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
