/** What happens to an order, in the words of `OrderEvent` of the ordering package. */
export const ORDER_STEPS = [
  'begun',
  'resumed',
  'looked',
  'left',
  'sent',
  'answered',
  'failed',
  'settled',
  'created',
  'adopted',
  'refused',
  'unconfirmed',
  'held',
] as const;

export type OrderStepName = (typeof ORDER_STEPS)[number];

/** Why the provider brought no usable answer, as the ordering package tells it; what it said is left out. */
export interface StepFailure {
  kind: 'unreachable' | 'no-answer' | 'broken' | 'refused' | 'malformed';
  /** Of `no-answer`: `timeout` or `reset`; of `refused`: why. */
  reason?: string;
  /** Of `broken`: the provider is done with the request. */
  isOver?: boolean;
}

/** One step of one resource of an order. */
export interface OrderStep {
  /** Milliseconds since 1970. */
  at: number;
  step: OrderStepName;
  /** The kind of resource, and the name that it bears or is to bear. */
  kind: string;
  name: string;
  /** The number that the provider gave the resource. */
  id?: string;
  /** Of `looked`. */
  found?: 'nothing' | 'unknown' | 'one';
  /** Of `sent`: the how manieth creation of this attempt. */
  creation?: number;
  failure?: StepFailure;
  /** Of `refused`. */
  reason?: string;
}

/** One try to place an order: a click, its repeat, or the order that a registration ends with. Steps that only look are a look of its customer. */
export interface OrderAttempt {
  id: string;
  /** The intent of the order: the same for all attempts of it. */
  intent: string;
  /** The request it came in, which the visitor is told as the reference of a failure. */
  requestId: string;
  customer: { id: string; email: string };
  /** As `serviceType` names it. */
  product: string;
  /** What was ordered, as the query of an order's address. */
  order: string;
  /** What the customer has confirmed for a month, in kopecks. */
  monthly: number;
  startedAt: number;
  /** After so many seconds the shop takes a creation for not made that nobody finds. */
  settledSeconds: number;
  steps: readonly OrderStep[];
}

/** How an order stands, as far as its attempts tell. `open`: its last attempt has not ended, or was cut off. */
export type OrderStanding = 'open' | 'created' | 'partly' | 'refused' | 'unconfirmed';

/** The attempts of one order as one of several may know them: the fullest version of each, the earliest first. */
export function mergeAttempts(attempts: readonly OrderAttempt[]): OrderAttempt[] {
  const fullest = new Map<string, OrderAttempt>();
  for (const attempt of attempts) {
    const known = fullest.get(attempt.id);
    if (!known || known.steps.length < attempt.steps.length) fullest.set(attempt.id, attempt);
  }
  return [...fullest.values()].sort((one, other) => one.startedAt - other.startedAt);
}

/**
 * What has become of an order, whose resources end one by one: of those that its last attempt was to make, because a customer may
 * choose anew. What was made once stays made.
 */
export function standingOf(attempts: readonly OrderAttempt[]): OrderStanding {
  const merged = mergeAttempts(attempts);
  const asked = new Set(placedLast(merged)?.steps.map(partOf));
  const ends = new Map<string, OrderStanding>();
  for (const { steps } of merged)
    for (const part of asked) {
      const standing = endOf(steps.filter((step) => partOf(step) === part));
      if (standing && ends.get(part) !== 'created') ends.set(part, standing(ends.get(part)));
    }
  const standings = [...ends.values()];
  if (standings.length === 0 || standings.includes('open')) return 'open';
  if (standings.includes('unconfirmed')) return 'unconfirmed';
  const [first = 'open'] = standings;
  return standings.every((one) => one === first) ? first : 'partly';
}

/** The attempt that says what was ordered: the last, unless it was told that the order stays with an earlier choice. */
export function placedLast(attempts: readonly OrderAttempt[]): OrderAttempt | undefined {
  const placed = mergeAttempts(attempts).filter((attempt) => !isLook(attempt));
  return (
    placed.findLast(({ steps }) => !steps.some(({ reason }) => reason === 'other-wish')) ?? placed.at(-1)
  );
}

function partOf({ kind, name }: OrderStep): string {
  return `${kind} ${name}`;
}

/** How a resource stands after the steps of an attempt; what stood before may stay. `undefined` where they say nothing of it. */
function endOf(
  steps: readonly OrderStep[],
): ((before: OrderStanding | undefined) => OrderStanding) | undefined {
  const told = steps.filter(({ step, reason }) => step !== 'held' && reason !== 'other-wish');
  const last = told.at(-1);
  if (!last) return undefined;
  if (told.some(({ step, found }) => step === 'created' || step === 'adopted' || found === 'one'))
    return () => 'created';
  // Refused because nobody could look: it says nothing of what an earlier attempt has sent.
  const isBlind = told.some(({ found }) => found === 'unknown') && !told.some(({ step }) => step === 'sent');
  if (last.step === 'refused') return (before) => (isBlind && before ? before : 'refused');
  return () => (last.step === 'unconfirmed' ? 'unconfirmed' : 'open');
}

