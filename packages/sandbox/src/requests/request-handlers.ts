import { forCustomer, type Handler } from '../provider/handler';
import { answer, refuse } from '../provider/reply';

/** `POST portal/v2/accounts/{userId}/tickets`: in one's own name only. */
export const createTicket = forCustomer<'createTicket'>(
  ({ request, params, responseId }, customer, { tickets, now }) => {
    if (params.userId !== String(customer.id))
      return refuse(403, 'forbidden', `The account ${params.userId} is not that of the access token`);
    const { title, message } = request;
    const ticket = { customerId: customer.id, email: customer.email, title, message, body: request };
    const row = tickets.add(ticket, now());
    return answer({
      response_id: responseId,
      ticket: { id: row.id, title: row.title, created_at: row.createdAt },
    });
  },
);

/** `POST {landing}/tickets/create-dedicated`: from anybody who leaves an address; once for an `Idempotency-Key`. */
export const createDedicatedTicket: Handler<'createDedicatedTicket'> = (
  { request, caller },
  { leads, now },
) => {
  if (!/^[^@\s]+@[^@\s]+$/.test(request.email))
    return refuse(400, 'invalid_email_address', 'email is not an address');
  leads.add('ticket', caller.once, now(), request);
  return answer({});
};

/** `POST {landing}/forms/submit`; once for an `Idempotency-Key`. */
export const submitForm: Handler<'submitForm'> = ({ request, caller }, { leads, now }) => {
  leads.add('form', caller.once, now(), request);
  return answer({});
};
