import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import {
  type ConfiguratorId,
  exactRoubles,
  type Order,
  offeredPeriods,
  type PresetId,
  parseId,
  type ServerChoice,
  serverOrder,
  usualPeriod,
} from '@vitrina/ordering';
import { getOrderSummary } from '~/checkout/get-order-summary';
import { getCommerce } from '~/content/get-commerce';
import { explain } from '~/copy/explain';
import { absolute } from '~/documents/absolute';
import { t } from '~/messages';
import { shopCurrency } from '~/messages/currency';
import { orderPaths } from '~/urls/order-paths';
import { dataAnswer, failure } from './answers';

interface AskedServer {
  preset_id?: number | string | undefined;
  configurator_id?: number | string | undefined;
  cpu?: number | undefined;
  ram_gb?: number | undefined;
  disk_gb?: number | undefined;
  period?: string | undefined;
  public_ip: boolean;
}

/** What a server costs, as its order page would say it, and the link to that page. Throws `ProviderOutage` or `ContentOutage`. */
export async function quoteServer(asked: AskedServer): Promise<CallToolResult> {
  const words = t.agents.quoteServer;
  const server = toChoice(asked);
  if (!server) return failure(words.nameOne);
  const offered = offeredPeriods((await getCommerce()).multipliers);
  const wanted = asked.period ?? usualPeriod(offered);
  const period = offered.find((one) => one === wanted);
  if (!period) return failure(words.offeredPeriods(offered));
  const order = serverOrder(server, { period, hasFloatingIp: asked.public_ip });
  const found = await getOrderSummary(order);
  switch (found.kind) {
    case 'summary': {
      const { title, monthly, due, lines } = found.summary;
      return dataAnswer({
        ...{ title, period, currency: shopCurrency() },
        ...{ monthly: exactRoubles(monthly), due: exactRoubles(due) },
        includes: Object.fromEntries(lines),
        order_url: linkTo(order),
      });
    }
    case 'sold-out':
    case 'too-small-for-system': {
      const { text } = explain({ of: 'order', problem: found.kind });
      return failure(withInstead(text, found.alternative?.order));
    }
    case 'not-sold':
      return failure(
        withInstead(server.kind === 'preset' ? words.noSuchPreset : words.noSuchConfiguration, found.nearest),
      );
    case 'retired':
      return failure(withInstead(words.retired, found.successor));
    case 'by-request':
      return failure(words.byRequest(found.cpuLimit));
    case 'no-such-bandwidth':
      return failure(words.noSuchBandwidth);
    // Taken away after it was looked up here.
    case 'no-such-period':
      return failure(words.periodIsGone);
  }
}

function toChoice({
  preset_id,
  configurator_id,
  cpu,
  ram_gb,
  disk_gb,
}: AskedServer): ServerChoice | undefined {
  const presetId = preset_id && parseId<PresetId>(String(preset_id));
  const configuratorId = configurator_id && parseId<ConfiguratorId>(String(configurator_id));
  const parts = [configuratorId, cpu, ram_gb, disk_gb];
  // A preset of which another size is asked is no answer to what was asked.
  if (presetId) return parts.some(Boolean) ? undefined : { kind: 'preset', presetId };
  if (!configuratorId || !cpu || !ram_gb || !disk_gb) return undefined;
  return { kind: 'configuration', configuratorId, cpu, ramGb: ram_gb, diskGb: disk_gb };
}

function withInstead(text: string, instead: Order | undefined): string {
  return instead ? `${text} ${t.agents.quoteServer.instead(linkTo(instead))}` : text;
}

function linkTo(order: Order): string {
  return absolute(orderPaths.registration(order));
}
