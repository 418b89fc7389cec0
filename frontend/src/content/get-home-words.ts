import { askCms } from './client';
import type { HomeWordsQuery } from './generated/graphql';
import { present } from './present';
import { homeWordsQuery } from './queries';

/**
 * What a marketer has the home page say in the language of the page; what they leave out, it says in the site's own words. Unlike the
 * rest of the settings it is never that of another language, which would stand there untranslated.
 */
export interface HomeWords {
  title?: string | undefined;
  text?: string | undefined;
  steps?: { title: string; text: string }[] | undefined;
  callTitle?: string | undefined;
  callText?: string | undefined;
}

/** Straight from the CMS: the page is kept as a whole, not its parts. Throws `ContentOutage`. */
export async function fetchHomeWords(): Promise<HomeWords> {
  return toHomeWords(await askCms(homeWordsQuery, {}));
}

export function toHomeWords({ siteSettings }: HomeWordsQuery): HomeWords {
  const steps = present(siteSettings?.home_steps)
    .map(({ title, text }) => ({ title: title.trim(), text: text?.trim() ?? '' }))
    .filter(({ title }) => title !== '');
  return {
    title: said(siteSettings?.home_hero_title),
    text: said(siteSettings?.home_hero_text),
    steps: steps.length > 0 ? steps : undefined,
    callTitle: said(siteSettings?.home_cta_title),
    callText: said(siteSettings?.home_cta_text),
  };
}

/** A field in which somebody has left a space says nothing, and must not take the headline away. */
function said(text: string | null | undefined): string | undefined {
  return text?.trim() || undefined;
}
