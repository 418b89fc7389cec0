import type { Core } from '@strapi/strapi';
import { seedEmptyDatabase } from '../seed/seed-empty-database';
import { applyRoles } from './access/apply-roles';
import { demoAccounts, ensureDemoAccounts } from './access/demo-accounts';
import { guardPanelDoors, openLimiters } from './access/guard-panel-doors';
import { offerOwnLogins } from './access/own-login-routes';
import { ensurePreviewToken, ensureReadToken } from './access/read-token';
import { offerStaffLogins } from './access/staff-login-routes';
import { openStaffLogins, type StaffLogins } from './access/staff-logins';
import { offerArticlePlaces } from './addresses/offer-article-places';
import { offerRedirectTable } from './addresses/offer-redirect-table';
import { adoptMenuAndFooter } from './adopt-menu-and-footer';
import { adoptTaxonomy } from './adopt-taxonomy';
import { offerArticleTextField } from './article-format/article-text-field';
import { askSite } from './checks/ask-site';
import { offerChecks } from './checks/check-routes';
import { createChecker } from './checks/checker';
import { preflightInPanel, preflightWith } from './checks/preflight';
import { rememberBriefly, rememberInWork } from './checks/remember-site';
import { offerEditorialWork } from './editorial/editorial';
import { startPlanWorker } from './editorial/plans/plan-worker';
import { loadEnv } from './env';
import { fillNewFields } from './fill-new-fields';
import { createMissingSettings } from './first-start/create-missing-settings';
import {
  announceRegistration,
  createFirstAdministrator,
  guardFirstRegistration,
} from './first-start/first-administrator';
import { offerFirstSteps } from './first-steps/offer-first-steps';
import { openFunnelTables } from './funnel/funnel-tables';
import { offerReport } from './funnel/offer-report';
import { offerOnlyReading } from './graphql/read-only-schema';
import { watchDatabase } from './health/health';
import { noteDatabase, refuseLostDatabase } from './health/lost-database';
import { tellSearchEngines } from './index-now/tell-search-engines';
import { WaitingAddresses } from './index-now/waiting-addresses';
import { ensureLanguages } from './languages/ensure-languages';
import { openLanguages } from './languages/languages';
import { offerTextPictures } from './media/offer-text-pictures';
import { openMetrics } from './observability/open-metrics';
import { beginTracing, endTracing } from './observability/tracing';
import { offerEveryBlock } from './offer-every-block';
import { keepPruningOrders } from './orders/erase-orders';
import { offerOrders } from './orders/offer-orders';
import { makeOrderTables } from './orders/order-tables';
import { siteEvents } from './outbox/site-events';
import { prepareViews } from './panel/prepare-views';
import { offerPreviews } from './preview/offer-previews';
import { refuseDraftsToTheContentApi } from './published-only';
import { openReaderTables } from './readers/reader-tables';
import { fillTextLinks } from './references/fill-text-links';
import { guardFiles } from './references/guard-files';
import { offerReferences } from './references/offer-references';
import { openDeliveries } from './requests/delivery/open-deliveries';
import { fillEmailKeys } from './requests/email-key';
import { offerExport } from './requests/export-requests';
import { keepPruning, pruneRequests } from './requests/prune-requests';
import { offerRequestWork } from './requests/request-routes';
import { articleIndexOf } from './search/article-index-of';
import { articleSearch } from './search/find-articles';
import { indexKeeper } from './search/index-keeper';
import { offerArticleSearch } from './search/offer-article-search';
import { searchInPanel } from './search/search-in-panel';
import { offerArticleMap } from './sitemap/offer-article-map';
import { startInTurn } from './start-in-turn';
import { batchRelations } from './strapi/batch-relations';
import { checkParts } from './strapi/check-parts';
import { endGracefully } from './strapi/end-gracefully';
import { limitStatements } from './strapi/limit-statements';
import { servePanelLists } from './strapi/panel-lists';
import { turnPhotographs } from './strapi/turn-photographs';
import { waitForSqlite } from './strapi/wait-for-sqlite';
import { offerServersOnSale } from './tariff-choice/offer-servers-on-sale';
import { offerTariffChoice } from './tariff-choice/offer-tariff-choice';
import { openWrites, type Writes } from './writes/pipeline';
import { type WriteTools, writeSteps } from './writes/steps';

/** What is registered before the start and used in it. */
let opened: { tools: WriteTools; writes: Writes; logins: StaffLogins } | undefined;

/** Called when this instance has started. */
let letNextStart = async () => {};

