import type { TariffFamily } from '@vitrina/ordering';
import type { TariffGroup } from './get-tariff-list';
import { TariffList } from './tariff-list';

const FAMILIES: Record<TariffFamily, { title: string; text: string }> = {
  premium: {
    title: 'Premium',
    text: 'Диски NVMe и процессоры с частотой от 3,3 ГГц — для сайтов, магазинов и рабочих сред.',
  },
  'high-cpu': {
    title: 'High CPU',
    text: 'Ядра с частотой 5 ГГц — когда один поток решает: базы данных, сборка, игровые серверы.',
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
      {groups.map(({ family, offers }) => (
        <section key={family} aria-labelledby={`family-${family}`}>
          <div className="mb-5 grid gap-1">
            <h3 id={`family-${family}`} className="text-24">
              {FAMILIES[family].title}
            </h3>
            <p className="text-ink-soft">{FAMILIES[family].text}</p>
          </div>
          <TariffList label={`Тарифы ${FAMILIES[family].title}`} offers={offers} />
        </section>
      ))}
    </div>
  );
}
