import {
  type BuildCorrection,
  type BuildFromQuery,
  type ConfiguratorModel,
  formatMoney,
  type Money,
  unreachable,
} from '@vitrina/ordering';
import { Notice } from '@vitrina/ui';
import { coresUnit } from '~/copy/captions';
import { placeAndFamily } from '~/copy/taxonomy';

interface BuildNoticesProps {
  link: BuildFromQuery;
  model: ConfiguratorModel;
  /** What a month costs now. */
  price: Money;
}

/** What has changed since the link was made by which the visitor has come. */
export function BuildNotices({ link, model, price }: BuildNoticesProps) {
  const { corrections, priceThen } = link;
  const sentences = corrections.map((correction) => sentenceOf(correction, link, model));
  if (priceThen !== undefined && priceThen !== price)
    sentences.push(
      `Цена изменилась с тех пор, как сделана ссылка: было ${formatMoney(priceThen)}/мес, стало ${formatMoney(price)}/мес.`,
    );
  return sentences.map((sentence) => (
    <Notice key={sentence} tone="neutral">
      {sentence}
    </Notice>
  ));
}

function sentenceOf(
  correction: BuildCorrection,
  { build }: BuildFromQuery,
  model: ConfiguratorModel,
): string {
  switch (correction.kind) {
    case 'configurator':
      return `Конфигуратора из ссылки больше нет. Показан ближайший: ${placeAndFamily(build.place.location, build.place.family)}.`;
    case 'amounts': {
      const { cpu, ramGb, diskGb } = correction.wanted;
      return `Так сервер не собрать: ${cpu} ${coresUnit(cpu)}, ${ramGb} ГБ памяти, диск ${diskGb} ГБ. Показаны ближайшие размеры.`;
    }
    case 'system':
      return `Системы из ссылки больше нет. Выбрана ${model.systems.find(({ osId }) => osId === build.osId)?.caption}.`;
    default:
      return unreachable(correction);
  }
}
