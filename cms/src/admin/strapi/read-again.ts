import { adminApi, type StrapiApp } from '@strapi/strapi/admin';
import { MovedPart } from './moved-part';

let panel: StrapiApp | undefined;

/** Called as the panel registers, where Strapi hands over the whole of itself; its store is made later. */
export function readAgainIn(app: StrapiApp): void {
  panel = app;
}

/** Strapi keeps what it has read; the entries and lists that these names stand for are read again. */
export function readAgain(names: readonly string[]): void {
  // The names are the content manager's own, of which the types of the shared API do not know.
  const tags = names.map((id) => ({ type: 'Document', id })) as never;
  if (!panel?.store)
    throw new MovedPart('the app has no store', 'a list of requests would stay as it was read');
  panel.store.dispatch(adminApi.util.invalidateTags(tags));
}
