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

/** What has become of an order, whose resources end one by one; what was made once stays made. */
export function standingOf(attempts: readonly OrderAttempt[]): OrderStanding {
  const ends = new Map<string, OrderStanding>();
  for (const { steps } of mergeAttempts(attempts))
    for (const step of steps) {
      const part = `${step.kind} ${step.name}`;
      const standing = standingAfter(step);
      if (ends.get(part) !== 'created' && standing) ends.set(part, standing);
    }
  const standings = [...ends.values()];
  if (standings.length === 0 || standings.includes('open')) return 'open';
  if (standings.includes('unconfirmed')) return 'unconfirmed';
  const [first = 'open'] = standings;
  return standings.every((one) => one === first) ? first : 'partly';
}

/** `undefined` where a step says nothing of it. */
function standingAfter({ step, found }: OrderStep): OrderStanding | undefined {
  if (step === 'created' || step === 'adopted' || found === 'one') return 'created';
  if (step === 'refused' || step === 'unconfirmed') return step;
  return step === 'held' ? undefined : 'open';
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
  malformed: 'Ответ не разобрать',
  'refused signed-out': 'Отказ: вход истёк',
  'refused no-balance': 'Отказ: не хватает средств',
  'refused sold-out': 'Отказ: нет в наличии',
};

const REFUSED: Readonly<Record<string, string>> = {
  'signed-out': 'вход истёк',
  'no-balance': 'не хватает средств на балансе',
  'not-sold': 'больше не продаётся',
  'sold-out': 'нет в наличии',
  'too-small-for-system': 'для системы мало памяти',
  'price-changed': 'цена изменилась',
  'other-wish': 'по этой заявке уже создано другое',
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
      return 'Заказ ведёт другой сервер сайта: ждём, что он создаст';
    case 'sent':
      return (creation ?? 1) > 1 ? 'Запрос на создание отправлен ещё раз' : 'Запрос на создание отправлен';
    case 'answered':
      return id ? `Ответ получен: создано, № ${id}` : 'Ответ получен: создано';
    case 'failed':
      return failureInWords(failure);
    case 'settled':
      return 'Точно не создано и уже не будет: можно заказывать снова';
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

/** Steps that follow each other and say the same, as one with how many they are: a lost answer is looked for several times. */
export function withoutRepeats(steps: readonly OrderStep[]): { step: OrderStep; times: number }[] {
  const shown: { step: OrderStep; times: number }[] = [];
  for (const step of steps) {
    const last = shown.at(-1);
    if (last && last.step.name === step.name && stepInWords(last.step) === stepInWords(step)) last.times += 1;
    else shown.push({ step, times: 1 });
  }
  return shown;
}
