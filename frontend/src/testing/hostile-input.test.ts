import { addressKey, isReserved, mergeAddress, restOf } from '@vitrina/content-contract/addresses';
import { isLinkAddress, isPictureAddress } from '@vitrina/content-contract/article-format-values';
import { readTicket, signTicket } from '@vitrina/content-contract/preview-ticket';
import { readOrderAttempt } from '@vitrina/content-contract/read-order-attempt';
import {
  currentIntent,
  digitsOnly,
  flowOf,
  fromClusterPageQuery,
  isInn,
  isLocationCode,
  isPaymentPeriod,
  isPhone,
  labelKeyFault,
  labelValueFault,
  makerOf,
  parseAuthMode,
  parseId,
  parseIntentId,
  parseMakerMark,
  parseMoney,
  parseOrder,
  parsePanelPath,
  parsePartnerCode,
  parseSiteTransfer,
  readAuthQuery,
  readBounded,
  readOrder,
  readWebmasterLink,
  subIntent,
  switchMode,
  TooLarge,
  toQuery,
} from '@vitrina/ordering';
import { markedParts, readWord, snippetOf, stem, typedWords, words } from '@vitrina/search-language';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mustAsk, parseConsent, readConsent, writeConsent } from '~/analytics/consent';
import { toCounters } from '~/analytics/counter-settings';
import { publicAddress } from '~/analytics/public-address';
import { readConfirmation } from '~/checkout/confirmation';
import { readConfirmedOrder } from '~/checkout/confirmed-order';
import { optionFields, withOptions } from '~/checkout/option-fields';
import { readSheetAnswer } from '~/checkout/sheet-answer';
import { assetKind } from '~/content/assets/asset-kinds';
import { destinationOf, redirectTable } from '~/content/redirect-table';
import { readKeptRequest } from '~/content/requests/kept-request';
import { isSlug } from '~/content/slug';
import { parseOrderProblem } from '~/copy/explain';
import { isPlainVisit } from '~/documents/plain-visit';
import { parseLog } from '~/elements/reading-log';
import { stepsIn } from '~/elements/visit-log';
import { readJourney } from '~/features/account/journey';
import { loginSchema } from '~/features/account/login-schema';
import { nextPage, ownPage } from '~/features/account/next-page';
import { recoverySchema } from '~/features/account/recovery-schema';
import { registrationSchema } from '~/features/account/registration-schema';
import { smsCodeSchema } from '~/features/account/sms-code-schema';
import { webmasterSchema } from '~/features/account/webmaster-schema';
import { parseAmount, readView } from '~/features/catalogue/read-view';
import { readMove, writeMove } from '~/features/cluster/change-draft';
import { readClusterAddress } from '~/features/cluster/cluster-address';
import { parseArticleText, toSafeTree } from '~/features/knowledge/article-text';
import { findFills } from '~/features/knowledge/find-fills';
import { readKnowledgeAddress } from '~/features/knowledge/knowledge-address';
import { readTerminal } from '~/features/knowledge/read-terminal';
import { readAskedRequest } from '~/features/requests/asked-order';
import { parseRequestKind } from '~/features/requests/request-kinds';
import { requestSchema } from '~/features/requests/request-schema';
import { readRequirements } from '~/features/search/read-requirements';
import { readWanted } from '~/features/search/wanted';
import { parseForm, textsOf } from '~/forms/parse-form';
import { readSteps } from '~/funnel/funnel-step';
import { campaignOf } from '~/funnel/read-visit';
import { readBrowserFault } from '~/observability/browser-fault';
import { readBasis } from '~/price-basis/price-basis';
import { DEDICATED_LIST } from '~/products/dedicated/list';
import { retriedPage } from '~/rendering/retried-page';
import { forwardedAddress } from '~/runtime/forwarded-address';
import { parseRequestId } from '~/runtime/request-id';
import { trustedHeaders, visitorAddress } from '~/runtime/trusted-headers';
import { loginNameKey } from '~/security/login-name';
import { networkOf } from '~/security/network-of';
import { parseVisitOrigin } from '~/security/parse-visit-origin';
import { refusedForm } from '~/security/refused-form';
import { openSession } from '~/security/sealed-session';
import { checkedId } from '~/storage/checked-id';
import { openNote, sealNote } from '~/storage/sealed-note';
import { isLevel } from '~/urls/levels';
import { toUrlQuery, withoutEmpty } from '~/urls/search-params';
import { address, anything, form, html, query, RUNS, text } from './hostile-values';
import { stubEnv } from './stub-env';

