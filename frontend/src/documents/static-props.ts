import type { GetStaticPropsResult } from 'next';
import { type StandsHere, type Translations, translationsOf } from '~/content/translations';
import { noteBegun, recordRender } from '~/rendering/rendered-pages';
import { withinPage } from '~/runtime/deadline';
import { isBuilding } from '~/runtime/env';
import { inRenderScope } from '~/runtime/render-scope';

/** Seconds after which a page asks again, should a notice of a change have been lost. */
const REVALIDATE = 60;
/** What lacks a part heals by itself. */
const BRIEFLY = 1;

interface StaticPage<Props> {
  props: Props;
  /** What of the CMS it shows, by its cache tags. */
  shows: readonly string[];
  /** Seconds until a page heals that is made without something it should have; one where `orUnavailable` has left something out. */
  lacksFor?: number | undefined;
  /** Tells whether it can be read in another language, where its address alone does not tell. */
  standsHere?: StandsHere | undefined;
}

/** What every page that is the same for everyone has besides its own properties. */
export interface Translated {
  translations?: Translations | undefined;
}

/**
 * The properties of a page that is the same for everyone, made when its first reader comes and after each change; `undefined` where
 * there is no such page. What a source throws leaves the last good page in its place.
 */
export async function staticProps<Props extends object>(
  address: string,
  load: () => Promise<StaticPage<Props> | undefined>,
): Promise<GetStaticPropsResult<Props>> {
  noteBegun(address);
  const { value: page, scope } = await inRenderScope(() =>
    withinPage(async () => {
      const loaded = await load();
      if (!loaded || isBuilding()) return loaded;
      return {
        ...loaded,
        props: { ...loaded.props, translations: await translationsOf(address, loaded.standsHere) },
      };
    }),
  );
  if (!page) return { notFound: true, revalidate: REVALIDATE };
  recordRender(address, page.shows, scope.asked);
  const lacksFor = page.lacksFor ?? (scope.lacksPart ? BRIEFLY : undefined);
  // Properties travel as JSON, where what is undefined does not exist.
  return { props: JSON.parse(JSON.stringify(page.props)), revalidate: lacksFor ?? REVALIDATE };
}
