import type { Core } from '@strapi/strapi';
import { ADDRESS_RULES, takenAddress } from '../addresses/taken-address';
import type { WriteStep } from './write-step';

/** Refuses to save an address at which the site already shows something else. */
export function addressClash(strapi: Core.Strapi): WriteStep {
  return {
    name: 'address clash',
    of: Object.keys(ADDRESS_RULES),
    on: ['create', 'update'],
    async refuse({ uid, data, documentId }) {
      const message = await takenAddress(strapi, uid, data, documentId);
      return message === undefined ? undefined : { message };
    },
  };
}
