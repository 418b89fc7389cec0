import { Breadcrumbs } from '@vitrina/ui';
import type { ReactNode } from 'react';
import type { ListedService, Service } from '~/content/get-services';
import { paths } from '~/paths';
import type { Site } from '~/site/site';
import { MigrationGrant } from './migration-grant';
import { SECTIONS } from './section-words';
import { ServiceCards } from './service-cards';
import { ServiceFeatures } from './service-features';
import { ServiceHero } from './service-hero';

interface ServiceViewProps {
  service: Service;
  /** The pages to go on to. */
  others: readonly ListedService[];
  site: Pick<Site, 'supportUrl' | 'supportHours'>;
  /** Where a customer orders it: the panel, or a place on this page. */
  orderHref: string;
  /** What is special to this service, between what it is and what it consists of. */
  children?: ReactNode;
}

/** The page of a service or a solution. */
export function ServiceView({ service, others, site, orderHref, children }: ServiceViewProps) {
  const section = SECTIONS[service.kind];
  return (
    <div className="container-page grid gap-14 pb-20 pt-8 wide:gap-24">
      <div className="grid gap-8">
        <Breadcrumbs
          label="Путь по сайту"
          crumbs={[
            { label: 'Главная', href: paths.home },
            { label: section.title, href: section.href },
            { label: service.name },
          ]}
        />
        <ServiceHero service={service} site={site} orderHref={orderHref} isLeading={!children} />
      </div>
      {children}
      {service.features.length > 0 && (
        <ServiceFeatures title={section.features} features={service.features} />
      )}
      {service.kind === 'solution' && <MigrationGrant supportUrl={site.supportUrl} />}
      {others.length > 0 && (
        <section aria-labelledby="others-title" className="grid gap-6">
          <h2 id="others-title" className="text-32">
            {section.others}
          </h2>
          <ServiceCards services={others} heading="h3" isOneLine />
        </section>
      )}
    </div>
  );
}
