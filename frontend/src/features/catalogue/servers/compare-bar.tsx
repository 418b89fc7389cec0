import type { PresetId } from '@vitrina/ordering';
import { Button, LineIcon } from '@vitrina/ui';
import { t } from '~/messages';
import { COMPARED_AT_MOST } from '~/products/server/compared';
import type { TariffOffer } from '../tariff-offers';

interface CompareBarProps {
  compared: readonly TariffOffer[];
  /** One more was wanted than there is room for. */
  isRefused: boolean;
  onRemove: (id: PresetId) => void;
  onClear: () => void;
  onCompare: () => void;
}

/** What has been put aside to compare: it stays at the lower edge of the window while the list is in sight. */
export function CompareBar({ compared, isRefused, onRemove, onClear, onCompare }: CompareBarProps) {
  const count = compared.length;
  return (
    <div
      data-compare-bar={count > 0 || undefined}
      className="sticky bottom-0 z-5 noscript:hidden print:hidden"
    >
      <p role="status" className="sr-only">
        {count > 0 && t.catalogue.comparedStatus(count, COMPARED_AT_MOST)}
      </p>
      {count > 0 && (
        <section
          aria-label={t.catalogue.comparedLabel}
          className="grid gap-1 border-t border-ink bg-paper py-2 max-wide:-mx-4 max-wide:px-4"
        >
          <div className="flex items-center gap-x-4">
            <p className="figures shrink-0 font-medium">
              {t.catalogue.comparedCount(count, COMPARED_AT_MOST)}
            </p>
            <ul className="flex grow gap-x-2 max-wide:hidden">
              {compared.map(({ presetId, title }) => (
                <li key={presetId}>
                  <button
                    type="button"
                    aria-label={t.catalogue.doNotCompare(title)}
                    onClick={() => onRemove(presetId)}
                    className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 hover:bg-wash"
                  >
                    {title}
                    <LineIcon path="M18 6 6 18M6 6l12 12" className="size-4 text-ink-soft" />
                  </button>
                </li>
              ))}
            </ul>
            <div className="ml-auto flex items-center">
              <Button kind="plain" onClick={onClear}>
                {t.catalogue.clearCompared}
              </Button>
              {count > 1 ? (
                <Button kind="quiet" onClick={onCompare}>
                  {t.catalogue.toComparison}
                </Button>
              ) : (
                <p className="text-13 text-ink-soft">{t.catalogue.tickOneMore}</p>
              )}
            </div>
          </div>
          <div role="alert">
            {isRefused && (
              <p className="text-13 text-bad">{t.catalogue.comparisonIsFull(COMPARED_AT_MOST)}</p>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
