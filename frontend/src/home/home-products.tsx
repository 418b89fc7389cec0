import type { MenuEntry } from '~/content/site';
import { SectionHead } from '~/documents/section-head';
import { ServiceIcon } from '~/documents/service-icon';
import { t } from '~/messages';
import { paths } from '~/urls/paths';

/** All that is sold, as an index: a name, what it is for, and the way to its page. */
export function HomeProducts({ services }: { services: readonly MenuEntry[] }) {
  return (
    <section aria-labelledby="products-title" className="container-page grid gap-6">
      <SectionHead
        id="products-title"
        title={t.home.products.title}
        more={{ label: t.home.products.all, href: paths.services }}
      />
      <ul className="grid gap-px overflow-hidden rounded-card border border-rule bg-surface sm:grid-cols-2 aside:grid-cols-5">
        {services.map(({ slug, label, text, href }) => (
          <li
            key={href}
            className="group relative grid content-start gap-x-4 bg-surface p-5 ring-1 ring-rule transition-colors duration-150 hover:bg-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent max-sm:grid-cols-[auto_1fr] max-sm:py-3.5 sm:gap-y-2"
          >
            <ServiceIcon
              slug={slug}
              className="text-ink-soft group-hover:text-accent max-sm:row-span-2 max-sm:mt-0.5"
            />
            <h3 className="text-17 sm:mt-2">
              <a href={href} className="outline-none after:absolute after:inset-0">
                {label}
              </a>
            </h3>
            <p className="text-13 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
