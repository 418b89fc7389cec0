import type { ReactNode } from 'react';
import type { Site } from '~/site/site';
import { headerScript } from './first-paint';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Header, page and footer. Plain markup, because documents wear it without React in the browser. */
export function Shell({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="absolute left-4 top-2 z-20 -translate-y-20 inline-flex min-h-11 items-center rounded-control bg-ink px-4 text-paper focus:translate-y-0"
      >
        Перейти к содержанию
      </a>
      <SiteHeader brand={site.brand} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script dangerouslySetInnerHTML={{ __html: headerScript }} />
      <main id="content" className="min-h-[60vh]">
        {children}
      </main>
      <SiteFooter site={site} />
    </>
  );
}
