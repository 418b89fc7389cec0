import { memo } from 'react';
import { bandwidthCaption, cpuCaption, diskCaption, memoryCaption } from '~/copy/captions';
import { t } from '~/messages';
import { serverAmounts } from '~/products/server/list';
import { RangeGlyph } from '../resource-range';
import { CompareBox } from './compare-box';
import { ItemPrice } from './item-price';
import { canOrder, NotOrderable, NotOrderableBadge } from './not-orderable';
import { OrderLinks } from './order-links';
import type { TariffItem } from './tariff-item';

/** A line of a price list: columns on a wide screen, a small card on a phone. */
export const ServerRow = memo(function ServerRow(item: TariffItem) {
  const { offer, range, isMostPopular, button, unit = 'month', family, isBeyond = false } = item;
  const isShut = !canOrder(offer);
  return (
    <li className={`server-row ${isBeyond ? 'hidden noscript:grid print:grid' : 'grid'}`}>
      <div className={`max-lg:absolute max-lg:right-0 max-lg:top-6 ${isShut ? 'opacity-50' : ''}`}>
        <RangeGlyph amounts={serverAmounts(offer)} range={range} />
      </div>
      <div className="max-lg:col-span-full max-lg:pr-16">
        <p className="text-17 font-semibold">{offer.title}</p>
        {family && <p className="text-13 text-ink-soft">{family}</p>}
        {isMostPopular && <p className={POPULAR}>{t.catalogue.mostPopular}</p>}
        <CompareBox {...item} />
      </div>
      <Spec name={t.products.processor}>{cpuCaption(offer.cpu, offer.cpuFrequency)}</Spec>
      <Spec name={t.products.memory}>{memoryCaption(offer.ramMb)}</Spec>
      <Spec name={t.products.disk}>{diskCaption(offer.diskMb, offer.diskType)}</Spec>
      <Spec name={t.products.bandwidth}>{bandwidthCaption(offer.bandwidthMbit)}</Spec>
      <p data-figure="" className={`server-row-price ${isShut ? 'text-ink-soft' : ''}`}>
        <ItemPrice {...item} />
      </p>
      {isShut ? (
        <>
          <p className="justify-self-end lg:justify-self-center">
            <NotOrderableBadge offer={offer} />
          </p>
          <div className="col-span-full lg:col-start-2">
            <NotOrderable offer={offer} instead={item.instead} unit={unit} />
          </div>
        </>
      ) : (
        <OrderLinks offer={offer} button={button} />
      )}
    </li>
  );
});

export const POPULAR = 'mt-1 text-[0.6875rem] font-semibold tracking-wide text-accent';

function Spec({ name, children }: { name: string; children: string }) {
  return (
    <p className="figures">
      <span className="caption">{name}</span>
      {children}
    </p>
  );
}
