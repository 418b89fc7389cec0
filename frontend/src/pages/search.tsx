import type { GetServerSideProps } from 'next';
import { getSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { inPageLanguage } from '~/documents/in-page-language';
import { type Findings, findEverything } from '~/features/search/find-everything';
import { SearchView } from '~/features/search/search-view';
import { t } from '~/messages';
import { withinPage } from '~/runtime/deadline';
import { toUrlQuery } from '~/urls/search-params';

/** What is found is read: the form and its filters are links and plain forms. */
export const config = { unstable_runtimeJS: false };

interface SearchProps {
  site: Site;
  found: Findings;
}

export const getServerSideProps: GetServerSideProps<SearchProps> = inPageLanguage(async ({ query }) => {
  const [site, found] = await withinPage(() => Promise.all([getSite(), findEverything(toUrlQuery(query))]));
  // Properties travel as JSON, where what is undefined does not exist.
  return { props: JSON.parse(JSON.stringify({ site, found })) };
});

export default function SearchPage({ site, found }: SearchProps) {
  return (
    <DocumentPage
      site={site}
      title={found.query ? t.search.titleOf(found.query) : t.search.title}
      description={site.tagline}
      isHiddenFromSearch
      isOfOneVisit
    >
      <SearchView found={found} takesRequests={site.takesRequests} />
    </DocumentPage>
  );
}
