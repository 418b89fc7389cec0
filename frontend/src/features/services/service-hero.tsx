import { buttonClass, linkClass } from '@vitrina/ui';
import type { Service } from '~/content/get-services';
import { paths } from '~/paths';
import type { Site } from '~/site/site';

interface ServiceHeroProps {
  service: Service;
  site: Pick<Site, 'supportUrl' | 'supportHours'>;
  orderHref: string;
  /** Holds the one accent of the page. A page with a price list has it there. */
  isLeading: boolean;
}

/** What it is, and the one action: its words and its way depend on the visitor (specification 001, section 2.3). */
export function ServiceHero({ service, site, orderHref, isLeading }: ServiceHeroProps) {
  const action = buttonClass(isLeading ? 'primary' : 'quiet', 'large');
  return (
    <header className="grid gap-5">
      <h1 className="text-44">{service.name}</h1>
      {service.lead && <p className="max-w-2xl text-pretty text-20 text-ink-soft">{service.lead}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={paths.registration} className={`for-visitor ${action}`}>
          Создать аккаунт
        </a>
        <a href={orderHref} className={`for-customer ${action}`}>
          Заказать
        </a>
        {site.supportUrl && (
          <a href={site.supportUrl} className={`inline-flex min-h-11 items-center ${linkClass}`}>
            Написать в поддержку
          </a>
        )}
      </div>
      {site.supportHours && <p className="text-13 text-ink-soft">Поддержка отвечает {site.supportHours}</p>}
    </header>
  );
}
