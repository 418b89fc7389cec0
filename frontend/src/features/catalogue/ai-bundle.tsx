import { buttonClass } from '@vitrina/ui';
import { basisCaption } from '~/copy/price-basis-words';
import { t } from '~/messages';
import { BasisSwitch } from '~/price-basis/basis-switch';
import { InEachPeriod } from '~/price-basis/in-each-basis';
import type { AiBundleOffer } from './get-ai-bundle';

interface AiBundleProps {
  bundle: AiBundleOffer;
  /** In place of the usual title. */
  title?: string | undefined;
  text?: string | undefined;
}

/** What an AI project starts with, ordered with one click. */
export function AiBundle({ bundle, title, text }: AiBundleProps) {
  return (
    <section
      id="tariffs"
      aria-labelledby="tariffs-title"
      className="grid gap-6 rounded-card border border-rule bg-surface p-6 wide:p-8 lg:grid-cols-[1fr_20rem] lg:gap-16"
    >
      <div className="grid content-start gap-4">
        <h2 id="tariffs-title" className="text-32">
          {title || t.products.names.ai}
        </h2>
        {text && <p className="text-pretty text-ink-soft">{text}</p>}
        <p className="text-ink-soft">
          {t.catalogue.bundleText}{' '}
          <InEachPeriod
            values={bundle.prices}
            words={(_, period) => `${basisCaption({ period, hasIp: true })}.`}
          />
        </p>
        <dl className="border-t border-rule">
          {bundle.parts.map(({ product, title, prices }) => (
            <div
              key={product}
              className="figures grid grid-cols-[1fr_auto] gap-x-4 border-b border-rule py-3 wide:grid-cols-[12rem_1fr_auto]"
            >
              <dt className="text-ink-soft max-wide:col-span-full">{t.products.names[product]}</dt>
              <dd>{title}</dd>
              <dd className="text-right">
                <InEachPeriod values={prices} words={(price) => t.format.money(price)} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid content-center gap-3">
        <BasisSwitch of={['period']} />
        <p className="figures text-32 font-semibold">
          <InEachPeriod values={bundle.prices} words={(price) => t.format.money(price)} />
          <span className="text-17 font-normal text-ink-soft">{t.units.perMonth}</span>
        </p>
        <a
          href={bundle.href.visitor}
          data-order-link=""
          className={`for-visitor ${buttonClass('primary', 'large')}`}
        >
          {t.catalogue.orderBundle}
        </a>
        <a
          href={bundle.href.customer}
          data-order-link=""
          className={`for-customer ${buttonClass('primary', 'large')}`}
        >
          {t.catalogue.createBundle}
        </a>
      </div>
    </section>
  );
}
