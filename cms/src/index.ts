import type { Core } from '@strapi/strapi';
import { seedEmptyDatabase } from '../seed/seed-empty-database';
import { applyRoles } from './access/apply-roles';
import { ensureDemoAccounts } from './access/demo-accounts';
import { ensurePreviewToken, ensureReadToken } from './access/read-token';
import { guardRedirects } from './addresses/guard-redirects';
import { leaveRedirects } from './addresses/leave-redirects';
import { offerRedirectTable } from './addresses/offer-redirect-table';
import { guardFiles } from './addresses/used/guard-files';
import { offerUses } from './addresses/used/offer-uses';
import { refuseLoss } from './addresses/used/refuse-loss';
import { offerArticleTextField } from './article-format/article-text-field';
import { offerChecks } from './checks/check-routes';
import { createChecker } from './checks/checker';
import { refuseUnready } from './checks/refuse-unready';
import { offerEditorialWork } from './editorial/editorial';
import { startPlanWorker } from './editorial/plans/plan-worker';
import { recordChanges } from './editorial/record-changes';
import { loadEnv } from './env';
import { offerOnlyReading } from './graphql/read-only-schema';
import { turnPhotographs } from './media/turn-photographs';
import { openNotices } from './notices/open-notices';
import { prepareViews } from './panel/prepare-views';
import { offerPreviews } from './preview/offer-previews';
import { refuseDraftsToTheContentApi } from './published-only';
import { refuseAddressClashes } from './refuse-address-clashes';
import { refuseFaultyBanners } from './refuse-faulty-banners';
import { refuseFaultyCommerce } from './refuse-faulty-commerce';
import { refuseUnshowableText } from './refuse-unshowable-text';
import { offerExport } from './requests/export-requests';
import { keepVisitorsWords } from './requests/keep-visitors-words';
import { pruneRequests } from './requests/prune-requests';
import { takeBlanksForNothing } from './take-blanks-for-nothing';
import { offerTariffChoice } from './tariff-choice/offer-tariff-choice';

/** What runs beside the questions and has to end with the process. */
const closing: (() => Promise<void> | void)[] = [];

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    const env = loadEnv();
    // What the site may read, and the field articles are written in.
    offerOnlyReading(strapi);
    offerRedirectTable(strapi);
    offerArticleTextField(strapi);

    // What is refused to whom. The first of these that refuses a change speaks; all come before anything is recorded.
    takeBlanksForNothing(strapi);
    refuseDraftsToTheContentApi(strapi);
    refuseAddressClashes(strapi);
    refuseFaultyBanners(strapi);
    refuseFaultyCommerce(strapi);
    refuseUnshowableText(strapi);
    guardRedirects(strapi);
    leaveRedirects(strapi);
    refuseLoss(strapi);
    guardFiles(strapi);
    keepVisitorsWords(strapi);

    // What the panel may ask.
    offerUses(strapi);
    offerChecks(strapi, createChecker(strapi, env));
    offerEditorialWork(strapi);
    offerPreviews(strapi, env.preview);
    offerTariffChoice(strapi, env.siteUrl);
    offerExport(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const env = loadEnv();
    // Who may what, made equal to what is declared.
    await applyRoles(strapi);
    await ensureReadToken(strapi, env.secrets.cmsReadToken);
    await ensurePreviewToken(strapi, env.preview?.token);
    if (env.demoPassword !== undefined) await ensureDemoAccounts(strapi, env.demoPassword);
    await prepareViews(strapi);
    await turnPhotographs(strapi);
    await pruneRequests(strapi, env.requests.keptDays);
    if (env.seed) await seedEmptyDatabase(strapi);

    // All of these after the seed: it makes entries before those they lead to (a test holds it to the check), nobody did it,
    // and a first start does not send the site a notice of each. Notices come last, which keep records until all is committed.
    refuseUnready(strapi, createChecker(strapi, env));
    recordChanges(strapi);
    if (env.site !== undefined) closing.push(await openNotices(strapi, env.site));
    closing.push(startPlanWorker(strapi, env.activityDays));
  },

  async destroy() {
    for (const close of closing.splice(0)) await close();
  },
};
