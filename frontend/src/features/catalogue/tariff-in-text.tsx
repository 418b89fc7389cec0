import { bandwidthCaption, cpuCaption, diskCaption, memoryCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { BasisCaption } from '~/price-basis/in-each-basis';
import { paths } from '~/urls/paths';
import type { TariffCards, WantedCard } from './get-tariff-cards';
import { ItemPrice } from './servers/item-price';
import { canOrder, NotOrderableBadge } from './servers/not-orderable';
import { OrderLinks } from './servers/order-links';

/** The card of a tariff within a text. What cannot be shown is a quiet line with the way to the price list. */
export function TariffInText({ card, cards }: { card: WantedCard; cards: TariffCards }) {
  if (cards.status === 'unknown') return <InsteadOfCard words={t.catalogue.priceIsUnknown} />;
  const shown = cards.cards.find(({ preset, system }) => preset === card.preset && system === card.system);
  if (shown === undefined) return <InsteadOfCard words={t.catalogue.noLongerSold} />;
  const { offer, installs } = shown;
  const specs = [
    cpuCaption(offer.cpu, offer.cpuFrequency),
    memoryCaption(offer.ramMb),
    diskCaption(offer.diskMb, offer.diskType),
    bandwidthCaption(offer.bandwidthMbit),
    ...(installs ? [installs] : []),
  ];
  return (
    <section
      aria-label={t.catalogue.tariffNamed(offer.title)}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-rule bg-surface p-5"
    >
      <div className="grid gap-1">
        <p className="text-17 font-semibold">
          {offer.title}, {locationName(offer.location)}
        </p>
        <p className="figures text-15 text-ink-soft">{specs.join(' · ')}</p>
        <p className="figures">
          <span className="text-20 font-semibold">
            <ItemPrice offer={offer} />
          </span>
          <span className="block text-13 text-ink-soft">
            <BasisCaption />
          </span>
        </p>
      </div>
      {canOrder(offer) ? (
        <OrderLinks offer={offer} button="quiet" {...(installs && { words: t.catalogue.runOnServer })} />
      ) : (
        <NotOrderableBadge offer={offer} />
      )}
    </section>
  );
}

function InsteadOfCard({ words }: { words: string }) {
  return (
    <p className="text-15 text-ink-soft">
      {words} <a href={paths.tariffs}>{t.catalogue.allTariffs}</a>
    </p>
  );
}
