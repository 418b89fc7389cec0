import type { Order } from '@vitrina/ordering';
import { TextLink } from '@vitrina/ui';
import { collectsRequests } from '~/content/requests/collect-request';
import { paths } from '~/urls/paths';
import { writeAskedOrder } from './asked-order';

/** Of machines that are put together by people, more can be had than is listed. */
export function AskAboutOrder({ order }: { order: Order | undefined }) {
  if (order?.product !== 'dedicated' || !collectsRequests()) return null;
  return (
    <p className="text-ink-soft">
      Нужна другая сборка?{' '}
      <TextLink href={paths.request({ kind: 'dedicated', order: writeAskedOrder(order) })}>
        Оставить заявку
      </TextLink>
    </p>
  );
}
