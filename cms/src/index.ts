import type { Core } from '@strapi/strapi';
import { seedEmptyDatabase } from '../seed/seed-empty-database';
import { applyRoles } from './access/apply-roles';
import { ensureDemoAccounts } from './access/demo-accounts';
import { guardPanelDoors, openLimiters } from './access/guard-panel-doors';
import { ensurePreviewToken, ensureReadToken } from './access/read-token';
import { guardRedirects } from './addresses/guard-redirects';
import { leaveRedirects } from './addresses/leave-redirects';
import { offerArticlePlaces } from './addresses/offer-article-places';
import { offerRedirectTable } from './addresses/offer-redirect-table';
import { guardFiles } from './addresses/used/guard-files';
import { offerUses } from './addresses/used/offer-uses';
import { refuseLoss } from './addresses/used/refuse-loss';
import { adoptMenuAndFooter } from './adopt-menu-and-footer';
import { offerArticleTextField } from './article-format/article-text-field';
import { askAheadInPanel, askAheadWith } from './checks/ask-ahead';
import { askSite } from './checks/ask-site';
import { offerChecks } from './checks/check-routes';
import { createChecker } from './checks/checker';
import { refuseUnready } from './checks/refuse-unready';
import { rememberBriefly, rememberInWork } from './checks/remember-site';
import { keepEditions } from './editions/keep-editions';
import { offerEditorialWork } from './editorial/editorial';
import { startPlanWorker } from './editorial/plans/plan-worker';
import { recordChanges } from './editorial/record-changes';
import { loadEnv } from './env';
import { fillNewFields } from './fill-new-fields';
import { createMissingSettings } from './first-start/create-missing-settings';
import {
  closeRegistrationOfAdministrators,
  createFirstAdministrator,
} from './first-start/first-administrator';
import { openFunnelTables } from './funnel/funnel-tables';
import { offerReport } from './funnel/offer-report';
import { offerOnlyReading } from './graphql/read-only-schema';
import { openIndexNow } from './index-now/open-index-now';
import { offerTextPictures } from './media/offer-text-pictures';
import { turnPhotographs } from './media/turn-photographs';
import { openNotices } from './notices/open-notices';
import { prepareViews } from './panel/prepare-views';
import { offerPreviews } from './preview/offer-previews';
import { refuseUnconfirmedPrices } from './prices/refuse-unconfirmed-prices';
import { refuseDraftsToTheContentApi } from './published-only';
import { keepFigures } from './readers/keep-figures';
import { openReaderTables } from './readers/reader-tables';
import { refuseAddressClashes } from './refuse-address-clashes';
import { refuseFaultyBanners } from './refuse-faulty-banners';
import { refuseFaultyCommerce } from './refuse-faulty-commerce';
import { refuseOutdatedSave } from './refuse-outdated-save';
import { refuseUnshowableText } from './refuse-unshowable-text';
import { openDeliveries } from './requests/delivery/open-deliveries';
import { eraseAnswersAlong } from './requests/erase-requests';
import { offerExport } from './requests/export-requests';
import { keepVisitorsWords } from './requests/keep-visitors-words';
import { keepPruning, pruneRequests } from './requests/prune-requests';
import { offerRequestWork } from './requests/request-routes';
import { articleIndexOf } from './search/article-index-of';
import { articleSearch } from './search/find-articles';
import { keepIndex } from './search/keep-index';
import { offerArticleSearch } from './search/offer-article-search';
import { startInTurn } from './start-in-turn';
import { limitStatements } from './strapi/limit-statements';
import { takeBlanksForNothing } from './take-blanks-for-nothing';
import { offerServersOnSale } from './tariff-choice/offer-servers-on-sale';
import { offerTariffChoice } from './tariff-choice/offer-tariff-choice';
import { fillPublicationDate } from './writes/fill-publication-date';
import { holdChecks } from './writes/hold-checks';

/** Called when this instance has started. */
let letNextStart = async () => {};