/** Whether it is a look of the customer at what has become of the order, and no try to place it. */
export function isLook({ steps }: OrderAttempt): boolean {
  return steps.every(({ step }) => step === 'looked');
}

const LOOKED = {
  nothing: 'Проверили, что уже создано: пока ничего',
  unknown: 'Узнать, что уже создано, не удалось',
  one: 'Нашли то, что уже создано',
} as const;

const FAILED: Readonly<Record<string, string>> = {
  unreachable: 'Запрос не отправлен: связи не было',
  'no-answer timeout': 'Ответ не пришёл вовремя',
  'no-answer reset': 'Связь оборвалась до ответа',
  broken: 'В ответ пришла ошибка: создание ещё может идти',
  'broken over': 'В ответ пришла ошибка: создание прервано',
  malformed: 'Пришёл ответ, по которому не понять, создано ли',
  'refused signed-out': 'Отказ: время входа истекло',
  'refused no-balance': 'Отказ: не хватает средств',
  'refused sold-out': 'Отказ: нет в наличии',
};

const REFUSED: Readonly<Record<string, string>> = {
  'signed-out': 'время входа истекло',
  'no-balance': 'не хватает средств на балансе',
  'not-sold': 'больше не продаётся',
  'sold-out': 'нет в наличии',
  'too-small-for-system': 'для системы мало памяти',
  'no-such-period': 'такого срока оплаты больше нет',
  'price-changed': 'цена изменилась',
  'other-wish': 'этот заказ уже выполнен с прежним выбором',
  rejected: 'такое сочетание не заказать',
  unavailable: 'заказать не удалось, можно повторить',
};

/** A step in words for people, for whoever has ordered and for support alike. */
export function stepInWords({ step, id, found, creation, failure, reason }: OrderStep): string {
  switch (step) {
    case 'begun':
      return 'Заказ получен';
    case 'resumed':
      return 'Прежняя попытка ещё не завершена: сначала ищем, что она создала';
    case 'looked':
      return found === 'one' && id ? `${LOOKED.one}: № ${id}` : LOOKED[found ?? 'unknown'];
    case 'left':
      return 'Этот заказ уже выполняется: ждём, чем он закончится';
    case 'sent':
      return (creation ?? 1) > 1 ? 'Запрос на создание отправлен ещё раз' : 'Запрос на создание отправлен';
    case 'answered':
      return id ? `Ответ получен: создано, № ${id}` : 'Ответ получен: создано';
    case 'failed':
      return failureInWords(failure);
    case 'settled':
      return 'Проверено: не создано, заказ можно отправить ещё раз';
    case 'created':
      return id ? `Готово: № ${id}` : 'Готово';
    case 'adopted':
      return id ? `Готово: создано прежней попыткой, № ${id}` : 'Готово: создано прежней попыткой';
    case 'refused':
      return `Не заказано: ${REFUSED[reason ?? ''] ?? reason ?? 'причина неизвестна'}`;
    case 'unconfirmed':
      return 'Пока неизвестно, создано ли: второго не появится';
    case 'held':
      return 'Тот же заказ ещё обрабатывается';
  }
}

function failureInWords(failure: StepFailure | undefined): string {
  if (!failure) return 'Ответ не получен';
  const { kind, reason, isOver } = failure;
  const key = [kind, reason, isOver && 'over'].filter(Boolean).join(' ');
  return FAILED[key] ?? (kind === 'refused' ? 'Отказ' : 'Ответ не получен');
}

/** The steps of each resource, in the order in which they came first: a bundle makes its parts at once, and is read one after another. */
export function stepsByPart(steps: readonly OrderStep[]): { name: string; steps: OrderStep[] }[] {
  const parts = new Map<string, { name: string; steps: OrderStep[] }>();
  for (const step of steps) {
    const part = parts.get(partOf(step)) ?? { name: step.name, steps: [] };
    part.steps.push(step);
    parts.set(partOf(step), part);
  }
  return [...parts.values()];
}

/** Steps of a resource that follow each other and say the same, as one with how many they are: a lost answer is looked for several times. */
export function withoutRepeats(steps: readonly OrderStep[]): { step: OrderStep; times: number }[] {
  const shown: { step: OrderStep; times: number }[] = [];
  for (const step of steps) {
    const last = shown.at(-1);
    if (last && stepInWords(last.step) === stepInWords(step)) last.times += 1;
    else shown.push({ step, times: 1 });
  }
  return shown;
}
