import type { AppOrder, Catalogue } from '@vitrina/ordering';
import { cpuCaption, memoryCaption, requestsCaption, sizeCaption } from '~/copy/captions';
import { t } from '~/messages';
import { type Description, NO_DESCRIPTION, type SummaryLine } from '../description';

/** A place for an app; what runs in it is named in the panel. */
export async function describeApp(order: AppOrder, catalogue: Catalogue): Promise<Description> {
  const tariff = (await catalogue.appTariffs()).find(({ presetId }) => presetId === order.presetId);
  if (!tariff) return NO_DESCRIPTION;
  const power: SummaryLine[] =
    tariff.type === 'backend'
      ? [
          [t.products.processor, cpuCaption(tariff.cpu, tariff.cpuFrequency)],
          [t.products.memory, memoryCaption(tariff.ramMb)],
        ]
      : [[t.products.requests, requestsCaption(String(tariff.requestsPerSecond))]];
  return {
    lines: [[t.products.framework, order.framework], ...power, [t.products.disk, sizeCaption(tariff.diskMb)]],
    location: tariff.location,
  };
}
