import { type BundleOrder, bundleParts, orderPage } from '@vitrina/ordering';
import { Badge, TextLink } from '@vitrina/ui';
import type { MadePart } from '~/checkout/confirmation';
import { t } from '~/messages';
import type { SummaryLine } from '~/products/description';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';

interface MadePartsProps {
  order: BundleOrder;
  parts: readonly MadePart[];
  /** Of each part what it is and costs, where that can be had. */
  names: readonly SummaryLine[];
}

/** What became of each part of a bundle, by its name, with a way to make what is missing. */
export function MadeParts({ order, parts, names }: MadePartsProps) {
  return (
    <ul className="grid gap-3" aria-label={t.order.confirmation.parts}>
      {bundleParts(order).map(({ key, part }, at) => {
        const made = parts[at];
        return (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-surface px-5 py-3"
          >
            <span className="grid">
              <span className="font-medium">{t.products.names[part.product]}</span>
              <span className="text-13 text-ink-soft">{names[at]?.[1]}</span>
            </span>
            {made?.status === 'made' && (
              <TextLink href={paths.handOff(orderPage(part, made.id), order.period)}>
                {t.order.openInPanel}
              </TextLink>
            )}
            {made?.status === 'unconfirmed' && (
              <span className="flex flex-wrap items-center gap-3">
                <Badge>{t.order.confirmation.partChecking}</Badge>
                <span className="text-13 text-ink-soft">{t.order.confirmation.partCheckingText}</span>
              </span>
            )}
            {made?.status === 'failed' && (
              <span className="flex flex-wrap items-center gap-3">
                <Badge>{t.order.confirmation.partNotMade}</Badge>
                <TextLink href={orderPaths.page(part)}>{t.order.confirmation.orderPart}</TextLink>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
