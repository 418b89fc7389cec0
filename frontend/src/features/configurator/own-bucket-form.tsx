'use client';

import { type Money, multiplierOf, type PeriodMultipliers } from '@vitrina/ordering';
import { SliderField, type Steps, toStep } from '@vitrina/ui';
import { usualShopPeriod } from '~/copy/taxonomy';
import { t } from '~/messages';
import { usePriceBasis } from '~/price-basis/use-price-basis';
import { useAddressQuery } from '~/urls/address-query';
import { OwnChoiceForm } from './own-choice-form';
import { bucketPrice } from './own-price';
import { useDebouncedKey } from './use-debounced-key';

interface OwnBucketFormProps {
  text: string;
  hidden: Readonly<Record<string, string>>;
  /** In GB. */
  steps: Steps;
  gbPrice: Money;
  multipliers: PeriodMultipliers;
}

/** The size of a bucket and what it costs, for the period that is chosen for the whole list. */
export function OwnBucketForm({ text, hidden, steps, gbPrice, multipliers }: OwnBucketFormProps) {
  const [query] = useAddressQuery();
  const [moved, move] = useDebouncedKey('disk');
  const diskGb = readSize(moved ?? query.get('disk'), steps);
  const { period = usualShopPeriod(), unsettled } = usePriceBasis();
  return (
    <OwnChoiceForm
      title={t.products.ownSize}
      text={text}
      hidden={{ ...hidden, period }}
      monthly={bucketPrice(gbPrice, diskGb, multiplierOf(multipliers, period))}
      basis={{ period, unsettled }}
    >
      <div className="max-w-2xl">
        <SliderField
          label={t.products.size}
          unit={t.units.gigabytesUnit}
          name="disk"
          {...steps}
          value={diskGb}
          onValueChange={(gb) => move(String(gb))}
        />
      </div>
    </OwnChoiceForm>
  );
}

/** A size that can be bought, also where the address holds another number or none. */
function readSize(text: string | null, steps: Steps): number {
  return toStep(text !== null && /^\d{1,7}$/.test(text) ? Number(text) : steps.min, steps);
}
