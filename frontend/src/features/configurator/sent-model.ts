import type { ConfiguratorId, ConfiguratorModel } from '@vitrina/ordering';
import { taxonomy } from '~/copy/taxonomy';

/** The model as a page holds it for its islands: without what stands in it twice, or in the taxonomy of the page. */
export type SentModel = Omit<ConfiguratorModel, 'first' | 'known'> & { first: ConfiguratorId };

/** The whole model again; of one configurator alone with its `id`. `undefined` when that is not sold. */
export function toModel(
  { first: usual, ...sent }: SentModel,
  id?: ConfiguratorId,
): ConfiguratorModel | undefined {
  const first = sent.places.find(({ configuratorId }) => configuratorId === (id ?? usual));
  if (!first) return undefined;
  const places = id === undefined ? sent.places : [first];
  return { ...sent, places, first, known: taxonomy().configurators };
}

/** What the price list needs of it: the configurators that stand under its tabs. */
export function underTabs(sent: SentModel): SentModel {
  const under = new Set(
    taxonomy().configurators.flatMap(({ configuratorId, isUnderTab }) =>
      isUnderTab ? [configuratorId] : [],
    ),
  );
  return { ...sent, places: sent.places.filter(({ configuratorId }) => under.has(configuratorId)) };
}
