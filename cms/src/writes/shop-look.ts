import type { Core } from '@strapi/strapi';
import { accentFaults, type LogoFile, logoFaults } from '../look/look-faults';
import { refusalOf } from '../refusal';
import { BRAND } from '../shop-brand';
import type { WriteStep } from './write-step';

const SETTINGS = 'api::site.site-settings';

/** Refuses a look of the site in which it could not be read, or that it could not show. */
export const shopLook = (strapi: Core.Strapi): WriteStep => ({
  name: 'shop look',
  of: [SETTINGS],
  on: ['create', 'update'],
  async refuse({ data }) {
    return refusalOf(accentFaults(data.accent_colour, BRAND.colours));
  },
  // The panel sends what is to be linked in several ways; what came of it is one.
  async verify({ data, documentId }) {
    if (data.logo === undefined) return undefined;
    const saved: { logo?: LogoFile | null } | null = await strapi.db
      .query(SETTINGS)
      .findOne({ where: { documentId }, populate: ['logo'] });
    return refusalOf(logoFaults(saved?.logo));
  },
});
