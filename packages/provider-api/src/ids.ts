import type { Identifier } from '@vitrina/ordering';

/** An identifier of the provider, which are numbers, as the shop has it. */
export function idOf<Id extends Identifier>(wire: number): Id {
  return String(wire) as Id;
}

/** Whether an identifier that came by an address can be one of this provider's. */
export function isWireId(id: Identifier): boolean {
  return /^[1-9]\d{0,14}$/.test(id);
}

/** The same on its way back. What is none of this provider's is 0, which it refuses and makes nothing of. */
export function wireId(id: Identifier): number {
  return isWireId(id) ? Number(id) : 0;
}
