import { memo } from 'react';
import { bandwidthCaption, cpuCaption, diskCaption, memoryCaption } from '~/copy/captions';
import { t } from '~/messages';
import { serverAmounts } from '~/products/server/list';
import { RangeGlyph } from '../resource-range';
import { CompareBox } from './compare-box';
import { ItemPrice } from './item-price';
import { canOrder, NotOrderable, NotOrderableBadge } from './not-orderable';
import { OrderLinks } from './order-links';
import { POPULAR } from './server-row';
import type { TariffItem } from './tariff-item';

/** A tariff as a card of the grid. */
export const ServerCard = memo(function ServerCard(item: TariffItem) {
  const { offer, range, isMostPopular, button, unit = 'month', family, isBeyond = false } = item;
  const isShut = !canOrder(offer);
  const specs = [
    [t.products.processor, cpuCaption(offer.cpu, offer.cpuFrequency)],
    [t.products.memory, memoryCaption(offer.ramMb)],
    [t.products.disk, diskCaption(offer.diskMb, offer.diskType)],
    [t.products.bandwidth, bandwidthCaption(offer.bandwidthMbit)],
  ] as const;
  return (
    <li
      className={`flex-col gap-4 rounded-card border bg-surface p-6 wide:max-lg:p-4 ${isMostPopular ? 'border-accent' : 'border-rule'} ${isBeyond ? 'hidden noscript:flex print:flex' : 'flex'}`}
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-20 font-semibold">{offer.title}</p>
          {family && <p className="text-13 text-ink-soft">{family}</p>}
          {isMostPopular && <p className={POPULAR}>{t.catalogue.mostPopular}</p>}
        </div>
        <div className={`pt-1 ${isShut ? 'opacity-50' : ''}`}>
          <RangeGlyph amounts={serverAmounts(offer)} range={range} />
        </div>
      </div>
      <dl className="figures border-t border-rule">
        {specs.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-rule py-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto grid gap-3">
        <p data-figure="" className={`figures text-24 font-semibold ${isShut ? 'text-ink-soft' : ''}`}>
          <ItemPrice {...item} />
        </p>
        {isShut ? (
          <>
            <p>
              <NotOrderableBadge offer={offer} />
            </p>
            <NotOrderable offer={offer} instead={item.instead} unit={unit} />
          </>
        ) : (
          <OrderLinks offer={offer} button={button} />
        )}
        <CompareBox {...item} />
      </div>
    </li>
  );
});
