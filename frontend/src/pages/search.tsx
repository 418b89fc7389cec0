import type { GetServerSideProps } from 'next';
import { getSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { type Findings, findEverything } from '~/features/search/find-everything';
import { SearchView } from '~/features/search/search-view';
import { withinPage } from '~/runtime/deadline';
import { toUrlQuery } from '~/urls/search-params';

/** What is found is read: the form and its filters are links and plain forms. */
export const config = { unstable_runtimeJS: false };

interface SearchProps {
  site: Site;
  found: Findings;
}

export const getServerSideProps: GetServerSideProps<SearchProps> = async ({ query }) => {
  const [site, found] = await withinPage(() => Promise.all([getSite(), findEverything(toUrlQuery(query))]));
  // Properties travel as JSON, where what is undefined does not exist.
  return { props: JSON.parse(JSON.stringify({ site, found })) };
};

export default function SearchPage({ site, found }: SearchProps) {
  return (
    <DocumentPage
      site={site}
      title={found.query ? `Поиск: ${found.query}` : 'Поиск'}
      description={site.tagline}
      isHiddenFromSearch
    >
      <SearchView found={found} takesRequests={site.takesRequests} />
    </DocumentPage>
  );
}
