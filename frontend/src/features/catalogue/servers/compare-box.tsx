import { CheckField } from '@vitrina/ui';
import { t } from '~/messages';
import type { TariffItem } from './tariff-item';

/** Takes a tariff to the comparison, or back. */
export function CompareBox({
  offer,
  isCompared = false,
  onCompare,
}: Pick<TariffItem, 'offer' | 'isCompared' | 'onCompare'>) {
  if (!onCompare) return null;
  return (
    <div className="-my-2 text-13 text-ink-soft noscript:hidden print:hidden">
      <CheckField
        name={`compare-${offer.presetId}`}
        aria-label={t.catalogue.compareNamed(offer.title)}
        checked={isCompared}
        onChange={() => onCompare(offer.presetId)}
        autoComplete="off"
      >
        {t.catalogue.compare}
      </CheckField>
    </div>
  );
}
