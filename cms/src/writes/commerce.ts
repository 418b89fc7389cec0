import { asSaved, commerceFaults, SETTINGS } from '../prices/commerce-faults';
import { refusalOf } from '../refusal';
import type { WriteStep } from './write-step';

/** Refuses settings by which the site could not count a price, as a draft already, and to be left without any. */
export const commerce: WriteStep = {
  name: 'commerce',
  of: [SETTINGS],
  on: ['create', 'update', 'publish', 'unpublish', 'delete'],
  async refuse({ action, data, before }) {
    if (action === 'delete') {
      return { message: 'Без настроек продаж магазин не работает, удалить их нельзя.' };
    }
    if (action === 'unpublish') {
      return { message: 'Без настроек продаж магазин не работает, снять их с публикации нельзя.' };
    }
    const sent = action === 'publish' ? {} : data;
    return refusalOf(commerceFaults(asSaved({ ...(await before.draft()) }, sent)));
  },
};
