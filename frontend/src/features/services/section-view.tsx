import { Breadcrumbs, buttonClass, EmptyState } from '@vitrina/ui';
import type { ListedService, ServiceKind } from '~/content/get-services';
import type { Site } from '~/content/site';
import { breadcrumbData } from '~/documents/page-data';
import { StructuredData } from '~/documents/structured-data';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { sectionAddress } from './section-address';
import { ServiceCards } from './service-cards';

interface SectionViewProps {
  kind: ServiceKind;
  services: readonly ListedService[];
  site: Pick<Site, 'supportUrl' | 'supportHours'>;
}

/** The page of all services or of all solutions. */
export function SectionView({ kind, services, site }: SectionViewProps) {
  const { title, lead, empty } = t.services.sections[kind];
  const href = sectionAddress(kind);
  const crumbs = [{ label: t.shell.homePage, href: paths.home }, { label: title }];
  return (
    <div className="container-page grid gap-10 pb-20 pt-8">
      <StructuredData thing={breadcrumbData(crumbs, href)} />
      <Breadcrumbs label={t.shell.breadcrumbs} crumbs={crumbs} />
      <header className="grid max-w-3xl gap-4">
        <h1 className="text-44">{title}</h1>
        {services.length > 0 && <p className="text-17 text-ink-soft">{lead}</p>}
      </header>
      {services.length === 0 && (
        <EmptyState
          heading="h2"
          {...empty}
          action={
            <a href={paths.tariffs} className={buttonClass('quiet')}>
              {t.services.serverTariffs}
            </a>
          }
        />
      )}
      {(services.length > 0 || site.supportUrl) && (
        <ServiceCards services={services} heading="h2">
          {site.supportUrl && <AskUs supportUrl={site.supportUrl} supportHours={site.supportHours} />}
        </ServiceCards>
      )}
    </div>
  );
}

function AskUs({ supportUrl, supportHours }: { supportUrl: string; supportHours: string }) {
  return (
    <div className="flex flex-wrap content-center items-center justify-between gap-x-8 gap-y-5 rounded-card bg-wash p-6">
      <div className="grid max-w-md gap-2">
        <h2 className="text-20">{t.services.askUs.title}</h2>
        <p className="text-ink-soft">
          {t.services.askUs.lead} {supportHours && t.services.askUs.hours(supportHours)}
        </p>
      </div>
      <a href={supportUrl} className={buttonClass('quiet')}>
        {t.services.askUs.writeToSupport}
      </a>
    </div>
  );
}
