import { PANEL_HOME, type Product } from '@vitrina/ordering';
import { buttonClass, Notice, Notification } from '@vitrina/ui';
import { explain, type OrderProblem } from '~/copy/explain';
import { Reference } from '~/documents/reference';
import { t } from '~/messages';
import { tariffsPath } from '~/products/wayfinding';
import { paths } from '~/urls/paths';

/** The nearest to what is sold out. */
export interface OrderAlternative {
  title: string;
  href: string;
}

interface OrderFailureProps {
  product: Product;
  problem: OrderProblem;
  /** Where its customer can look what has become of the order, if that is kept. */
  history: string | undefined;
  /** The request in which it went wrong. */
  reference: string | undefined;
  /** Offered when nothing is left of what was ordered. */
  alternative?: OrderAlternative | undefined;
  /** What the words for the problem cannot know, such as a new price. */
  detail?: string | undefined;
}

/**
 * An order is never a dead end: what happened, and where to go on when the same order cannot help. Of a server it is also
 * said in a notification; of everything else a quiet line at the button says the same words (rule R58).
 */
export function OrderFailure({
  product,
  problem,
  history,
  reference,
  alternative,
  detail,
}: OrderFailureProps) {
  const { title, text } = explain({ of: 'order', problem });
  const way = wayOn({ product, problem, history, alternative });
  return (
    <>
      <Notice tone="bad">
        {product !== 'vds' && <span className="block font-semibold">{title}</span>}
        {detail ?? text}
      </Notice>
      {way && (
        <a href={way.href} className={buttonClass('quiet')}>
          {way.label}
        </a>
      )}
      {reference && <Reference id={reference} />}
      {product === 'vds' && <Notification status="Error" message={title} />}
    </>
  );
}

function wayOn({
  product,
  problem,
  history,
  alternative,
}: Pick<OrderFailureProps, 'product' | 'problem' | 'history' | 'alternative'>):
  | { href: string; label: string }
  | undefined {
  switch (problem) {
    case 'unconfirmed':
      return history === undefined ? undefined : { href: history, label: t.order.history };
    case 'sold-out':
      return alternative
        ? { href: alternative.href, label: t.order.take(alternative.title) }
        : { href: tariffsPath(product), label: t.order.toTariffs };
    case 'not-sold':
    case 'no-such-period':
    case 'too-small-for-system':
    case 'rejected':
      return { href: tariffsPath(product), label: t.order.toTariffs };
    case 'no-balance':
    case 'other-wish':
      return { href: paths.handOff(PANEL_HOME), label: t.order.toPanel };
    default:
      return undefined;
  }
}
