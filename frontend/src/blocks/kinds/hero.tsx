import { buttonClass, linkClass } from '@vitrina/ui';
import { graphql } from '~/content/generated';
import { present } from '~/content/present';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import type { BlockDefinition, BlockProps } from '../block-definition';
import { LinkMenu } from '../link-menu';

/** The beginning of a page. */
export interface HeroBlock {
  kind: 'hero';
  title: string;
  lead: string;
  facts: { value: string; label: string }[];
  /** The menu of links to other sites. */
  links: { title: string; entries: { label: string; href: string }[] };
}

export const hero: BlockDefinition<HeroBlock> = {
  fields: graphql(`
    fragment HeroBlock on ComponentBlocksHero {
      headline: title
      lead
      facts(pagination: { limit: 10 }) {
        value
        label
      }
      links_title
      links(pagination: { limit: 25 }) {
        label
        href
      }
    }
  `),
  read: ({ headline, lead, facts, links_title, links }) => ({
    kind: 'hero',
    title: headline,
    lead: lead ?? '',
    facts: present(facts).map(({ value, label }) => ({ value, label })),
    links: {
      title: links_title || t.blocks.hero.links,
      entries: present(links).map(({ label, href }) => ({ label, href })),
    },
  }),
  View: Hero,
};

/** What it is, and the one action: its words and its way depend on the visitor (rule R48). */
export function Hero({ block, page }: BlockProps<HeroBlock>) {
  const { site, orderHref, isSelling } = page;
  const action = buttonClass(isSelling ? 'quiet' : 'primary', 'large');
  return (
    <header className="grid gap-5">
      <h1 className="max-w-4xl text-44">{block.title}</h1>
      {block.lead && <p className="max-w-2xl text-pretty text-20 text-ink-soft">{block.lead}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={paths.registration} className={`for-visitor ${action}`}>
          {t.blocks.hero.signUp}
        </a>
        <a href={orderHref} className={`for-customer ${action}`}>
          {t.blocks.hero.order}
        </a>
        {block.links.entries.length > 0 && <LinkMenu {...block.links} />}
        {site.supportUrl && (
          <a href={site.supportUrl} className={`inline-flex min-h-11 items-center ${linkClass}`}>
            {t.blocks.hero.writeToSupport}
          </a>
        )}
      </div>
      {site.supportHours && (
        <p className="text-13 text-ink-soft">{t.blocks.hero.supportHours(site.supportHours)}</p>
      )}
      {block.facts.length > 0 && <Facts facts={block.facts} />}
    </header>
  );
}

function Facts({ facts }: Pick<HeroBlock, 'facts'>) {
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-8 gap-y-6 border-t border-rule pt-6 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none">
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-pretty text-13 text-ink-soft">{label}</dt>
          <dd className="figures text-24 font-semibold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