const SITE = 'https://shop.example.com';
const SECRET = 'x'.repeat(32);
const PRODUCTS = ['vds', 'dbaas', 's3', 'balancer', 'k8s', 'dedicated', 'apps', 'ai'] as const;
const ORDER_KEYS = [
  ...[
    'auth',
    'serviceType',
    'preset',
    'presetId',
    'preset_id',
    'configurator_id',
    'configuratorId',
    'cpu',
    'ram',
    'disk',
    'os',
    'os_id',
    'period',
  ],
  ...[
    'type',
    'location',
    'zone',
    'availability_zone',
    'version',
    'configuration',
    'worker_groups',
    'workerGroups',
    'master_tariff_type',
  ],
  ...[
    'is_floating_ip',
    'count',
    'nodes',
    'parts',
    'bundle',
    'framework',
    'repository',
    'rules',
    'price',
    'redirect',
    'siteTransfer',
    'software',
  ],
];

/** The name of a parser, what it is given, and what has to be so of what comes of it; more than not to throw. */
type Case = readonly [name: string, given: fc.Arbitrary<never>, holds: (value: never) => unknown];

function of<Value>(name: string, given: fc.Arbitrary<Value>, holds: (value: Value) => unknown): Case {
  return [name, given as fc.Arbitrary<never>, holds as (value: never) => unknown];
}

/** Says it twice and hears the same. */
const again =
  <Value>(read: (value: string) => Value) =>
  (value: string) =>
    expect(read(value)).toEqual(read(value));
const oneOf = (known: readonly unknown[], value: unknown) => value === undefined || known.includes(value);
const isOnSite = (place: string) => new URL(place, SITE).origin === SITE;
const reader = (cookies: Record<string, string>) => (name: string) =>
  Object.hasOwn(cookies, name) ? cookies[name] : undefined;
/** The CMS saves no text that is nested so deeply that a tree of it cannot be walked (cms/tests/article-text.test.ts). */
const shallow = () => html().filter((value) => !/(?:<b>){300}/.test(value));
const cookies = (...names: string[]) => fc.dictionary(fc.constantFrom(...names), text());

