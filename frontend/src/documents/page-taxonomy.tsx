import { setTaxonomy, type Taxonomy } from '~/copy/taxonomy';
import type { IslandName } from '~/runtime/island-names';
import { readProperties, writeProperties } from './island-properties';

const ID = 'taxonomy';
/** The style that shows prices of the chosen period alone. */
export const PERIOD_STYLES = 'period-styles';

const SORTS_SERVERS: readonly IslandName[] = ['server-list', 'server-configurator'];

/** Whether islands of a page sort servers or build them. */
export function haveServers(islands: readonly string[]): boolean {
  return SORTS_SERVERS.some((name) => islands.includes(name));
}

/** What places and families are called, for the islands of a page. Families are for those that need them alone, because every byte of a page is read. */
export function PageTaxonomy({ taxonomy }: { taxonomy: Taxonomy }) {
  const json = writeProperties(taxonomy).replaceAll('<', '\\u003c');
  return (
    <script
      id={ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, in which no tag can end
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** From here on the islands of this page call places and families what it calls them. */
export function takeTaxonomy(): void {
  const text = document.getElementById(ID)?.textContent;
  if (text) setTaxonomy(readProperties(text) as Taxonomy);
}

/** Of the same page that was asked for once more. */
export function replaceTaxonomy(page: Document): void {
  const now = page.getElementById(ID);
  if (now) document.getElementById(ID)?.replaceWith(now);
  const { periods } = page.documentElement.dataset;
  if (periods) document.documentElement.dataset.periods = periods;
  const style = page.getElementById(PERIOD_STYLES);
  if (style) document.getElementById(PERIOD_STYLES)?.replaceWith(style);
}
