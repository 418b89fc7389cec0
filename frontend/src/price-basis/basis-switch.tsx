import { monthsOf, type PaymentPeriod } from '@vitrina/ordering';
import { ChoiceField, useElementId } from '@vitrina/ui';
import { shopPeriods, usualShopPeriod } from '~/copy/taxonomy';
import { t } from '~/messages';

interface BasisSwitchProps {
  /** Which of both can be chosen here; a list with a choice of periods of its own leaves that to it. */
  of?: readonly ('period' | 'ip')[];
  /** The period of the prices here while nobody has chosen. */
  usual?: PaymentPeriod;
}

/**
 * In which basis prices are shown: a choice that holds on every page. The element around it keeps the radio buttons and
 * the choice together, with React on the page or without; a reader without scripts has the usual basis and its caption.
 */
export function BasisSwitch({ of = ['period', 'ip'], usual = usualShopPeriod() }: BasisSwitchProps) {
  const id = useElementId();
  return (
    <price-switch
      usual={usual}
      className="flex flex-wrap gap-3 max-sm:gap-2 noscript:hidden print:hidden [&_fieldset>div]:mb-0 [&_legend]:sr-only max-sm:[&_fieldset_label]:px-2"
    >
      {of.includes('period') && shopPeriods().length > 1 && (
        <ChoiceField
          legend={t.units.pricesForPeriod}
          name={`${id}basis-period`}
          autoComplete="off"
          defaultValue={usual}
          // The shortest and the usual one; any other is in sight only while it is in force (`documents/period-styles.ts`).
          choices={shopPeriods().map((period) => ({
            value: period,
            label: t.units.priceForPeriod(monthsOf(period)),
          }))}
        />
      )}
      {of.includes('ip') && (
        <ChoiceField
          legend={t.units.pricesWithIp}
          name={`${id}basis-ip`}
          autoComplete="off"
          defaultValue="with"
          choices={[
            { value: 'with', label: t.units.withIp },
            { value: 'without', label: t.units.withoutIp },
          ]}
        />
      )}
    </price-switch>
  );
}

/** The basis in words and the switch of it, above what it is about. */
export function BasisBar({ caption, ...props }: BasisSwitchProps & { caption: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <p className="text-ink-soft">{caption}</p>
      <BasisSwitch {...props} />
    </div>
  );
}
