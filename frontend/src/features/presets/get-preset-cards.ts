import 'server-only';
import {
  inRoubles,
  isSold,
  presetOrder,
  type ServerConfigurator,
  type ServerTariff,
} from '@vitrina/ordering';
import { getStaticPresets, type StaticPreset } from '~/content/get-static-presets';
import { log } from '~/log';
import { orderPaths } from '~/order-paths';
import { paths } from '~/paths';
import { catalogue } from '~/provider/catalogue';

export interface PresetCard extends StaticPreset {
  action:
    | { kind: 'order'; visitorHref: string; customerHref: string }
    /** Not a tariff of the provider, but a configuration to start from. */
    | { kind: 'configure'; href: string };
}

/**
 * The static presets of a group, each with its way to an order at the price of its card: by the month and without a public
 * address. Throws `ContentOutage`.
 */
export async function getPresetCards(group: Parameters<typeof getStaticPresets>[0]): Promise<PresetCard[]> {
  const presets = await getStaticPresets(group);
  const isBuilt = ({ presetId }: StaticPreset) => presetId === undefined;
  const [configurators, tariffs] = await Promise.all([
    presets.some(isBuilt) ? ifKnown(catalogue.serverConfigurators) : [],
    presets.every(isBuilt) ? [] : ifKnown(catalogue.serverTariffs),
  ]);
  return presets.map((preset) => ({ ...preset, action: actionOf(preset, configurators, tariffs) }));
}

function actionOf(
  preset: StaticPreset,
  configurators: readonly ServerConfigurator[],
  tariffs: readonly ServerTariff[],
): PresetCard['action'] {
  if (preset.presetId !== undefined) {
    const tariff = tariffs.find(({ presetId }) => presetId === preset.presetId);
    const order = presetOrder(preset.presetId, {
      ...{ period: 'P1M', hasFloatingIp: false },
      ...(tariff && { bandwidthMbit: tariff.bandwidthMbit }),
    });
    return {
      kind: 'order',
      visitorHref: orderPaths.registration(order),
      customerHref: orderPaths.page(order),
    };
  }
  const here = configurators.filter(({ location }) => location === preset.location);
  const configurator = here.find((candidate) => isSold(candidate, preset)) ?? here[0];
  const { cpu, ramGb, diskGb, price } = preset;
  return {
    kind: 'configure',
    href: configurator
      ? paths.configurator({
          ...{ configuratorId: configurator.configuratorId, cpu, ramGb, diskGb },
          roubles: inRoubles(price),
        })
      : `${paths.cloudServers}#configurator`,
  };
}

/** The figures stand in the CMS, so the cards can be shown while the provider is away; only their link knows less then. */
async function ifKnown<Row>(load: () => Promise<Row[]>): Promise<Row[]> {
  try {
    return await load();
  } catch (error) {
    log.warn({ err: error }, 'static presets are shown without what the provider knows of them');
    return [];
  }
}
