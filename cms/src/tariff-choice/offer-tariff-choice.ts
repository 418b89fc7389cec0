import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { boundedJson } from '../bounded-json';
import { offerToPanel } from '../strapi/panel-routes';
import { readPrices } from './read-prices';

const ARTICLE = 'api::knowledge.article';
/** Whoever writes an article waits for it, and types the identifier without it. */
const TIMEOUT_MS = 3_000;
/** The whole price list has some hundred kilobytes. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The site answers `/prices.json` from its own copy; whoever writes three cards in a row need not ask thrice. */
const KEPT_MS = 60_000;

/**
 * Tells the panel which servers an article's tariff card can show: `GET /vitrina/tariffs`. Without a site, or while it
 * is away, `tariffs` is absent, and the identifier is typed.
 */
export function offerTariffChoice(strapi: Core.Strapi, siteUrl: string | undefined): void {
  let kept: { tariffs: unknown; until: number } | undefined;
  offerToPanel(strapi, [
    {
      method: 'GET',
      path: '/tariffs',
      async answer({ can }) {
        if (!can('plugin::content-manager.explorer.read', ARTICLE))
          throw new errors.ForbiddenError('Тарифы показывают тем, кто пишет статьи.');
        if (siteUrl === undefined) return {};
        if (kept === undefined || kept.until < Date.now()) {
          const tariffs = await fetchTariffs(siteUrl).catch((error: unknown) => {
            strapi.log.warn(`The site does not tell its prices: ${String(error)}`);
          });
          if (tariffs === undefined) return {};
          kept = { tariffs, until: Date.now() + KEPT_MS };
        }
        return { tariffs: kept.tariffs };
      },
    },
  ]);
}

async function fetchTariffs(siteUrl: string) {
  const response = await fetch(`${siteUrl}/prices.json`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the answer is ${response.status}`);
  return readPrices(await boundedJson(response, MOST_BYTES));
}
