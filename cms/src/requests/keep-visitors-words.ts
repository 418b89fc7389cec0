import type { Core } from '@strapi/strapi';
import { REQUEST } from './request-type';

/** What the support writes; everything else of a request is what a visitor wrote. */
const OURS = ['state', 'support_note'];

/** Of a change in the panel only the state and the note are taken: nobody can put words into a visitor's mouth. */
export function keepVisitorsWords(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === REQUEST && context.action === 'update') {
      const changed = Object.entries(context.params.data ?? {}).filter(([field]) => OURS.includes(field));
      Object.assign(context.params, { data: Object.fromEntries(changed) });
    }
    return next();
  });
}
