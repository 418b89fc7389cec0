import { bannerFaults } from '../checks/banner-faults';
import { BANNERS } from '../outbox/banner-edges';
import { refusalOf } from '../refusal';
import type { WriteStep } from './write-step';

/** Refuses to save a banner that would never be seen, or whose button would lead nowhere. */
export const banner: WriteStep = {
  name: 'banner',
  of: [BANNERS],
  on: ['create', 'update'],
  async refuse({ data, before }) {
    return refusalOf(bannerFaults({ ...(await before.draft()), ...data }));
  },
};
