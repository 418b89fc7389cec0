import type { Identifier } from '@vitrina/ordering';

/** An identifier of the provider, which are numbers, as the shop has it. */
export function idOf<Id extends Identifier>(wire: number): Id {
  return wire as Id;
}

/** The same on its way back. */
export function wireId(id: Identifier): number {
  return id;
}
