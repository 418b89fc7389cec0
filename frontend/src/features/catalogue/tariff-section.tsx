import { LOCATIONS, type LocationCode } from '@vitrina/ordering';
import { TariffFamilies } from './tariff-families';
import type { TariffGroup } from './tariff-offers';

/** The price list of one location as a section of a page. */
export function TariffSection({
  location,
  groups,
  title,
  text,
}: {
  location: LocationCode;
  /** In place of the usual title, which names the location. */
  title?: string | undefined;
  text?: string | undefined;
  groups: readonly TariffGroup[];
}) {
  return (
    <section id="tariffs" aria-labelledby="tariffs-title" className="grid gap-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="tariffs-title" className="text-32">
          {title || `Тарифы: ${LOCATIONS[location]}`}
        </h2>
        <p className="text-ink-soft">Цена за месяц с публичным IP при оплате за год</p>
        {text && <p className="w-full max-w-3xl text-pretty text-ink-soft">{text}</p>}
      </div>
      <TariffFamilies groups={groups} />
    </section>
  );
}
