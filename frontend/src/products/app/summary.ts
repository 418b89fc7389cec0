import type { AppOrder, Catalogue } from '@vitrina/ordering';
import { cpuCaption, memoryCaption, requestsCaption, sizeCaption } from '~/copy/captions';
import { type Description, NO_DESCRIPTION, type SummaryLine } from '../description';

/** A place for an app; what runs in it is named in the panel. */
export async function describeApp(order: AppOrder, catalogue: Catalogue): Promise<Description> {
  const tariff = (await catalogue.appTariffs()).find(({ presetId }) => presetId === order.presetId);
  if (!tariff) return NO_DESCRIPTION;
  const power: SummaryLine[] =
    tariff.type === 'backend'
      ? [
          ['Процессор', cpuCaption(tariff.cpu, tariff.cpuFrequency)],
          ['Память', memoryCaption(tariff.ramMb)],
        ]
      : [['Запросы', requestsCaption(String(tariff.requestsPerSecond))]];
  return {
    lines: [['Фреймворк', order.framework], ...power, ['Диск', sizeCaption(tariff.diskMb)]],
    location: tariff.location,
  };
}
