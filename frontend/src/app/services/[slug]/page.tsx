import { LOCATIONS } from '@vitrina/ordering';
import { Breadcrumbs } from '@vitrina/ui';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DEFAULT_LOCATION, getTariffList } from '~/features/catalogue/get-tariff-list';
import { TariffFamilies } from '~/features/catalogue/tariff-families';
import { paths } from '~/paths';

export const revalidate = 60;

/** No page is made while the site is built: the provider's prices are not there then. The first visit makes it. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = {
  title: 'Облачные серверы',
  description: 'Облачные серверы: готовые тарифы, цены на сегодня, заказ без звонков.',
};

export default async function ServicePage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  if (slug !== 'cloud-servers') notFound();
  const groups = await getTariffList(DEFAULT_LOCATION);
  return (
    <div className="container-page grid gap-10 py-8">
      <Breadcrumbs
        label="Путь по сайту"
        crumbs={[{ label: 'Главная', href: paths.home }, { label: 'Облачные серверы' }]}
      />
      <header className="grid max-w-3xl gap-4">
        <h1 className="text-44">Облачные серверы</h1>
        <p className="text-17 text-ink-soft">
          Сервер готов через минуту после заказа: выберите тариф, систему поставим сами. Тариф можно поменять
          позже, а платить — за месяц или сразу за год со скидкой.
        </p>
      </header>
      <section id="tariffs" aria-labelledby="tariffs-title" className="grid gap-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="tariffs-title" className="text-32">
            Тарифы: {LOCATIONS[DEFAULT_LOCATION]}
          </h2>
          <p className="text-ink-soft">Цена за месяц с публичным IP при оплате за год</p>
        </div>
        <TariffFamilies groups={groups} />
      </section>
    </div>
  );
}
