import { formatMoney } from '@vitrina/ordering';
import { buttonClass, ResourceGlyph, type Resources } from '@vitrina/ui';
import { bandwidthCaption, cpuCaption, diskCaption, memoryCaption } from '~/captions';
import type { TariffOffer } from './get-tariff-list';

const COLUMNS = 'lg:grid-cols-[4.5rem_1.5fr_1.1fr_0.8fr_1.2fr_1fr_1.1fr_auto]';

/** A price list: a line a tariff, in columns on a wide screen and as a small card on a phone. */
export function TariffList({ label, offers }: { label: string; offers: readonly TariffOffer[] }) {
  const largest = largestOf(offers);
  const popular = offers.find((offer) => offer.isPopular)?.presetId;
  return (
    <ul aria-label={label} className="border-t border-rule">
      {offers.map((offer) => (
        <TariffRow
          key={offer.presetId}
          offer={offer}
          largest={largest}
          isMostPopular={offer.presetId === popular}
        />
      ))}
    </ul>
  );
}

interface TariffRowProps {
  offer: TariffOffer;
  largest: Resources;
  isMostPopular: boolean;
}

function TariffRow({ offer, largest, isMostPopular }: TariffRowProps) {
  const resources = { cpu: offer.cpu, ram: offer.ramMb, disk: offer.diskMb };
  return (
    <li
      className={`figures relative grid grid-cols-2 items-center sm:max-lg:grid-cols-4 gap-x-5 gap-y-3 border-b border-rule py-5 lg:py-4 ${COLUMNS}`}
    >
      <div className="max-lg:absolute max-lg:right-0 max-lg:top-6">
        <ResourceGlyph resources={resources} largest={largest} />
      </div>
      <p className="text-17 font-semibold max-lg:col-span-full">
        {offer.title}
        {isMostPopular && (
          <span className="mt-1 block text-[0.6875rem] font-semibold tracking-wide text-accent">
            САМЫЙ ПОПУЛЯРНЫЙ
          </span>
        )}
      </p>
      <Spec name="Процессор">{cpuCaption(offer.cpu, offer.cpuFrequency)}</Spec>
      <Spec name="Память">{memoryCaption(offer.ramMb)}</Spec>
      <Spec name="Диск">{diskCaption(offer.diskMb, offer.diskType)}</Spec>
      <Spec name="Канал">{bandwidthCaption(offer.bandwidthMbit)}</Spec>
      <p className="whitespace-nowrap text-17 font-semibold sm:max-lg:col-span-3 lg:text-right">
        {formatMoney(offer.monthly)}
        <span className="font-normal text-ink-soft">/мес</span>
      </p>
      <a
        href={offer.href.visitor}
        aria-label={`Заказать ${offer.title}`}
        className={`for-visitor ${buttonClass(isMostPopular ? 'primary' : 'quiet')}`}
      >
        Заказать
      </a>
      <a
        href={offer.href.customer}
        aria-label={`Создать ${offer.title}`}
        className={`for-customer ${buttonClass(isMostPopular ? 'primary' : 'quiet')}`}
      >
        Создать
      </a>
    </li>
  );
}

function Spec({ name, children }: { name: string; children: string }) {
  return (
    <p>
      <span className="block text-13 text-ink-soft">{name}</span>
      {children}
    </p>
  );
}

function largestOf(offers: readonly TariffOffer[]): Resources {
  return {
    cpu: Math.max(...offers.map((offer) => offer.cpu)),
    ram: Math.max(...offers.map((offer) => offer.ramMb)),
    disk: Math.max(...offers.map((offer) => offer.diskMb)),
  };
}
