import { type BundleOrder, bundleParts, orderPage } from '@vitrina/ordering';
import { Badge, TextLink } from '@vitrina/ui';
import type { MadePart } from '~/checkout/confirmation';
import type { SummaryLine } from '~/products/description';
import { PRODUCT_NAMES } from '~/products/words';
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
    <ul className="grid gap-3" aria-label="Части комплекта">
      {bundleParts(order).map(({ key, part }, at) => {
        const made = parts[at];
        return (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-surface px-5 py-3"
          >
            <span className="grid">
              <span className="font-medium">{PRODUCT_NAMES[part.product]}</span>
              <span className="text-13 text-ink-soft">{names[at]?.[1]}</span>
            </span>
            {made?.status === 'made' && (
              <TextLink href={paths.handOff(orderPage(part, made.id), order.period)}>
                Открыть в панели
              </TextLink>
            )}
            {made?.status === 'unconfirmed' && (
              <span className="flex flex-wrap items-center gap-3">
                <Badge>Проверяем</Badge>
                <span className="text-13 text-ink-soft">появится в панели, если создание удалось</span>
              </span>
            )}
            {made?.status === 'failed' && (
              <span className="flex flex-wrap items-center gap-3">
                <Badge>Не создано</Badge>
                <TextLink href={orderPaths.page(part)}>Заказать отдельно</TextLink>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
