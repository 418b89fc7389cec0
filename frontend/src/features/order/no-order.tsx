import type { InvalidOrder } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import { Problem } from '~/documents/problem';
import { t } from '~/messages';
import { type OrderAddress, orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';

interface NoOrderProps {
  reason: InvalidOrder;
  /** The address of this page. */
  address: OrderAddress;
}

/** An address that leads to no order: what is wrong with it, and how to go on. */
export function NoOrder({ reason, address }: NoOrderProps) {
  const { title, text } = t.order.noOrder[reason.kind];
  // Nobody has to choose anew for the one key that every server has a usual value of.
  if (reason.kind === 'invalid' && reason.key === 'bandwidth')
    return (
      <Problem title={title} text={t.order.bandwidthUnreadable}>
        <a href={orderPaths.without(address, 'bandwidth')} className={buttonClass()}>
          {t.order.takeUsualBandwidth}
        </a>
      </Problem>
    );
  return (
    <Problem title={title} text={text}>
      <a href={paths.services} className={buttonClass()}>
        {t.order.chooseService}
      </a>
    </Problem>
  );
}