/** What runs beside the questions and has to end with the process. */
const closing: (() => Promise<void> | void)[] = [];

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    checkParts(strapi);
    const env = loadEnv();
    openLanguages(env.languages);
    refuseLostDatabase(env.database);
    endGracefully(strapi);
    letNextStart = await startInTurn(strapi, env.database);
    await beginTracing(strapi, env.tracing);
    // What the site may read, and what it is written in.
    offerEveryBlock(strapi);
    offerOnlyReading(strapi);
    offerRedirectTable(strapi);
    const index = articleIndexOf(strapi, env.database.client);
    offerArticleSearch(strapi, articleSearch(index));
    offerArticleMap(strapi);
    offerTextPictures(strapi);
    offerArticlePlaces(strapi);
    offerArticleTextField(strapi);

    // Who may knock, and how often.
    const logins = await guardPanelDoors(strapi, env);
    offerOwnLogins(strapi, env, logins);
    offerStaffLogins(strapi, env, logins);

    // What is read and written, by whomever.
    refuseDraftsToTheContentApi(strapi);
    batchRelations(strapi);
    const site = askSite(env.siteUrl);
    const checker = createChecker(strapi, env, rememberInWork(site));
    const tools: WriteTools = {
      now: () => new Date(),
      ...{ checker, priceChangeLimit: env.priceChangeLimit },
      search: { index, keeper: indexKeeper(strapi, index) },
      events: env.site && siteEvents(strapi, env.site),
      searchEngines: env.indexNow && new WaitingAddresses(strapi),
    };
    opened = { tools, writes: openWrites(strapi, writeSteps(strapi, tools)), logins };
    guardFiles(strapi);
    guardFirstRegistration(strapi);

    // What the panel may ask.
    servePanelLists(strapi, searchInPanel(index));
    offerReferences(strapi);
    offerChecks(strapi, createChecker(strapi, env, rememberBriefly(site)), env.priceChangeLimit);
    preflightInPanel(strapi, checker);
    offerEditorialWork(strapi, env.priceChangeLimit);
    offerPreviews(strapi, env.preview);
    offerTariffChoice(strapi, env.siteUrl);
    offerServersOnSale(strapi, site);
    offerExport(strapi);
    offerRequestWork(strapi, env);
    offerReport(strapi);
    offerOrders(strapi);
    offerFirstSteps(strapi, env);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const env = loadEnv();
    if (opened === undefined) throw new Error('The CMS was not registered before its start.');
    const { tools, writes, logins } = opened;
    await openStaffLogins(strapi, logins);
    await ensureLanguages(strapi, env.languages);
    // Who may what, made equal to what is declared.
    await applyRoles(strapi);
    await openLimiters(strapi, env);
    await ensureReadToken(strapi, env.secrets.cmsReadToken);
    await ensurePreviewToken(strapi, env.preview?.token);
    if (env.demoPassword !== undefined) await ensureDemoAccounts(strapi, env.demoPassword, demoAccounts(env));
    await createFirstAdministrator(strapi, env.firstAdministrator);
    announceRegistration(strapi, env);
    await prepareViews(strapi);
    await turnPhotographs(strapi);
    await fillNewFields(strapi);
    await fillTextLinks(strapi);
    await adoptMenuAndFooter(strapi);
    await adoptTaxonomy(strapi);
    await fillEmailKeys(strapi);
    await pruneRequests(strapi, env.requests.keptDays);
    await openReaderTables(strapi);
    await openFunnelTables(strapi, env.funnelDays);
    await makeOrderTables(strapi.db.connection);
    if (env.seed) await seedEmptyDatabase(strapi);
    await createMissingSettings(strapi);

    // After the seed: it makes entries before those they lead to (a test holds it to the check), nobody did it, and a first
    // start does not send the site an event of each.
    const { checker, search, events, searchEngines } = tools;
    await search.index.prepare();
    writes.startAll();
    if (events !== undefined) closing.push(await events.open());
    if (env.indexNow !== undefined && searchEngines !== undefined)
      closing.push(tellSearchEngines(strapi, env.indexNow, searchEngines));
    if (env.landingUrl !== undefined) closing.push(openDeliveries(strapi, env.landingUrl));
    closing.push(keepPruning(strapi, env.requests.keptDays));
    closing.push(keepPruningOrders(strapi, env.orderDays));
    closing.push(startPlanWorker(strapi, env.activityDays, preflightWith(checker)));
    limitStatements(strapi, env.database);
    if (env.database.client === 'sqlite') await waitForSqlite(strapi);
    noteDatabase(env.database);
    await watchDatabase(env.database);
    await letNextStart();
    // Nobody waits for it: of what is not in the index yet the rest of the search knows nothing, and all else works.
    void search.keeper.repair();
    if (env.metrics !== undefined) closing.push(await openMetrics(strapi, env.metrics));
    closing.push(() => search.keeper.close());
  },

  async destroy() {
    for (const close of closing.splice(0)) await close();
    await endTracing();
  },
};
