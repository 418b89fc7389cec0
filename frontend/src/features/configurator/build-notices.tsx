import {
  type BuildCorrection,
  type BuildFromQuery,
  type ConfiguratorModel,
  type Money,
  unreachable,
} from '@vitrina/ordering';
import { Notice } from '@vitrina/ui';
import { placeAndFamily } from '~/copy/taxonomy';
import { t } from '~/messages';

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
    sentences.push(t.configurator.priceHasChanged(t.format.money(priceThen), t.format.money(price)));
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
      return t.configurator.configuratorIsGone(placeAndFamily(build.place.location, build.place.family));
    case 'amounts': {
      const { cpu, ramGb, diskGb } = correction.wanted;
      return t.configurator.amountsAreNotSold(cpu, ramGb, diskGb);
    }
    case 'system': {
      const chosen = model.systems.find(({ osId }) => osId === build.osId);
      return t.configurator.systemIsGone(chosen?.caption ?? '');
    }
    default:
      return unreachable(correction);
  }
}
