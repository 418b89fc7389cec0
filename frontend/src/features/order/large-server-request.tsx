import { newIntentId, type Order, toQuery } from '@vitrina/ordering';
import { TextLink } from '@vitrina/ui';
import { amountsOf } from '~/checkout/amounts';
import { LargeServerForm } from './large-server-form';

interface LargeServerRequestProps {
  order: Order;
  cpuLimit: number;
  supportUrl: string | undefined;
  /** Where it stands how personal data are treated. */
  policy: string | undefined;
}

/** What stands in place of an order of more cores than are sold without talking (specification 001, section 4). */
export function LargeServerRequest({ order, cpuLimit, supportUrl, policy }: LargeServerRequestProps) {
  const wish = order.product === 'vds' && order.server.kind === 'configuration' ? order.server : undefined;
  return (
    <div className="container-page grid gap-6 py-10">
      <div className="grid max-w-[34rem] gap-6">
        <h1 className="text-32">Заявка на создание VDS</h1>
        <p className="text-ink-soft">
          Серверы, в которых больше {cpuLimit} ядер, мы собираем по заявке. Оставьте телефон, и мы позвоним в
          рабочее время.
          {supportUrl && (
            <>
              {' '}
              Или <TextLink href={supportUrl}>напишите в чат</TextLink>.
            </>
          )}
        </p>
        {wish && <p className="figures text-17 font-semibold">{amountsOf(wish)}</p>}
        <LargeServerForm
          request={newIntentId()}
          cores={wish?.cpu ?? cpuLimit}
          configuration={toQuery(order).toString()}
          policy={policy}
        />
      </div>
    </div>
  );
}
