import { buttonClass, Notice, useElementId } from '@vitrina/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { CheckoutLayout } from '~/checkout/checkout-layout';
import { DueLine } from '~/checkout/due-line';
import { OrderEditor } from '~/checkout/order-editor';
import { OrderFields } from '~/checkout/order-fields';
import type { OrderSheet } from '~/checkout/order-sheet';
import { useOrderSheet } from '~/checkout/use-order-sheet';
import type { OrderProblem } from '~/copy/explain';
import { LegalLink } from '~/documents/legal-link';
import { forgetFormDrafts } from '~/elements/form-drafts';
import { tell } from '~/elements/site-events';
import { GoOn } from '~/forms/go-on';
import { FORM_FIELD } from '~/forms/post-form';
import { POSTED, useSending } from '~/forms/use-sending';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { type OrderAlternative, OrderFailure } from './order-failure';
import type { OrderState } from './submit-order';

export interface OrderFormProps {
  /** What the page says to the form as a browser without JavaScript has sent it. */
  posted: OrderState | undefined;
  intent: string;
  /** The order as the address of the page says it. */
  sheet: OrderSheet;
  /** Title and first words of the page. */
  head: ReactNode;
  /** What went wrong with the order on the way here, if anything did. */
  problem: OrderProblem | undefined;
  /** The request in which it went wrong. */
  reference: string | undefined;
  /** What can be had if this is sold out by now. */
  alternative: OrderAlternative | undefined;
  /** The site that the customer wants to have moved; the panel is told of it. */
  siteTransfer: string | undefined;
  /** Where the contract stands that a customer enters. */
  offer: string | undefined;
  /** What happens to the order is kept, so that its customer can look at it. */
  hasHistory: boolean;
}

/** One click from the summary to what is new in the panel. */
export function OrderForm(props: OrderFormProps) {
  const { sheet: ordered, head, problem, reference, alternative, siteTransfer, offer } = props;
  const start: OrderState = problem
    ? { status: 'failed', problem, reference, sheet: undefined, sent: [], intent: props.intent }
    : { status: 'idle' };
  const id = useElementId();
  const form = useRef<HTMLFormElement>(null);
  const { state, send, isSending } = useSending<OrderState>(
    props.posted ?? start,
    (why, sent) => ({
      ...{
        status: 'unanswered',
        text: t.forms.unanswered[why],
        isSent: why === 'no-answer',
        sheet: undefined,
      },
      intent: String(sent.get('intent') ?? props.intent),
    }),
    form,
  );
  const answered = 'sheet' in state ? state.sheet : undefined;
  const { sheet, counting, recount } = useOrderSheet(form, ordered, answered);
  const { product, monthly } = sheet;
  // The address need not carry the intent: what was sent is sent again.
  const intent = state.status === 'idle' ? props.intent : state.intent;
  useEffect(() => {
    if (state.status !== 'done') return;
    forgetFormDrafts();
    for (const event of state.told ?? []) tell(event);
    window.location.replace(state.next);
  }, [state]);
  useEffect(() => {
    const address = new URL(window.location.href);
    // What went wrong on the way here is told once; a reload must not tell it again.
    for (const key of ['problem', 'request']) address.searchParams.delete(key);
    // Nor must it bring back an intent that was used for something else.
    if (intent) address.searchParams.set('intent', intent);
    window.history.replaceState(window.history.state, '', address);
  }, [intent]);
  const history = props.hasHistory ? paths.orderTimeline(intent) : undefined;
  const isBusy = isSending || state.status === 'done';
  const price = counting.status === 'counted' ? t.format.money(monthly) : undefined;
  return (
    <CheckoutLayout sheet={sheet} head={head} isStale={counting.status !== 'counted'} isOpen>
      <form
        id={id}
        ref={form}
        {...POSTED}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
        className="grid gap-4"
      >
        <input type="hidden" name={FORM_FIELD} value="order" />
        <OrderFields intent={intent} sheet={sheet} />
        {siteTransfer && <input type="hidden" name="siteTransfer" value={siteTransfer} />}
        <OrderEditor
          {...{ form: id, options: sheet.options, counting, recount }}
          sent={'sent' in state && !state.sheet ? state.sent : []}
          isWide
        />
        {state.status === 'counted' && state.text && <Notice tone="bad">{state.text}</Notice>}
        {state.status === 'failed' && !isBusy && (
          <OrderFailure
            key={state.reference}
            product={product}
            problem={state.problem}
            history={history}
            detail={state.detail}
            reference={state.reference}
            alternative={alternative}
          />
        )}
        {state.status === 'unanswered' && !isBusy && (
          <>
            <Notice tone="bad">{state.text}</Notice>
            {state.isSent && history && (
              <a href={history} className={buttonClass('quiet')}>
                {t.order.history}
              </a>
            )}
          </>
        )}
        <DueLine sheet={sheet} counting={counting} />
        <button type="submit" disabled={isBusy} className={`figures ${buttonClass('primary', 'large')}`}>
          {isBusy ? t.products.ordering[product] : t.order.submit(price)}
        </button>
        {offer && (
          <p className="text-13 text-ink-soft">
            {t.order.acceptOffer((words) => (
              <LegalLink href={offer}>{words}</LegalLink>
            ))}
          </p>
        )}
        {state.status === 'done' && <GoOn next={state.next} />}
      </form>
    </CheckoutLayout>
  );
}
