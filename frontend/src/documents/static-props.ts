import type { GetStaticPropsResult } from 'next';
import { fetchSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import { type StandsHere, type Translations, translationsOf } from '~/content/translations';
import { forgetProps, type KeptProps, keepProps, propsForNewShell } from '~/rendering/kept-props';
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
 * there is no such page. What a source throws leaves the last good page in its place. After a change of the shell alone they are those
 * that the page was made of last, beside the new shell, and are asked for anew when they would have been (docs/decisions/0114).
 */
export async function staticProps<Props extends object>(
  address: string,
  load: () => Promise<StaticPage<Props> | undefined>,
): Promise<GetStaticPropsResult<Props>> {
  const askedAt = performance.now();
  noteBegun(address);
  const kept = propsForNewShell(address);
  if (kept) return withNewShell(address, kept);
  forgetProps(address);
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
  const { site, ...others }: { site?: Site } = page.props;
  const own = JSON.stringify(others);
  if (site && lacksFor === undefined && !isBuilding()) {
    const dueAt = askedAt + REVALIDATE * 1_000;
    keepProps(address, { own, shows: page.shows, asked: scope.asked, dueAt }, askedAt);
  }
  return { props: asProps(own, site), revalidate: lacksFor ?? REVALIDATE };
}

/** Properties travel as JSON, where what is undefined does not exist. */
function asProps<Props>(own: string, site: Site | undefined): Props {
  return { ...JSON.parse(own), ...(site && { site: JSON.parse(JSON.stringify(site)) }) };
}

async function withNewShell<Props>(
  address: string,
  { own, shows, asked, dueAt }: KeptProps,
): Promise<GetStaticPropsResult<Props>> {
  const site = await withinPage(fetchSite);
  recordRender(address, shows, asked);
  const secondsLeft = Math.ceil((dueAt - performance.now()) / 1_000);
  return { props: asProps(own, site), revalidate: Math.max(secondsLeft, BRIEFLY) };
}
