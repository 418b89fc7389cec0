import { INVALID_ORDER_QUERY, type Order, parseOrder, parseSiteTransfer, readOrder } from '@vitrina/ordering';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { logUnreadable } from '~/checkout/confirmed-order';
import { getAlternative } from '~/checkout/get-alternative';
import { getOrderSheet } from '~/checkout/get-order-sheet';
import { orderIntent } from '~/checkout/order-intent';
import { getSite } from '~/content/get-site';
import { parseOrderProblem } from '~/copy/explain';
import { SuccessorNotice } from '~/documents/successor-notice';
import { ChangeClusterLink } from '~/features/cluster/change-cluster-link';
import { ORDER_MESSAGES } from '~/features/order/messages';
import { NoOrder } from '~/features/order/no-order';
import { NoSummary } from '~/features/order/no-summary';
import { OrderForm } from '~/features/order/order-form';
import { AskAboutOrder } from '~/features/requests/ask-about-order';
import { LargeServerRequest } from '~/features/requests/large-server-request';
import { orUnavailable } from '~/rendering/or-unavailable';
import { UNAVAILABLE } from '~/rendering/unavailable';
import { isFormAnswer } from '~/runtime/is-form-answer';
import { log } from '~/runtime/log';
import { namingRequest, parseRequestId, requestId } from '~/runtime/request-id';
import { isStillGreeted, readSession } from '~/security/session';
import { orderPaths, RETIRED, withIntent } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { type SearchParams, toUrlQuery, withoutEmpty } from '~/urls/search-params';

export async function generateMetadata({ searchParams }: { searchParams: SearchParams }): Promise<Metadata> {
  const order = readAddress(withoutEmpty(toUrlQuery(await searchParams)));
  return { title: order.ok ? ORDER_MESSAGES[order.value.product].title : 'Заказ', robots: { index: false } };
}

export default async function OrderPage({ searchParams }: { searchParams: SearchParams }) {
  const query = withoutEmpty(toUrlQuery(await searchParams));
  const order = readAddress(query);
  if (!order.ok) {
    // Specification 000, sections 5 and 8: it raises an error; the visitor gets a page that leads on.
    log.error(
      { requestId: await requestId(), auth: query.get('auth'), reason: order.failure },
      INVALID_ORDER_QUERY,
    );
    return <NoOrder reason={order.failure} address={{ path: paths.order, query }} />;
  }
  return <OrderOf order={order.value} query={query} />;
}

/** Without `auth` this is the order page of dedicated servers (decisions, section B). */
function readAddress(query: URLSearchParams) {
  return query.has('auth')
    ? parseOrder(query.get('auth'), query, logUnreadable)
    : readOrder('dedicated', query, logUnreadable);
}

async function OrderOf({ order, query }: { order: Order; query: URLSearchParams }) {
  const intent = await orderIntent(query.get('intent'));
  const address = { path: paths.order, query };
  // The answer to a form tells what the form said, which this address may not, and leads to the login by itself.
  if (!(await isFormAnswer())) {
    if (!(await readSession())) {
      const registration = orderPaths.registration(order, intent);
      redirect((await isStillGreeted()) ? paths.forget(registration) : registration);
    }
    if (query.get('intent') !== intent) redirect(withIntent(paths.order, query, intent));
  }
  const found = await namingRequest(() => getOrderSheet(order));
  if (found.kind === 'retired') redirect(orderPaths.successor(address, found.successor));
  const site = await getSite();
  if (found.kind === 'by-request')
    return <LargeServerRequest order={order} cpuLimit={found.cpuLimit} site={site} />;
  if (found.kind !== 'sheet')
    return <NoSummary order={order} reason={found} address={address} ask={<AskAboutOrder order={order} />} />;
  const messages = ORDER_MESSAGES[order.product];
  // For an order that is refused because nothing is left: the answer to the form does not make the page again. Should it
  // not be had, the summary is no less true.
  const alternative = await orUnavailable(() => getAlternative(order));
  return (
    <OrderForm
      intent={intent}
      sheet={found.sheet}
      head={
        <>
          {query.has(RETIRED) && <SuccessorNotice />}
          <h1 className="text-32">{messages.title}</h1>
          <p className="text-ink-soft">{messages.afterwards}</p>
          <ChangeClusterLink order={order} />
          <AskAboutOrder order={order} />
        </>
      }
      problem={parseOrderProblem(query.get('problem'))}
      reference={parseRequestId(query.get('request'))}
      alternative={
        alternative && alternative !== UNAVAILABLE
          ? { title: alternative.title, href: orderPaths.instead(address, alternative.order) }
          : undefined
      }
      siteTransfer={parseSiteTransfer(query.get('siteTransfer'))}
      offer={site.legal.offer}
    />
  );
}
