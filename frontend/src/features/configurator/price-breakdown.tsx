import type {
  BuildPrice,
  Money,
  PaymentPeriod,
  PriceDifference,
  ServerBuild,
  ServerConfiguration,
} from '@vitrina/ordering';
import { memo } from 'react';
import { coresUnit, periodName } from '~/copy/captions';
import { t } from '~/messages';

interface PriceBreakdownProps {
  build: ServerBuild;
  server: ServerConfiguration;
  price: BuildPrice;
}

/** Of what the price of a month is made; the lines add up to the kopeck. */
export const PriceBreakdown = memo(function PriceBreakdown({ build, server, price }: PriceBreakdownProps) {
  const { core, ramGb, diskGb } = build.place.unitPrices;
  const { cores, ram, disk, floatingIp, difference } = price;
  return (
    <dl
      aria-label={t.configurator.priceParts}
      className="figures border-b border-rule text-15 noscript:hidden"
    >
      <Line name={`${server.cpu} ${coresUnit(server.cpu)} × ${t.format.money(core)}`} amount={cores} />
      <Line name={t.configurator.memoryPart(server.ramGb, t.format.money(ramGb))} amount={ram} />
      <Line name={t.configurator.diskPart(server.diskGb, t.format.money(diskGb))} amount={disk} />
      {floatingIp !== undefined && (
        <Line
          // The switch beside names it with the discount, which has a line of its own here.
          name={difference.kind === 'discount' ? t.configurator.publicIpBeforeDiscount : t.products.publicIp}
          amount={floatingIp}
        />
      )}
      <Difference difference={difference} period={build.period} />
      <Line name={t.configurator.monthlyTotal} amount={price.total} isTotal />
    </dl>
  );
});

function Difference({ difference, period }: { difference: PriceDifference; period: PaymentPeriod }) {
  if (difference.kind === 'none') return null;
  if (difference.kind === 'rounding')
    return <Line name={t.configurator.roundingToRouble} amount={difference.amount} />;
  return <Line name={t.configurator.discountFor(periodName(period))} amount={difference.amount} isLess />;
}

interface LineProps {
  name: string;
  amount: Money;
  isLess?: boolean;
  isTotal?: boolean;
}

function Line({ name, amount, isLess, isTotal }: LineProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 border-t border-rule py-2 ${isTotal ? 'font-semibold' : ''}`}
    >
      <dt className={isTotal ? '' : 'text-ink-soft'}>{name}</dt>
      <dd className={`whitespace-nowrap ${isLess ? 'text-good' : ''}`}>
        {isLess && '−'}
        {t.format.money(amount)}
      </dd>
    </div>
  );
}
