import { PANEL_HOME } from '@vitrina/ordering';
import { buttonClass, Notice, Notification } from '@vitrina/ui';
import { paths } from '~/paths';
import { explain, type OrderProblem } from '~/provider/explain';
import { Reference } from '~/site/reference';

/** An order is never a dead end: what happened, and where to go on when the same order cannot help. */
export function OrderFailure({
  problem,
  reference,
}: {
  problem: OrderProblem;
  reference: string | undefined;
}) {
  const { title, text } = explain({ of: 'order', problem });
  const way = WAYS_ON[problem];
  return (
    <>
      <Notice tone="bad">{text}</Notice>
      {way && (
        <a href={way.href} className={buttonClass('quiet')}>
          {way.label}
        </a>
      )}
      {reference && <Reference id={reference} />}
      <Notification status="Error" message={title} />
    </>
  );
}

const TARIFFS = { href: paths.tariffs, label: 'К тарифам' };

const WAYS_ON: Partial<Record<OrderProblem, { href: string; label: string }>> = {
  'not-sold': TARIFFS,
  rejected: TARIFFS,
  'no-balance': { href: paths.handOff(PANEL_HOME), label: 'В панель' },
};
