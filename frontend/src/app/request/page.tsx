import { newIntentId } from '@vitrina/ordering';
import { TextLink } from '@vitrina/ui';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getSite } from '~/content/get-site';
import { collectsRequests } from '~/content/requests/collect-request';
import { RequestForm } from '~/features/requests/request-form';
import { parseRequestKind, REQUEST_WORDS } from '~/features/requests/request-words';
import { namingRequest } from '~/request-id';
import { type SearchParams, toUrlQuery } from '~/search-params';
import { antiBot } from '~/security/anti-bot';

export async function generateMetadata({ searchParams }: { searchParams: SearchParams }): Promise<Metadata> {
  const kind = parseRequestKind(toUrlQuery(await searchParams).get('kind'));
  return { title: REQUEST_WORDS[kind].title, robots: { index: false } };
}

/** The form for those who want to be answered by a person. */
export default async function RequestPage({ searchParams }: { searchParams: SearchParams }) {
  const query = toUrlQuery(await searchParams);
  if (!collectsRequests()) notFound();
  const kind = parseRequestKind(query.get('kind'));
  const { title, lead } = REQUEST_WORDS[kind];
  const { supportUrl, supportHours, legal } = await namingRequest(getSite);
  return (
    <div className="container-page py-10">
      <div className="grid max-w-[34rem] gap-6">
        <h1 className="text-32">{title}</h1>
        <p className="text-ink-soft">
          {lead}
          {supportHours && ` Отвечаем ${supportHours}.`}
          {supportUrl && (
            <>
              {' '}
              Быстрее всего <TextLink href={supportUrl}>в чате</TextLink>.
            </>
          )}
        </p>
        <RequestForm
          request={newIntentId()}
          ticket={await antiBot().ticket()}
          kind={kind}
          from={ownPage(query.get('from'))}
          subject={query.get('subject') ?? ''}
          policy={legal.policy}
        />
      </div>
    </div>
  );
}

/** An address of this site, or nothing: others have no business in a request. */
function ownPage(from: string | null): string {
  return from !== null && /^\/(?![/\\])/.test(from) ? from : '';
}
