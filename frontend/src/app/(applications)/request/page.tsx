import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getSite } from '~/content/get-site';
import { collectsRequests } from '~/content/requests/collect-request';
import { readAskedRequest } from '~/features/requests/asked-order';
import { ownPage } from '~/features/requests/own-page';
import { RequestSheet } from '~/features/requests/request-sheet';
import { REQUEST_WORDS } from '~/features/requests/request-words';
import { namingRequest } from '~/runtime/request-id';
import { type SearchParams, toUrlQuery } from '~/urls/search-params';

export async function generateMetadata({ searchParams }: { searchParams: SearchParams }): Promise<Metadata> {
  const { kind } = askedBy(toUrlQuery(await searchParams));
  return { title: REQUEST_WORDS[kind].title, robots: { index: false } };
}

/** The form for those who want to be answered by a person. */
export default async function RequestPage({ searchParams }: { searchParams: SearchParams }) {
  const query = toUrlQuery(await searchParams);
  if (!collectsRequests()) notFound();
  return (
    <RequestSheet
      {...askedBy(query)}
      from={ownPage(query.get('from'))}
      subject={query.get('subject') ?? ''}
      site={await namingRequest(getSite)}
    />
  );
}

function askedBy(query: URLSearchParams) {
  return readAskedRequest(query.get('kind'), query.get('order'));
}