const CASES: readonly Case[] = [
  // Addresses.
  of('addressKey', address(), (value) => {
    const key = addressKey(value);
    return key === undefined || (addressKey(key) === key && isOnSite(key));
  }),
  of('isReserved', address(), (value) => typeof isReserved(addressKey(value) ?? '/') === 'boolean'),
  of('restOf', address(), (value) => {
    const { query: asked, anchor } = restOf(value);
    return value.endsWith(`${asked}${anchor}`);
  }),
  of(
    'mergeAddress',
    fc.tuple(address(), address()),
    ([earlier, later]) => typeof mergeAddress(earlier, later) === 'string',
  ),
  of('isLinkAddress', address(), (value) => !isLinkAddress(value) || !/^\//.test(value) || isOnSite(value)),
  of(
    'isPictureAddress',
    address(),
    (value) =>
      !isPictureAddress(value) ||
      ['https:'].includes(new URL(value, SITE).protocol) ||
      !URL.canParse(value, SITE),
  ),
  of(
    'redirectTable',
    fc.array(fc.record({ from: address(), to: address(), isTemporary: fc.boolean() }), { maxLength: 5 }),
    (rows) => {
      const table = redirectTable(rows);
      for (const { from } of rows) {
        const found = destinationOf(table, SITE, addressKey(from) ?? '/', '?a=1');
        if (found) expect(found.location).toMatch(/^https?:\/\//);
      }
    },
  ),
  of(
    'isPlainVisit',
    fc.tuple(fc.constantFrom('GET', 'POST', 'HEAD', 'TRACE'), address()),
    ([method, url]) =>
      !isPlainVisit({ method, url }, () => true) || /^\/(?!\/)[\w/-]*$|^\/(?:\w+\/)?search(?:\?|$)/.test(url),
  ),
  of('ownPage', address(), (value) => isOnSite(ownPage(value)) && ownPage(value).startsWith('/')),
  of('parsePanelPath', anything(), (value) => {
    const path = parsePanelPath(value);
    return path === undefined || isOnSite(path);
  }),
  of('parseSiteTransfer', text(), (value) => oneOf([value], parseSiteTransfer(value))),
  of('assetKind', address(), (value) => assetKind(value) === undefined || /^[\w.-]+$/.test(value)),
  of('isSlug', text(), (value) => !isSlug(value) || /^[a-z0-9-]+$/.test(value)),
  of('readKnowledgeAddress', fc.array(text(), { maxLength: 6 }), (path) =>
    (['tutorials', 'blog'] as const).every(
      (section) => typeof readKnowledgeAddress(section, path) !== 'function',
    ),
  ),
  of('retriedPage', anything('page', 'part'), (value) => {
    const found = retriedPage(value);
    return found === undefined || isOnSite(found.page);
  }),
  of(
    'publicAddress',
    address(),
    (value) => publicAddress(value) === '' || URL.canParse(publicAddress(value)),
  ),
  of('signAddress and readTicket', text(), (value) => {
    expect(readTicket(value, SECRET, new Date(0))).toEqual(readTicket(value, SECRET, new Date(0)));
    const ticket = signTicket({ type: 'article', documentId: 'abc', expiresAt: 1e12 }, SECRET);
    expect(readTicket(`${ticket}${value}`, SECRET, new Date(0)).status === 'valid').toBe(value === '');
  }),

  // Queries.
  of(
    'toUrlQuery',
    fc.dictionary(text(), fc.oneof(text(), fc.array(text(), { maxLength: 3 }), fc.constant(undefined))),
    (params) => [...withoutEmpty(toUrlQuery(params)).values()].every((value) => value !== ''),
  ),
  of('parseAuthMode', fc.option(text()), (value) =>
    again((given: string) => parseAuthMode(given))(value ?? ''),
  ),
  of(
    'flowOf',
    text(),
    (value) =>
      oneOf(['account', ...PRODUCTS], flowOf('login', value)) || typeof flowOf('login', value) === 'string',
  ),
  of('readAuthQuery', query(...ORDER_KEYS, 'partner', 'wmid', 'email'), (asked) => {
    const journey = readAuthQuery(asked);
    if (journey) expect(isOnSite(nextPage(journey)) || /^https?:/.test(nextPage(journey))).toBe(true);
  }),
  of('switchMode', query(...ORDER_KEYS), (asked) => switchMode(asked, 'login').get('auth') === 'login'),
  of(
    'parseOrder',
    query(...ORDER_KEYS),
    (asked) => typeof parseOrder(asked.get('auth'), asked).ok === 'boolean',
  ),
  ...PRODUCTS.map((product) =>
    of(`readOrder of ${product}`, query(...ORDER_KEYS), (asked) => {
      const read = readOrder(product, asked);
      // What was read is written, and read as the same.
      if (read.ok) expect(readOrder(product, toQuery(read.value))).toEqual(read);
    }),
  ),
  of(
    'fromClusterPageQuery',
    query(...ORDER_KEYS),
    (asked) => typeof fromClusterPageQuery(asked).ok === 'boolean',
  ),
  of(
    'readClusterAddress',
    query(...ORDER_KEYS, 'choosing', 'masters', 'groups'),
    (asked) => typeof readClusterAddress(asked) === 'object',
  ),
  of('readMove', text(), (value) => expect(readMove(writeMove(readMove(value)))).toEqual(readMove(value))),
  of('readWebmasterLink', query('wmid', 'bannerID'), (asked) =>
    /^[\w.-]*$/.test(readWebmasterLink(asked)?.wmid ?? ''),
  ),
  of(
    'readConfirmation',
    query('agreed', 'at', 'made', 'siteTransfer', 'sign'),
    (asked) => typeof readConfirmation(asked) !== 'function',
  ),
  of(
    'withOptions',
    fc.tuple(query(...ORDER_KEYS), form('option.cpu', 'option.preset~period', 'option.', 'x')),
    ([asked, sent]) =>
      withOptions(asked, sent) instanceof URLSearchParams && Array.isArray(optionFields(sent)),
  ),
  of(
    'readView',
    query('location', 'sort', 'show', 'min_cores', 'min_cpu', 'max_price', 'disks', 'disk'),
    (asked) => {
      const { view, correction, keys } = readView(asked, DEDICATED_LIST, []);
      return view.filters.min_cpu !== 0 && Object.keys(correction).every((key) => keys.includes(key));
    },
  ),
  of('parseAmount', text(), (value) => (parseAmount(value) ?? 1) > 0),
  of('readBasis', anything('period', 'is_floating_ip'), (value) =>
    isPaymentPeriod(readBasis(Object(value)).period),
  ),
  of('readWanted', query('q', 'kind', 'section', 'page'), (asked) => readWanted(asked).page >= 1),
  of('readRequirements', text(), again(readRequirements)),
  of(
    'parseOrderProblem',
    fc.option(text()),
    (value) => parseOrderProblem(value) === undefined || parseOrderProblem(value) === value,
  ),
  of('isLevel', text(), (value) => typeof isLevel(value) === 'boolean'),

  // Amounts, names, ids.
  of(
    'parseMoney',
    text(),
    (value) => Number.isSafeInteger(parseMoney(value) ?? 0) && (parseMoney(value) ?? 0) >= 0,
  ),
  of('parseId', anything(), (value) => {
    const id = parseId(value);
    return id === undefined || (id === String(value) && /^[A-Za-z0-9][\w.-]{0,63}$/.test(id));
  }),
  of('parseIntentId', anything(), (value) => {
    const id = parseIntentId(value);
    if (id)
      expect([parseIntentId(subIntent(id, 'x')) !== undefined, makerOf(id)?.length ?? 8]).toEqual([true, 8]);
    return parseIntentId(currentIntent(value)) !== undefined;
  }),
  of('checkedId', text(), (value) => ['id', 'unproven'].includes(checkedId(value).kind)),
  of('parseMakerMark', text(), (value) => oneOf([value], parseMakerMark(value))),
  of('parsePartnerCode', text(), (value) => Number.isSafeInteger(parsePartnerCode(value) ?? 0)),
  of('isPhone', text(), (value) => !isPhone(value) || digitsOnly(value).length >= 10),
  of('isInn', text(), (value) => !isInn(value) || [10, 12].includes(value.length)),
  of('isLocationCode', anything(), (value) => typeof isLocationCode(value as string) === 'boolean'),
  of('labelKeyFault', text(), (value) => void [labelKeyFault(value), labelValueFault(value)]),
  of('loginNameKey', text(), (value) => loginNameKey(value.toUpperCase().toLowerCase()).length === 22),

  // What comes with a request.
  of('parseRequestId', fc.option(text()), (value) => /^[\w.:-]*$/.test(parseRequestId(value) ?? '')),
  of(
    'trustedHeaders',
    fc.tuple(
      fc.dictionary(
        fc.constantFrom(
          'x-forwarded-for',
          'x-forwarded-host',
          'x-middleware-next',
          'cookie',
          'host',
          'forwarded',
        ),
        text(),
      ),
      fc.nat(4),
    ),
    ([headers, trustedProxies]) => {
      const kept = trustedHeaders(headers, { peer: '10.0.0.1', trustedProxies });
      expect(kept).not.toHaveProperty('x-middleware-next');
      expect(kept).not.toHaveProperty('forwarded');
      expect(networkOf(forwardedAddress(kept['x-forwarded-for'] as string)).length).toBeLessThan(60);
    },
  ),
  of(
    'visitorAddress',
    fc.tuple(fc.array(text(), { maxLength: 4 }), fc.nat(5), fc.option(text(), { nil: undefined })),
    ([list, trustedProxies, peer]) =>
      typeof (visitorAddress(list, { peer, trustedProxies }) ?? '') === 'string',
  ),
  of(
    'networkOf',
    fc.oneof(text(), fc.ipV4(), fc.ipV6()),
    (value) => networkOf(networkOf(value)) !== undefined,
  ),
  of(
    'refusedForm',
    fc.dictionary(
      fc.constantFrom('origin', 'host', 'x-forwarded-host', 'content-type', 'content-length'),
      fc.oneof(
        fc.constantFrom(
          'multipart/form-data; boundary=x',
          'Multipart/Form-Data',
          'https://evil.test',
          'evil.test',
        ),
        fc.string({ maxLength: 60 }),
      ),
    ),
    (given) => {
      const printable = Object.entries(given).map(([name, value]): [string, string] => [
        name,
        value.replace(/[^\x20-\x7e]/g, ''),
      ]);
      const headers = new Headers([
        ['host', 'shop.example.com'],
        ...printable.filter(([name]) => name !== 'host'),
      ]);
      const refusal = refusedForm({ method: 'POST', headers });
      // Whatever else is said, a form of another site is none of ours.
      const origin = URL.parse(headers.get('origin') ?? '');
      if (
        origin &&
        headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data') &&
        origin.host !== (headers.get('x-forwarded-host') ?? 'shop.example.com')
      )
        expect(refusal).toBe('from-elsewhere');
    },
  ),
  of(
    'parseVisitOrigin',
    cookies('referer', 'utm_user', '_ym_uid', '_ga', 'roistat_visit', 'vitrina-counters'),
    (jar) => typeof parseVisitOrigin(reader(jar)) === 'object' && typeof campaignOf(reader(jar)) === 'string',
  ),
  of('parseConsent', text(), (value) => {
    const consent = parseConsent(value);
    if (consent) expect(parseConsent(writeConsent(consent))).toEqual(consent);
    expect(typeof mustAsk({}, readConsent(`a=b; vitrina-counters=${value}`))).toBe('boolean');
  }),
  of('stepsIn', text(), (cookie) => Array.isArray(stepsIn({ cookie }))),
  of(
    'parseLog',
    fc.option(
      fc.oneof(
        text(),
        anything('read', 'places').map((value) => JSON.stringify(value) ?? ''),
      ),
    ),
    (value) => Array.isArray(parseLog(value).places),
  ),
  of('openSession', text(), async (value) =>
    expect(await openSession(value, SECRET, Date.now())).toBeUndefined(),
  ),
  of('openNote', text(), async (value) =>
    expect(await openNote(await sealNote(value, SECRET), SECRET)).toBe(value),
  ),

  // Bodies and forms.
  of('readSteps', fc.tuple(anything('steps', 'campaign'), text()), ([sent, campaign]) =>
    Array.isArray(readSteps(sent, campaign) ?? []),
  ),
  of('readBrowserFault', anything('message', 'stack', 'page'), (value) => {
    const told = JSON.stringify(readBrowserFault(value) ?? '');
    return told === JSON.stringify(readBrowserFault(value) ?? '');
  }),
  of('readOrderAttempt', anything(), (value) => {
    const attempt = readOrderAttempt(value);
    expect(readOrderAttempt(attempt)).toEqual(attempt);
  }),
  of(
    'readKeptRequest',
    anything('id', 'kind', 'name', 'phone', 'email', 'message'),
    (value) => typeof readKeptRequest(value) !== 'function',
  ),
  of('readSheetAnswer', anything('kind', 'text', 'sheet'), (value) => {
    try {
      return typeof readSheetAnswer(value) === 'object';
    } catch (error) {
      // The sheet of the site itself, which is read in the browser: who has it says that it cannot be read.
      return error instanceof Error && ['ValidationError', 'TypeError'].includes(error.name);
    }
  }),
  of(
    'readConfirmedOrder',
    form('product', 'intent', 'agreed', 'order'),
    (sent) => typeof readConfirmedOrder(sent) !== 'function',
  ),
  of(
    'readJourney',
    form('journey', 'username'),
    (sent) => isOnSite(nextPage(readJourney(sent).journey)) || true,
  ),
  of(
    'readAskedRequest',
    fc.tuple(anything(), anything()),
    ([asked, written]) =>
      parseRequestKind(readAskedRequest(asked, written).kind) === readAskedRequest(asked, written).kind,
  ),
  of(
    'parseRequestKind',
    anything(),
    (value) => parseRequestKind(parseRequestKind(value)) === parseRequestKind(value),
  ),
  of('textsOf', form('username', 'form', '__proto__', 'a'), (sent) => !Object.hasOwn(textsOf(sent), 'form')),
  ...Object.entries({
    loginSchema,
    recoverySchema,
    registrationSchema,
    smsCodeSchema,
    webmasterSchema,
    requestSchema: requestSchema('product'),
  }).map(([name, schema]) =>
    of(
      name,
      form(
        'username',
        'password',
        'email',
        'full_name',
        'phone_number',
        'code',
        'inn',
        'org_name',
        'customer_type',
        'agreement',
        'name',
        'phone',
        'message',
      ),
      async (sent) =>
        typeof (await parseForm<Record<string, unknown>>(schema as never, sent)).ok === 'boolean',
    ),
  ),
  of(
    'toCounters',
    anything(
      'analytics_counter_id',
      'analytics_ga_id',
      'analytics_plausible_address',
      'analytics_plausible_domain',
      'analytics_roistat_id',
    ),
    (value) =>
      typeof toCounters(
        Object.fromEntries(
          Object.entries(Object(value)).map(([key, one]) => [key, typeof one === 'string' ? one : null]),
        ),
      ) === 'object',
  ),
  of('readBounded', fc.tuple(text(), fc.nat(100)), async ([body, most]) => {
    const read = await readBounded(new Response(body), most).catch((error: unknown) => error);
    if (read instanceof Error) expect(read).toBeInstanceOf(TooLarge);
    else expect(Buffer.byteLength(new TextEncoder().encode(body)) <= most).toBe(true);
  }),

  // Words and texts.
  of('words', text(), (value) => Array.isArray(words(value))),
  of('typedWords', text(), (value) => typedWords(value).every((word) => typeof readWord(word) === 'object')),
  of('stem', text(), (value) => stem(value).length <= Math.max(1, value.length)),
  of(
    'snippetOf',
    fc.tuple(text(), text()),
    ([body, asked]) =>
      typeof (
        snippetOf(
          body,
          typedWords(asked).map((word) => readWord(word)),
        ) ?? ''
      ) === 'string',
  ),
  of(
    'markedParts',
    fc.tuple(text(), text()),
    ([body, asked]) =>
      markedParts(body, new Set(typedWords(asked)))
        .map(({ text: part }) => part)
        .join('') === body,
  ),
  of('toSafeTree', shallow(), async (value) => {
    const tree = JSON.stringify(await toSafeTree(value));
    expect(tree).not.toMatch(/"tagName":"(?:script|style|iframe|svg|math|form|base|object|template|meta)"/);
    expect(tree).not.toMatch(/"(?:on\w+|style|id|srcDoc|formAction)":/i);
    for (const [, href = ''] of tree.matchAll(/"href":("(?:[^"\\]|\\.)*")/g))
      expect(isLinkAddress(JSON.parse(href))).toBe(true);
  }),
  of('parseArticleText', shallow(), async (value) => typeof (await parseArticleText(value)) === 'object'),
  of('findFills', text(), (value) => findFills(value, 'bash').every(({ start, end }) => end > start)),
  of('readTerminal', text(), (value) => typeof readTerminal(value, 'console') !== 'function'),
];

beforeAll(() => stubEnv());
afterAll(() => vi.unstubAllEnvs());

describe('a parser takes whatever strangers send, and answers', () => {
  test.each(CASES)('%s', { timeout: 600_000 }, async (_, given, holds) => {
    await fc.assert(
      fc.asyncProperty(given, async (value) => {
        const held: unknown = await holds(value);
        if (held !== undefined) expect(held).toBeTruthy();
      }),
      { numRuns: RUNS },
    );
  });
});