/** What runs beside the questions and has to end with the process. */
const closing: (() => Promise<void> | void)[] = [];

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    const env = loadEnv();
    letNextStart = await startInTurn(strapi, env.database);
    // What the site may read, and the field articles are written in.
    offerOnlyReading(strapi);
    offerRedirectTable(strapi);
    offerArticleSearch(strapi, articleSearch(articleIndexOf(strapi, env.database.client)));
    offerTextPictures(strapi);
    offerArticlePlaces(strapi);
    offerArticleTextField(strapi);

    // Who may knock, and how often.
    await guardPanelDoors(strapi, env);

    // What is refused to whom. The first of these that refuses a change speaks; all come before anything is recorded.
    takeBlanksForNothing(strapi);
    fillPublicationDate(strapi);
    holdChecks(strapi);
    refuseDraftsToTheContentApi(strapi);
    refuseOutdatedSave(strapi);
    refuseAddressClashes(strapi);
    refuseFaultyBanners(strapi);
    refuseFaultyCommerce(strapi);
    refuseUnshowableText(strapi);
    keepEditions(strapi);
    guardRedirects(strapi);
    leaveRedirects(strapi);
    refuseLoss(strapi);
    guardFiles(strapi);
    keepVisitorsWords(strapi);
    eraseAnswersAlong(strapi);
    keepFigures(strapi);
    closeRegistrationOfAdministrators(strapi);

    // What the panel may ask.
    offerUses(strapi);
    const site = askSite(env.siteUrl);
    offerChecks(strapi, createChecker(strapi, env, rememberBriefly(site)), env.priceChangeLimit);
    askAheadInPanel(strapi, createChecker(strapi, env, rememberInWork(site)));
    offerEditorialWork(strapi, env.priceChangeLimit);
    offerPreviews(strapi, env.preview);
    offerTariffChoice(strapi, env.siteUrl);
    offerServersOnSale(strapi, site);
    offerExport(strapi);
    offerRequestWork(strapi, env);
    offerReport(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const env = loadEnv();
    // Who may what, made equal to what is declared.
    await applyRoles(strapi);
    await openLimiters(strapi, env);
    await ensureReadToken(strapi, env.secrets.cmsReadToken);
    await ensurePreviewToken(strapi, env.preview?.token);
    if (env.demoPassword !== undefined) await ensureDemoAccounts(strapi, env.demoPassword);
    await createFirstAdministrator(strapi, env.firstAdministrator);
    await prepareViews(strapi);
    await turnPhotographs(strapi);
    await fillNewFields(strapi);
    await adoptMenuAndFooter(strapi);
    await pruneRequests(strapi, env.requests.keptDays);
    await openReaderTables(strapi);
    await openFunnelTables(strapi, env.funnelDays);
    if (env.seed) await seedEmptyDatabase(strapi);
    await createMissingSettings(strapi);

    // All of these after the seed: it makes entries before those they lead to (a test holds it to the check), nobody did it,
    // and a first start does not send the site a notice of each. Notices come last, which keep records until all is committed.
    const checker = createChecker(strapi, env, rememberInWork(askSite(env.siteUrl)));
    // Around the check: nobody is asked to confirm the price of what cannot be saved.
    refuseUnconfirmedPrices(strapi, env.priceChangeLimit);
    refuseUnready(strapi, checker);
    recordChanges(strapi);
    const searchIndex = articleIndexOf(strapi, env.database.client);
    await searchIndex.prepare();
    const keeper = keepIndex(strapi, searchIndex);
    if (env.site !== undefined) closing.push(await openNotices(strapi, env.site));
    if (env.indexNow !== undefined) closing.push(openIndexNow(strapi, env.indexNow));
    if (env.landingUrl !== undefined) closing.push(openDeliveries(strapi, env.landingUrl));
    closing.push(keepPruning(strapi, env.requests.keptDays));
    closing.push(startPlanWorker(strapi, env.activityDays, askAheadWith(checker)));
    limitStatements(strapi, env.database);
    await letNextStart();
    // Nobody waits for it: of what is not in the index yet the rest of the search knows nothing, and all else works.
    void keeper.repair();
    closing.push(() => keeper.close());
  },

  async destroy() {
    for (const close of closing.splice(0)) await close();
  },
};
