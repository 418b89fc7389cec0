import type { ContentUid } from '../content';
import { fieldOf } from '../field-of';

const SHOWN = ['kind', 'name', 'slug', 'menu_text', 'position'];

/** What the menu of every page and the cards of others show of a published service; absent for all that is not in the menu. */
export function menuLineOf(uid: ContentUid, published: object | undefined): string | undefined {
  if (uid !== 'api::site.service' || published === undefined) return undefined;
  return JSON.stringify(SHOWN.map((field) => fieldOf(published, field)));
}
