import { type AddressKey, addressKey, mergeAddress } from '@vitrina/content-contract/addresses';

export interface Redirect {
  from: AddressKey;
  to: string;
  kind: 'permanent' | 'temporary';
  madeBy: 'automatic' | 'hand';
  isEnabled: boolean;
}

/** All redirects by the address they lead from. */
export type RedirectTable = ReadonlyMap<AddressKey, Redirect>;

export type Settlement =
  | { status: 'settled'; table: RedirectTable }
  /** The addresses one would be led through, the first of them again at the end. */
  | { status: 'loop'; through: AddressKey[] };

/** An entry's address before and after a change of it. */
export interface Move {
  from: AddressKey;
  to: AddressKey;
}

/**
 * The table with one redirect put in. Nobody is led twice where once is enough: the new one goes straight to the end of its
 * way, and those that led to its address go where it goes. Only permanent ones are joined so; a temporary one may end, and
 * then its neighbours must be as they were. The site goes such a way in one step by itself.
 */
export function settle(table: RedirectTable, wanted: Redirect): Settlement {
  if (!wanted.isEnabled) return { status: 'settled', table: new Map(table).set(wanted.from, wanted) };
  const through = wayBack(table, wanted);
  if (through !== undefined) return { status: 'loop', through };
  const settled = new Map(table);
  const own = wanted.kind === 'permanent' ? { ...wanted, to: endOf(table, wanted.to) } : wanted;
  for (const redirect of table.values()) {
    if (own.kind === 'permanent' && isJoinable(redirect) && addressKey(redirect.to) === own.from)
      settled.set(redirect.from, { ...redirect, to: mergeAddress(redirect.to, own.to) });
  }
  return { status: 'settled', table: settled.set(own.from, own) };
}

/** The table after entries have moved: each former address leads to the present one, and no redirect hides an entry. */
export function afterMoves(table: RedirectTable, moves: readonly Move[]): RedirectTable {
  const living = new Set(moves.map(({ to }) => to));
  const ends = new Map(moves.map(({ from, to }) => [from, to]));
  const moved = new Map<AddressKey, Redirect>();
  for (const redirect of withoutHiding(table, living).values()) {
    const end = ends.get(addressKey(redirect.to) ?? '');
    const to = end === undefined ? redirect.to : mergeAddress(redirect.to, end);
    if (addressKey(to) !== redirect.from) moved.set(redirect.from, { ...redirect, to });
  }
  for (const { from, to } of moves) {
    if (living.has(from)) continue;
    moved.set(from, { from, to, kind: 'permanent', madeBy: 'automatic', isEnabled: true });
  }
  return moved;
}

/** The table once something is shown at these addresses: what the CMS made goes, what a person made is switched off. */
export function withoutHiding(table: RedirectTable, living: ReadonlySet<AddressKey>): RedirectTable {
  const left = [...table.values()].flatMap((redirect) => {
    if (!living.has(redirect.from)) return [redirect];
    return redirect.madeBy === 'automatic' ? [] : [{ ...redirect, isEnabled: false }];
  });
  return new Map(left.map((redirect) => [redirect.from, redirect]));
}

/** The table once what stood at these addresses is deleted: nothing of the CMS's own making leads to them any more. */
export function withoutInboundRedirects(table: RedirectTable, gone: ReadonlySet<AddressKey>): RedirectTable {
  const left = [...table].filter(
    ([, { to, madeBy }]) => madeBy === 'hand' || !gone.has(addressKey(to) ?? ''),
  );
  return new Map(left);
}

function wayBack(table: RedirectTable, { from, to }: Redirect): AddressKey[] | undefined {
  const through = [from];
  let next = addressKey(to);
  while (next !== undefined && next !== from) {
    if (through.includes(next)) return undefined;
    through.push(next);
    const redirect = table.get(next);
    next = redirect?.isEnabled === true ? addressKey(redirect.to) : undefined;
  }
  return next === from ? [...through, from] : undefined;
}

function endOf(table: RedirectTable, to: string): string {
  let end = to;
  for (let step = 0; step < table.size; step += 1) {
    const redirect = table.get(addressKey(end) ?? '');
    if (redirect === undefined || !isJoinable(redirect)) return end;
    end = mergeAddress(end, redirect.to);
  }
  return end;
}

function isJoinable({ isEnabled, kind }: Redirect): boolean {
  return isEnabled && kind === 'permanent';
}
