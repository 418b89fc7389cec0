import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { countersIn } from '~/analytics/counter-settings';
import { getSite } from '~/content/get-site';
import { t } from '~/messages';
import { showsStyleGuide } from '~/runtime/env';
import { SiteEvents } from '~/styleguide/site-events';

export const metadata: Metadata = { title: 'События сайта', robots: { index: false } };

/** Whether the page exists is asked when it is visited, not when the site is built. */
export const dynamic = 'force-dynamic';

/** What the site tells those who count, live, and what each counter would make of it; for those who build the site. */
export default async function AnalyticsPage() {
  if (!showsStyleGuide()) notFound();
  const counters = countersIn((await getSite()).counters);
  return (
    <div className="container-page grid gap-8 py-12">
      <h1 className="text-44">События сайта</h1>
      <p className="max-w-3xl text-ink-soft">
        {counters.length > 0
          ? `Заданы счётчики: ${counters.map((counter) => t.shell.counterNames[counter]).join(', ')}.`
          : 'Ни один счётчик в CMS не задан: события слышит только сам сайт.'}{' '}
        Ниже — вызовы всех известных сайту счётчиков, с чужими номерами; отсюда ничего не отправляется, кроме
        того, что сделают заданные счётчики, если вы их разрешили.
      </p>
      <SiteEvents />
    </div>
  );
}
