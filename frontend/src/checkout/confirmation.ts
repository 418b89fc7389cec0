import { type Money, type ProductOutcome, parseId, parseMoney, parseSiteTransfer } from '@vitrina/ordering';

/** What became of one part of an order, in the order of its parts; anything but a bundle has one. */
export type MadePart = { status: 'made'; id: string } | { status: 'failed' | 'unconfirmed' };

/** What the page that confirms an order is told of it. It stands in the address: nothing of it is secret, or believed. */
export interface Confirmation {
  /** A month of the whole, at the price that was confirmed. */
  monthly: Money;
  orderedAt: Date;
  parts: MadePart[];
  siteTransfer: string | undefined;
}

type Placed = Extract<ProductOutcome, { status: 'placed' }>;

export function confirmationOf(
  { outcome, parts }: Placed,
  monthly: Money,
  orderedAt: Date,
  siteTransfer: string | undefined,
): Confirmation {
  const outcomes = outcome ? [outcome] : parts.map((part) => part.outcome);
  return {
    ...{ monthly, orderedAt, siteTransfer },
    parts: outcomes.map((one): MadePart => {
      if (one.status === 'created') return { status: 'made', id: one.id };
      return { status: one.status === 'refused' ? 'failed' : 'unconfirmed' };
    }),
  };
}

export function writeConfirmation({
  monthly,
  orderedAt,
  parts,
  siteTransfer,
}: Confirmation): URLSearchParams {
  const query = new URLSearchParams({
    agreed: String(monthly),
    at: String(Math.floor(orderedAt.getTime() / 1000)),
  });
  query.set('made', writeParts(parts));
  if (siteTransfer) query.set('siteTransfer', siteTransfer);
  return query;
}

/** Reads it from an address; `undefined` for one that confirms nothing. */
export function readConfirmation(query: URLSearchParams): Confirmation | undefined {
  const monthly = parseMoney(query.get('agreed') ?? '');
  const at = query.get('at') ?? '';
  const parts = ownParts(query.get('made') ?? '').map(readPart);
  if (monthly === undefined || !/^\d{9,11}$/.test(at)) return undefined;
  if (parts.length > MOST_PARTS || !parts.every((part) => part !== undefined)) return undefined;
  return {
    ...{ monthly, orderedAt: new Date(Number(at) * 1000), parts },
    siteTransfer: parseSiteTransfer(query.get('siteTransfer')),
  };
}

const MARKS = { failed: 'x', unconfirmed: 'u' } as const;
/** Before an identifier that is no number: it may be any word. */
const MADE = '-';

/** Numbers are parted by dots, as they were before identifiers were words, which may have dots of their own. */
function writeParts(parts: readonly MadePart[]): string {
  const isNumbered = parts.every((part) => part.status !== 'made' || /^\d+$/.test(part.id));
  const texts = parts.map((part) =>
    part.status === 'made' ? `${isNumbered ? '' : MADE}${part.id}` : MARKS[part.status],
  );
  return texts.join(isNumbered ? '.' : '~');
}

/** Four lists of twenty. */
const MOST_PARTS = 80;

function ownParts(value: string): string[] {
  return /^[\dxu.]+$/.test(value)
    ? value.split('.').map((part) => part.replace(/^\d/, `${MADE}$&`))
    : value.split('~');
}

function readPart(text: string): MadePart | undefined {
  if (text === MARKS.failed) return { status: 'failed' };
  if (text === MARKS.unconfirmed) return { status: 'unconfirmed' };
  const id = text.startsWith(MADE) ? parseId(text.slice(MADE.length)) : undefined;
  return id && { status: 'made', id };
}
