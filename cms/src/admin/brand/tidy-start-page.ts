import type { StrapiApp } from '@strapi/strapi/admin';
import { MovedPart } from '../strapi/moved-part';
import { LastEdited, LastPublished } from './recent-entries';

/** What asks for an answer stands first. */
const FIRST = ['first-steps', 'new-requests', 'waiting-reviews', 'kept-words'];

/** What Strapi's own tiles tell, in the room there is. */
const INSTEAD: Record<string, () => React.ReactNode> = {
  'last-edited-entries': LastEdited,
  'last-published-entries': LastPublished,
};

const STATISTICS = 'key-statistics';
const VENDORS = [...Object.keys(INSTEAD), STATISTICS];

/**
 * The start page: our tiles before those of Strapi, and none that counts tokens and webhooks, which tells people who write
 * nothing. To be called when all tiles are there.
 */
export function tidyStartPage(app: StrapiApp): void {
  app.widgets.register((tiles) => {
    const missing = VENDORS.filter((vendors) => !tiles.some(({ id }) => id === vendors));
    if (missing.length > 0)
      throw new MovedPart(`the start page has no tile ${missing.join(', ')}`, 'it would not be ours');
    return [
      ...FIRST.flatMap((first) => tiles.filter(({ id }) => id === first)),
      ...tiles.filter(({ id }) => !FIRST.includes(id) && id !== STATISTICS),
    ].map((tile) => {
      const ours = INSTEAD[tile.id];
      return ours === undefined ? tile : { ...tile, component: async () => ours };
    });
  });
}
