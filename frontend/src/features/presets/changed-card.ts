import { offeredPeriods, shortestPeriod } from '@vitrina/ordering';
import type { PresetVersion } from '~/content/get-static-presets';
import { bandwidthCaption, memoryCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { type Change, moneyChange, numberChange, wordsChange } from '~/preview/price-change';
import { priceIn } from '~/price-basis/price-basis';
import type { PresetCard } from './preset-card';

/** A version of a static preset, and the card that visitors get of it; there may be none. */
export interface ShownVersion {
  version: PresetVersion | undefined;
  card: PresetCard | undefined;
}

/** What of a card a draft changes; `written` is what the CMS says, which visitors see only while nobody else can be asked. */
export function changedCard(now: ShownVersion, draft: ShownVersion): Change[] {
  const changes = [
    wordsChange('Название', now.version?.title, draft.version?.title),
    wordsChange('Карточка', stateOf(now.card), stateOf(draft.card)),
    moneyChange('Цена на карточке, за месяц без IP', priceOf(now.card), priceOf(draft.card)),
    moneyChange(
      'Цена, пока провайдер не отвечает',
      now.version?.preset?.written?.price,
      draft.version?.preset?.written?.price,
    ),
    wordsChange('Локация', locationOf(now.card), locationOf(draft.card)),
    numberChange('Ядер', now.card?.cpu, draft.card?.cpu),
    numberChange('Память', now.card?.ramMb, draft.card?.ramMb, memoryCaption),
    numberChange('Диск', now.card?.diskMb, draft.card?.diskMb, memoryCaption),
    numberChange('Канал', now.card?.bandwidthMbit, draft.card?.bandwidthMbit, bandwidthCaption),
  ];
  return changes.filter((change) => change !== undefined);
}

const STATES = {
  offer: 'продаётся',
  unconfirmed: 'продаётся, цена не проверена',
  'sold-out': 'нет в наличии',
  'by-request': 'по заявке',
};

function stateOf(card: PresetCard | undefined): string {
  return card ? STATES[card.state.kind] : 'не показана';
}

/** The CMS writes a price for a month, without an address. */
function priceOf(card: PresetCard | undefined) {
  if (!card || !('prices' in card.state)) return undefined;
  const { prices } = card.state;
  return priceIn(prices, { period: shortestPeriod(offeredPeriods(prices)), hasIp: false });
}

function locationOf(card: PresetCard | undefined): string | undefined {
  return card?.location && locationName(card.location);
}
