import type { ConfiguratorRow } from '@vitrina/content-contract/default-taxonomy';
import {
  type ConfiguratorId,
  type Money,
  offeredPeriods,
  type PeriodMultipliers,
  type PresetId,
  parseId,
  type Retirement,
  roubles,
} from '@vitrina/ordering';
import { setTaxonomy, type Taxonomy } from '~/copy/taxonomy';
import type { Dated } from '~/runtime/kept-copy';
import { askCms, askCmsForDraft, ContentOutage } from './client';
import type { CommerceSettingsQuery } from './generated/graphql';
import { keptContent } from './kept-content';
import { commerceSettingsQuery } from './queries';
import { toMultipliers } from './to-multipliers';
import { toTaxonomy } from './to-taxonomy';

/** The rules of the shop that a marketer sets. */
export interface Commerce {
  floatingIp: Money;
  /** More cores than this are asked for, not ordered. */
  cpuLimit: number;
  minRamPerCoreGb: number;
  /** Configurators that need more memory a core than the rest. */
  ramRules: { configuratorId: ConfiguratorId; minRamPerCoreGb: number }[];
  taxonomy: Taxonomy;
  multipliers: PeriodMultipliers;
  /** Presets of servers that are not sold any more, and what took their place. */
  retirements: Retirement[];
  consentTicked: boolean;
  mailingTicked: boolean;
  /** People with an address at this domain are our own. */
  companyDomain: string;
}

/**
 * The shop's rules or their last good copy, one for every page, feed and order of this process: prices are counted with it, so a
 * notice of a change renews it before any page is made again. Throws `ContentOutage`: a price without them would be a guess.
 */
export const getCommerce = keptContent('commerce', askCommerce, { outlives: true, use: nameAll });

/**
 * The same, as the CMS has it now, for documents that keep their whole page: what is around a page and what is in it are of one moment, so
 * the copy is renewed as well. Throws `ContentOutage`.
 */
export function fetchCommerce(): Promise<Commerce> {
  return getCommerce.renew();
}

/** From here on places and families are called what these rules call them. */
function nameAll({ part: { taxonomy }, asOf }: Dated<Commerce>): void {
  setTaxonomy(taxonomy, asOf);
}

async function askCommerce(): Promise<Commerce> {
  const { commerceSettings } = await askCms(commerceSettingsQuery, {});
  if (!commerceSettings) throw new ContentOutage('the CMS has no commerce settings');
  return toCommerce(commerceSettings);
}

/** The rules as they would be, for a preview; never kept. Throws `ContentOutage`. */
export async function fetchCommerceDraft(): Promise<Commerce | undefined> {
  const { commerceSettings } = await askCmsForDraft(commerceSettingsQuery, { status: 'DRAFT' });
  return commerceSettings ? toCommerce(commerceSettings) : undefined;
}

function toCommerce(commerceSettings: NonNullable<CommerceSettingsQuery['commerceSettings']>): Commerce {
  const multipliers = toMultipliers(commerceSettings.payment_periods ?? []);
  const taxonomy = toTaxonomy(commerceSettings, offeredPeriods(multipliers));
  if (taxonomy.periods.length === 0) throw new ContentOutage('the CMS offers no payment period');
  return {
    floatingIp: roubles(commerceSettings.floating_ip_price),
    cpuLimit: commerceSettings.cpu_limit,
    minRamPerCoreGb: commerceSettings.min_ram_per_core_gb,
    ramRules: (commerceSettings.configurator_rules ?? []).flatMap((rule) => (rule ? toRamRule(rule) : [])),
    ...{ taxonomy, multipliers },
    retirements: (commerceSettings.retired_presets ?? []).flatMap((row) => toRetirement(row)),
    consentTicked: commerceSettings.consent_checked ?? true,
    mailingTicked: commerceSettings.agree_mailing_checked ?? true,
    companyDomain: commerceSettings.company_domain ?? '',
  };
}

/** The least memory a core, in GB, in servers that a configurator builds. */
export function ramPerCoreGb(commerce: Commerce, configuratorId: ConfiguratorId): number {
  const rule = commerce.ramRules.find((candidate) => candidate.configuratorId === configuratorId);
  return rule?.minRamPerCoreGb ?? commerce.minRamPerCoreGb;
}

function toRamRule({ configurator_id, min_ram_per_core_gb }: ConfiguratorRow): Commerce['ramRules'] {
  const configuratorId = parseId<ConfiguratorId>(configurator_id);
  return configuratorId && min_ram_per_core_gb
    ? [{ configuratorId, minRamPerCoreGb: min_ram_per_core_gb }]
    : [];
}

function toRetirement(row: { preset_id: string; successor_id: string } | null): Retirement[] {
  const presetId = parseId<PresetId>(row?.preset_id);
  const successorId = parseId<PresetId>(row?.successor_id);
  return presetId && successorId ? [{ presetId, successorId }] : [];
}
