import type { TariffFamily } from '@vitrina/ordering';
import { TariffList } from './tariff-list';
import type { TariffGroup } from './tariff-offers';

const FAMILIES: Record<TariffFamily, { title: string; text: string }> = {
  premium: {
    title: 'Premium',
    text: 'Быстрые диски NVMe и ровная мощность — для сайтов, магазинов и рабочих сред.',
  },
  'high-cpu': {
    title: 'High CPU',
    text: 'Самая высокая частота ядра — когда один поток решает: базы данных, сборка, игры.',
  },
  'dedicated-cpu': {
    title: 'Dedicated CPU',
    text: 'Ядра физического процессора только ваши, ни с кем их не делите.',
  },
};

/** The price list of a location: a family of tariffs under a family. */
export function TariffFamilies({ groups }: { groups: readonly TariffGroup[] }) {
  return (
    <div className="grid gap-14">
      {groups.map(({ family, offers }, place) => (
        <section key={family} aria-labelledby={`family-${family}`}>
          <div className="mb-5 grid gap-1">
            <h3 id={`family-${family}`} className="text-24">
              {FAMILIES[family].title}
            </h3>
            <p className="text-ink-soft">{FAMILIES[family].text}</p>
          </div>
          <TariffList label={`Тарифы ${FAMILIES[family].title}`} offers={offers} isLeading={place === 0} />
        </section>
      ))}
    </div>
  );
}
