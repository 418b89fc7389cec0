import { buttonClass } from '@vitrina/ui';
import type { GetStaticProps } from 'next';
import { fetchSite } from '~/content/get-site';
import { type Site, unbranded } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { inPageLanguage } from '~/documents/in-page-language';
import { Problem } from '~/documents/problem';
import { staticProps } from '~/documents/static-props';
import { t } from '~/messages';
import { LANGUAGE_NAMES, type Language, spokenLanguage } from '~/messages/language';
import { isBuilding } from '~/runtime/env';
import { MISSING } from '~/runtime/failed-page';
import { firstLanguage } from '~/runtime/shop-languages';
import { paths } from '~/urls/paths';

export const config = { unstable_runtimeJS: false };

export const getStaticProps: GetStaticProps<{ site: Site }> = inPageLanguage(() =>
  staticProps(paths.notFound, async () => ({
    props: { site: isBuilding() ? unbranded() : await fetchSite() },
    shows: [],
  })),
);

/** Whatever address leads nowhere, this is what is answered there (`runtime/designed-failures.ts`). */
export default function MissingDocument({ site }: { site: Site }) {
  const title = t.failures.noSuchPage;
  const original = originalLanguage();
  return (
    <DocumentPage site={site} title={title} isHiddenFromSearch>
      <Problem title={title} text={original ? t.failures.noSuchTranslation : t.failures.noSuchPageLeads}>
        {original && (
          <a href={MISSING.original} lang={original} hrefLang={original} className={buttonClass()}>
            {LANGUAGE_NAMES[original]}
          </a>
        )}
      </Problem>
    </DocumentPage>
  );
}

/** In which language it may be there, where this one is a translation. Which language is a shop's first, its build does not know. */
function originalLanguage(): Language | undefined {
  const { language } = firstLanguage();
  return isBuilding() || language === spokenLanguage().language ? undefined : language;
}
