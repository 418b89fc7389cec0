import { countersToAskFor } from '~/analytics/counter-settings';
import type { Site } from '~/content/site';
import { t } from '~/messages';
import { withoutLanguage } from '~/messages/language-of';
import { paths, rootPaths } from '~/urls/paths';

export function SiteFooter({ site }: { site: Site }) {
  return (
    <footer className="border-t border-rule bg-surface print:border-0">
      <div className="container-page grid gap-10 py-12 lg:grid-cols-[minmax(13rem,1fr)_3.6fr]">
        <div className="grid content-start gap-3 text-ink-soft">
          <p className="text-17 font-semibold text-ink">{site.brand}</p>
          {site.tagline && <p className="max-w-xs">{site.tagline}</p>}
          {site.supportHours && <p className="max-w-xs">{t.shell.supportAnswers(site.supportHours)}</p>}
          <address className="grid justify-items-start gap-1 not-italic">
            {site.phone && (
              <FooterLink href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</FooterLink>
            )}
            {site.email && <FooterLink href={`mailto:${site.email}`}>{site.email}</FooterLink>}
            {site.supportUrl && <FooterLink href={site.supportUrl}>{t.shell.supportChat}</FooterLink>}
            {site.takesRequests && <FooterLink href={paths.request()}>{t.shell.writeToUs}</FooterLink>}
          </address>
        </div>
        <div className="grid grid-cols-2 gap-8 wide:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
          {site.footer.map(({ title, links }) => (
            <nav key={title} aria-label={title} className={links.every(isForVisitor) ? 'for-visitor' : ''}>
              <p className="mb-3 text-13 font-medium text-ink-soft">{title}</p>
              <ul className="grid gap-1">
                {links.map((link) => (
                  <li key={link.href} className={isForVisitor(link) ? 'for-visitor' : ''}>
                    <FooterLink href={link.href}>{link.label}</FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="grid justify-items-start gap-1 text-13 text-ink-soft lg:col-span-2">
          {site.taxLine && <p>{site.taxLine}</p>}
          {site.legalDetails && <p>{site.legalDetails}</p>}
          <FooterLink href={paths.status}>{t.shell.serviceStatus}</FooterLink>
          {countersToAskFor(site.counters).length > 0 && (
            // Without scripts there is nothing to set: no counter counts.
            <button
              type="button"
              data-counter-settings=""
              hidden
              suppressHydrationWarning
              className="inline-flex min-h-11 cursor-pointer items-center hover:text-accent"
            >
              {t.shell.cookieSettings}
            </button>
          )}
        </div>
      </div>
    </footer>
  );
}

/** Who has an account needs no way to one. */
function isForVisitor({ href }: { href: string }): boolean {
  return withoutLanguage(href).address.startsWith(rootPaths.registration);
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="footer-link">
      {children}
    </a>
  );
}
