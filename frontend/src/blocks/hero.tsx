import { buttonClass, linkClass } from '@vitrina/ui';
import type { HeroBlock } from '~/content/blocks';
import { paths } from '~/urls/paths';
import { LinkMenu } from './link-menu';
import type { PageContext } from './page-context';

/** What it is, and the one action: its words and its way depend on the visitor (rule R48). */
export function Hero({ block, page }: { block: HeroBlock; page: PageContext }) {
  const { site, orderHref, isSelling } = page;
  const action = buttonClass(isSelling ? 'quiet' : 'primary', 'large');
  return (
    <header className="grid gap-5">
      <h1 className="max-w-4xl text-44">{block.title}</h1>
      {block.lead && <p className="max-w-2xl text-pretty text-20 text-ink-soft">{block.lead}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={paths.registration} className={`for-visitor ${action}`}>
          Создать аккаунт
        </a>
        <a href={orderHref} className={`for-customer ${action}`}>
          Заказать
        </a>
        {block.links.entries.length > 0 && <LinkMenu {...block.links} />}
        {site.supportUrl && (
          <a href={site.supportUrl} className={`inline-flex min-h-11 items-center ${linkClass}`}>
            Написать в поддержку
          </a>
        )}
      </div>
      {site.supportHours && <p className="text-13 text-ink-soft">Поддержка отвечает {site.supportHours}</p>}
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
