import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSideProps, GetServerSidePropsResult } from 'next';
import { inPageLanguage } from '~/documents/in-page-language';
import { t } from '~/messages';
import { withinPage } from '~/runtime/deadline';
import type { Jsonable } from '~/runtime/jsonable';
import { log } from '~/runtime/log';
import { requestId } from '~/runtime/request-id';
import { headers, inVisit } from '~/runtime/visit';
import { toUrlQuery } from '~/urls/search-params';
import { ANSWER_TYPE, FORM_FIELD } from './post-form';
import { readForm } from './read-form';

/**
 * What a form says when it was sent. One that is done leads on from the page itself (`GoOn`): the way may end in the panel, and a browser
 * follows no redirect of a form to another site (`form-action`).
 */
type Answer = { status: string };

/** One visit of a page, or one sending of a form of it. */
export interface PageVisit<Sent extends Posted> {
  query: URLSearchParams;
  /**
   * What has become of the form that was sent, by a browser without JavaScript: it is told on the page. A page that would send its
   * visitor elsewhere must not do so then, or the answer is lost.
   */
  posted: Sent | undefined;
}

/** A form of a page, by the name that its field says, and what has become of it. */
export type Posted<Name extends string = string, State extends Answer = Answer> = Name extends string
  ? { form: Name; state: State }
  : never;

export type ShownPage<Props> = { props: Props } | { redirect: string } | 'not-found';

/** What takes each form of a page. */
type Actions<Sent extends Posted> = {
  readonly [Name in Sent['form']]: (form: FormData) => Promise<Extract<Sent, { form: Name }>['state']>;
};

/**
 * A page that is made for one visitor, with the forms that they send to it. A script gets the answer to a form as JSON, a browser
 * without one the page with the answer in it.
 */
export function visitPage<Props extends object, Sent extends Posted>(
  show: ((visit: PageVisit<Sent>) => Promise<ShownPage<Props>>) &
    (Props extends Jsonable<Props> ? unknown : never),
  actions: Actions<Sent>,
): GetServerSideProps<Props> {
  return inPageLanguage(async ({ req, res, query }) => {
    const setCookie = (line: string) => void res.appendHeader('set-cookie', line);
    const shown = await inVisit(headersOf(req), setCookie, async () => {
      const sent = req.method === 'POST' ? await takeForm(req, actions) : undefined;
      if (sent === 'unreadable') return answerUnreadable(req, res);
      if (sent && req.headers.accept === ANSWER_TYPE) return { state: sent.state };
      return withinPage(() => show({ query: toUrlQuery(query), posted: sent }));
    });
    return resultOf(shown, req, res);
  });
}

type Shown<Props, State> = ShownPage<Props> | { state: State } | 'answered';

function resultOf<Props, State>(
  shown: Shown<Props, State>,
  { method }: IncomingMessage,
  response: ServerResponse,
): GetServerSidePropsResult<Props> {
  if (shown === 'not-found') return { notFound: true };
  if (shown === 'answered') return ENDED as GetServerSidePropsResult<Props>;
  // A browser that is led on by the other status sends its form again, to where it is led.
  if ('redirect' in shown)
    return { redirect: { destination: shown.redirect, statusCode: method === 'POST' ? 303 : 307 } };
  if ('props' in shown)
    // Properties travel as JSON, where what is undefined does not exist.
    return { props: JSON.parse(JSON.stringify(shown.props)) };
  response.setHeader('content-type', ANSWER_TYPE);
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(shown.state));
  return ENDED as GetServerSidePropsResult<Props>;
}

/** Next.js draws nothing once a response has ended. */
const ENDED: unknown = { props: {} };

async function takeForm<Sent extends Posted>(
  request: IncomingMessage,
  actions: Actions<Sent>,
): Promise<Sent | 'unreadable'> {
  const form = await readForm(request, await headers());
  const name = form?.get(FORM_FIELD);
  if (!form || typeof name !== 'string' || !Object.hasOwn(actions, name)) return 'unreadable';
  const take = actions[name as Sent['form']];
  return { form: name, state: await take(form) } as Sent;
}

/** No browser sends such a form, so that it is answered with a sentence and no page. */
async function answerUnreadable(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<'answered'> {
  // The query may hold what a visitor has typed.
  log.warn({ requestId: await requestId(), method, path: url.split('?', 1)[0] }, 'a form cannot be read');
  response.statusCode = 400;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(`${t.forms.unreadable}\n`);
  return 'answered';
}

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
}
