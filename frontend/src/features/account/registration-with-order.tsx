import type { ReactNode } from 'react';
import { CheckoutLayout } from '~/checkout/checkout-layout';
import { DueLine } from '~/checkout/due-line';
import { withOrderOf } from '~/checkout/option-fields';
import { OrderEditor } from '~/checkout/order-editor';
import { OrderFields } from '~/checkout/order-fields';
import type { OrderSheet } from '~/checkout/order-sheet';
import { CurrentSheet } from '~/checkout/sheet-context';
import { useOrderSheet } from '~/checkout/use-order-sheet';
import { t } from '~/messages';
import { RegistrationFields, type RegistrationFormProps, useRegistration } from './registration-form';

interface RegistrationWithOrderProps extends RegistrationFormProps {
  /** Stays with the order through failures and repeats. */
  intent: string;
  /** The order as the address of the page says it. */
  sheet: OrderSheet;
  /** Title and first words of the page. */
  head: ReactNode;
}

/** Makes an account and orders with it what stands beside, which can be changed until the form is sent. */
export function RegistrationWithOrder({ intent, sheet: start, head, ...props }: RegistrationWithOrderProps) {
  const form = useRegistration(props.posted);
  const { state, typed, wasSent, formProps } = form;
  const answered = 'sheet' in state ? state.sheet : undefined;
  const { sheet, counting, recount } = useOrderSheet(formProps.ref, start, answered);
  const sent = 'sent' in state && !answered ? state.sent : [];
  const price = counting.status === 'counted' ? t.format.money(sheet.monthly) : undefined;
  return (
    <CurrentSheet value={sheet}>
      <CheckoutLayout
        sheet={sheet}
        head={head}
        isStale={counting.status !== 'counted'}
        editor={<OrderEditor {...{ form: formProps.id, options: sheet.options, counting, recount, sent }} />}
      >
        <RegistrationFields
          {...props}
          form={form}
          journey={String(withOrderOf(new URLSearchParams(props.journey), sheet))}
          carried={<OrderFields intent={(wasSent && typed.intent) || intent} sheet={sheet} />}
          due={<DueLine sheet={sheet} counting={counting} />}
          submitLabel={t.account.signUpAndOrder(price)}
        />
      </CheckoutLayout>
    </CurrentSheet>
  );
}
