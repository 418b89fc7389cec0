import type { Core } from '@strapi/strapi';
import { ADDRESSED, isAddressed } from '../addresses/addresses-of';
import { type FoundAddresses, foundAddresses } from '../index-now/found-addresses';
import type { WaitingAddresses } from '../index-now/waiting-addresses';
import type { Stored } from './stored';
import { SEEN, type Write } from './write';
import type { WriteStep } from './write-step';

/** Saves the addresses search engines have to look at again: where an entry is, and where what has moved or is gone was. */
export function indexNow(strapi: Core.Strapi, waiting: WaitingAddresses): WriteStep {
  const formerly = new WeakMap<Write, FoundAddresses>();
  const found = async ({ uid, documentId }: Write, stored: Stored): Promise<FoundAddresses> =>
    isAddressed(uid)
      ? foundAddresses(strapi, uid, documentId, await stored.published())
      : { own: [], below: [] };
  return {
    name: 'index-now',
    of: ADDRESSED,
    on: SEEN,
    isAfterSeed: true,
    async observe(write) {
      formerly.set(write, await found(write, write.before));
    },
    async follow(write) {
      const before = formerly.get(write) ?? { own: [], below: [] };
      const after = await found(write, write.after);
      const hasMoved = before.own.join() !== after.own.join();
      const along = hasMoved ? [...before.below, ...after.below] : [];
      await waiting.put([...before.own, ...after.own, ...along]);
    },
  };
}
