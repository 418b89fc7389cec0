import type { ServiceKind } from './content-names';

export const CHANGES = ['publish', 'unpublish', 'update', 'delete'] as const;

/** Header of a change event: its number in the outbox of the CMS. */
export const CHANGE_NUMBER = 'x-change-number';
/** Header of a question of the site: the numbers of all changes that it was told of in the last seconds. */
export const AFTER_CHANGES = 'x-after-changes';

/** What the site is told: which kind of content changed, how, and where it is shown. */
export interface ChangeEvent {
  type: string;
  event: (typeof CHANGES)[number];
  /** The language that it changed in; left out when pages of every language may show it, and by a shop of one language. */
  locale?: string | undefined;
  /** The entry itself, under all its addresses. */
  id?: string | undefined;
  url?: string | undefined;
  topic?: string | undefined;
  category?: string | undefined;
  /** Of an article: the series it is a part of. */
  series?: string | undefined;
  path?: string | undefined;
  /** Of a service: whether it stands among the services or the solutions. */
  kind?: ServiceKind | undefined;
  /** Of a service: its line in the menu, which every page has, is as it was. */
  menu?: 'same' | undefined;
  /** Of a banner: where it stands. */
  place?: string | undefined;
  /** Of a banner: its type. */
  banner?: string | undefined;
  /** Of a static preset. */
  group?: string | undefined;
}
