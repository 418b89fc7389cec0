import { formatMoney } from '@vitrina/ordering';
import { type ButtonKind, buttonClass, ResourceGlyph, type Resources } from '@vitrina/ui';
import { bandwidthCaption, cpuCaption, diskCaption, memoryCaption } from '~/captions';
import type { TariffOffer } from './tariff-offers';

const COLUMNS = 'lg:grid-cols-[4.5rem_1.5fr_1.1fr_0.8fr_1.2fr_1fr_7rem_7.5rem]';

interface TariffListProps {
  label: string;
  offers: readonly TariffOffer[];
  /** The first list of a page holds its one accent: the button of the popular tariff. */
  isLeading: boolean;
}

/** A price list: a line a tariff, in columns on a wide screen and as a small card on a phone. */
export function TariffList({ label, offers, isLeading }: TariffListProps) {
  const range = rangeOf(offers);
  const popular = offers.find((offer) => offer.isPopular)?.presetId;
  return (
    <ul aria-label={label} className="border-t border-rule">
      {offers.map((offer) => (
        <TariffRow
          key={offer.presetId}
          offer={offer}
          range={range}
          isMostPopular={offer.presetId === popular}
          button={isLeading && offer.presetId === popular ? 'primary' : 'quiet'}
        />
      ))}
    </ul>
  );
}

interface TariffRowProps {
  offer: TariffOffer;
  range: { least: Resources; most: Resources };
  isMostPopular: boolean;
  button: ButtonKind;
}

function TariffRow({ offer, range, isMostPopular, button }: TariffRowProps) {
  const resources = { cpu: offer.cpu, ram: offer.ramMb, disk: offer.diskMb };
  return (
    <li
      className={`relative grid grid-cols-2 items-center sm:max-lg:grid-cols-4 gap-x-5 gap-y-3 border-b border-rule py-5 lg:py-4 ${COLUMNS}`}
    >
      <div className="max-lg:absolute max-lg:right-0 max-lg:top-6">
        <ResourceGlyph resources={resources} {...range} />
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
      <p className="figures whitespace-nowrap text-17 font-semibold sm:max-lg:col-span-3 lg:text-right">
        {formatMoney(offer.monthly)}
        <span className="font-normal text-ink-soft">/мес</span>
      </p>
      <a
        href={offer.href.visitor}
        aria-label={`Заказать ${offer.title}`}
        className={`for-visitor ${buttonClass(button)}`}
      >
        Заказать
      </a>
      <a
        href={offer.href.customer}
        aria-label={`Создать ${offer.title}`}
        className={`for-customer ${buttonClass(button)}`}
      >
        Создать
      </a>
    </li>
  );
}

function Spec({ name, children }: { name: string; children: string }) {
  return (
    <p className="figures">
      <span className="block text-13 text-ink-soft">{name}</span>
      {children}
    </p>
  );
}

function rangeOf(offers: readonly TariffOffer[]): { least: Resources; most: Resources } {
  const ends = (pick: (...amounts: number[]) => number): Resources => ({
    cpu: pick(...offers.map((offer) => offer.cpu)),
    ram: pick(...offers.map((offer) => offer.ramMb)),
    disk: pick(...offers.map((offer) => offer.diskMb)),
  });
  return { least: ends(Math.min), most: ends(Math.max) };
}
