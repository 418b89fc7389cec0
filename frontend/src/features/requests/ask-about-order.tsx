import type { Order } from '@vitrina/ordering';
import { TextLink } from '@vitrina/ui';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { writeAskedOrder } from './asked-order';

interface AskAboutOrderProps {
  order: Order | undefined;
  /** Whether this shop takes requests in writing. */
  takesRequests: boolean;
}

/** Of machines that are put together by people, more can be had than is listed. */
export function AskAboutOrder({ order, takesRequests }: AskAboutOrderProps) {
  if (order?.product !== 'dedicated' || !takesRequests) return null;
  return (
    <p className="text-ink-soft">
      {t.requests.needAnother((words) => (
        <TextLink href={paths.request({ kind: 'dedicated', order: writeAskedOrder(order) })}>
          {words}
        </TextLink>
      ))}
    </p>
  );
}
