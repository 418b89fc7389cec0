import { newIntentId, type Order } from '@vitrina/ordering';
import { TextLink } from '@vitrina/ui';
import { orderInWords } from '~/checkout/order-in-words';
import { SummaryLines } from '~/checkout/summary-lines';
import { collectsRequests } from '~/content/requests/collect-request';
import type { RequestKind } from '~/content/requests/visitor-request';
import type { Site } from '~/content/site';
import { botCheck } from '~/security/bot-check';
import { writeAskedOrder } from './asked-order';
import { RequestForm } from './request-form';
import { REQUEST_WORDS } from './request-words';

interface RequestSheetProps {
  kind: RequestKind;
  /** Why this form stands here, before what the form says of itself. */
  why?: string;
  /** The page the visitor came from, and whom or what they write about. */
  from?: string;
  subject?: string;
  /** What would be ordered. */
  order?: Order | undefined;
  site: Pick<Site, 'supportUrl' | 'supportHours' | 'legal'>;
}

/** A request as a page: what it is about, when people answer, and the form. */
export async function RequestSheet({
  kind,
  why = '',
  from = '',
  subject = '',
  order,
  site,
}: RequestSheetProps) {
  const { title, lead } = REQUEST_WORDS[kind];
  const { supportUrl, supportHours, legal } = site;
  const takesForm = collectsRequests();
  const hours = takesForm && supportHours ? `Отвечаем ${supportHours}.` : '';
  return (
    <div className="container-page py-10">
      <div className="grid max-w-[34rem] gap-6">
        <h1 className="text-32">{title}</h1>
        <p className="text-ink-soft">
          {[why, takesForm && lead, hours].filter(Boolean).join(' ')}
          {supportUrl && (
            <>
              {takesForm ? ' Быстрее всего ' : ' Напишите нам '}
              <TextLink href={supportUrl}>в чате</TextLink>.
            </>
          )}
        </p>
        {order && <SummaryLines lines={await orderInWords(order)} />}
        {takesForm && (
          <RequestForm
            {...{ kind, from, subject, request: newIntentId(), ticket: await botCheck().ticket() }}
            order={order && writeAskedOrder(order)}
            policy={legal.policy}
            answering={{ hours: supportHours, chat: supportUrl }}
          />
        )}
      </div>
    </div>
  );
}
