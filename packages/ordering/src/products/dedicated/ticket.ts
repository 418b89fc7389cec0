import { periodInWords } from '../../catalogue/payment-period';
import { formatMoney, type Money } from '../../money';
import type { IntentId, IntentStore } from '../../orders/intent';
import { scopedStore } from '../../orders/scoped-store';
import type { Customer, SupportTicket } from '../../provider';
import type { ProviderFailure } from '../../provider-failure';
import type { DedicatedLineName, DedicatedOffer } from './offer';
import type { DedicatedOrder } from './order';

/** What was ordered, for those who put the machine up. */
export interface DedicatedSummary {
  resource: { id: string; name: string };
  order: DedicatedOrder;
  /** `undefined` when the catalogue could not be asked; the ticket then tells the numbers alone. */
  offer: DedicatedOffer | undefined;
  /** What its location is called. */
  place?: string | undefined;
  /** A month under the period, if it is known. */
  monthly: Money | undefined;
}

/** How the calls that accompany an order went. A failure is only logged: the machine is ordered. */
export interface Accompanied {
  ticket: 'sent' | 'sent-before' | 'not-for-own-people' | ProviderFailure;
  log: 'sent' | ProviderFailure;
}

const REMEMBERED_SECONDS = 24 * 60 * 60;

/**
 * Sends what accompanies a dedicated order (rule R59): a ticket to support, once for an intent and never for
 * the company's own people, and the log call. `ownDomain` is the company's domain (rule R60).
 */
export async function accompanyDedicatedOrder(
  intents: IntentStore,
  customer: Customer,
  intent: IntentId,
  summary: DedicatedSummary,
  ownDomain: string,
): Promise<Accompanied> {
  const ticket = await sendTicket(intents, customer, intent, summary, ownDomain);
  const log = await customer.noteDedicatedOrder();
  return { ticket, log: log.ok ? 'sent' : log.failure };
}

async function sendTicket(
  intents: IntentStore,
  customer: Customer,
  intent: IntentId,
  summary: DedicatedSummary,
  ownDomain: string,
): Promise<Accompanied['ticket']> {
  const { user } = customer.session();
  if (isOwnPeople(user.email, ownDomain)) return 'not-for-own-people';
  const notes = scopedStore(intents, user.id);
  const key = `ticket:${intent}`;
  if ((await notes.recall(key)) !== undefined) return 'sent-before';
  await notes.remember(key, String(summary.resource.id), REMEMBERED_SECONDS);
  const answer = await customer.openTicket(ticketOf(summary));
  if (answer.ok) return 'sent';
  // What is certainly not there may be sent by the next try.
  if (answer.failure.kind === 'refused' || answer.failure.kind === 'unreachable') await notes.forget(key);
  return answer.failure;
}

/** An address that contains the company's own domain (rule R60). */
export function isOwnPeople(email: string, ownDomain: string): boolean {
  return ownDomain !== '' && email.toLowerCase().includes(ownDomain.toLowerCase());
}

/** The ticket, with a summary in Russian (rule R59). */
function ticketOf(summary: DedicatedSummary): SupportTicket {
  const { resource } = summary;
  return {
    title: `Заказ выделенного сервера «${resource.name}»`,
    message: summaryOf(summary),
    resourceId: resource.id,
  };
}

/** In the language of the provider's support, whatever the customer's is. */
const CAPTIONS: Readonly<Record<DedicatedLineName, string>> = {
  machine: 'Сервер',
  cpu: 'Процессор',
  memory: 'Память',
  primaryStorage: 'Основной диск',
  secondaryStorage: 'Дополнительный диск',
  raid: 'RAID',
  os: 'Система',
  cp: 'Панель управления',
  ip: 'Дополнительные адреса',
  network_drive: 'Сетевой диск',
  bandwidth: 'Канал',
  admin: 'Администрирование',
};

function summaryOf({ resource, order, offer, place, monthly }: DedicatedSummary): string {
  const { machine } = order;
  const lines = [
    `Клиент заказал на сайте выделенный сервер «${resource.name}», номер ${resource.id}.`,
    machine.kind === 'preset' ? `Тариф: ${machine.presetId}` : `Конфигуратор: ${machine.planId}`,
    ...(offer ? [`Расположение: ${place ?? offer.location}`] : []),
    ...(offer?.lines ?? []).map(({ name, value }) => `${CAPTIONS[name]}: ${value}`),
    ...(offer && order.isAdministered ? [] : [`Администрирование: ${order.isAdministered ? 'да' : 'нет'}`]),
    `Оплата за: ${periodInWords(order.period)}`,
    ...(monthly === undefined ? [] : [`Стоимость: ${formatMoney(monthly)} в месяц`]),
  ];
  return lines.join('\n');
}
