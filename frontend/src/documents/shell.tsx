import type { ReactNode } from 'react';
import { CounterConsentBar } from '~/analytics/counter-consent-bar';
import { countersIn } from '~/analytics/counter-settings';
import type { Site } from '~/content/site';
import { t } from '~/messages';
import { assets, showsStyleGuide } from '~/runtime/env';
import { CommandPalette } from './command-palette';
import { DemonstrationNotice } from './demonstration-notice';
import { InlineScript } from './inline-script';
import { NotificationArea } from './notification-area';
import { SiteDrawer } from './site-drawer';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface ShellProps {
  site: Site;
  children: ReactNode;
}

/** Header, page and footer. Plain markup, because documents wear it without React in the browser. */
export function Shell({ site, children }: ShellProps) {
  return (
    <>
      <BeforePage site={site} />
      <PageMain>{children}</PageMain>
      <BehindPage site={site} />
    </>
  );
}

export function BeforePage({ site }: { site: Site }) {
  return (
    <>
      <a
        href="#content"
        className="absolute left-4 top-2 z-20 -translate-y-20 inline-flex min-h-11 items-center rounded-control bg-ink px-4 text-paper focus:translate-y-0 print:hidden"
      >
        {t.shell.skipToContent}
      </a>
      <CounterConsentBar counters={site.counters} module={assets.countersModule} policy={site.legal.policy} />
      <DemonstrationNotice />
      <SiteHeader site={site} />
      <SiteDrawer site={site} />
      <InlineScript text={assets.accountHintScript} />
    </>
  );
}

export function PageMain({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
      {children}
    </main>
  );
}

export function BehindPage({ site }: { site: Site }) {
  return (
    <>
      <SiteFooter site={site} />
      <CommandPalette />
      <NotificationArea />
      {/* Before the scripts that tell what happens. */}
      {countersIn(site.counters).length > 0 && <InlineScript text={assets.consentScript} />}
      {showsStyleGuide() && <InlineScript text={assets.echoScript} />}
      <InlineScript text={assets.elementsScript} />
    </>
  );
}
