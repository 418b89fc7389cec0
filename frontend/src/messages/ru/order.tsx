import type { ReactNode } from 'react';
import type { Link } from '../link';
import { plural } from './plural';

export { stepInWords as step } from '@vitrina/content-contract/order-attempt';

export const pageTitle = 'Ваш заказ';
export const unreadableTitle = 'Заказ';
/** Also where it leads to: the page that tells what has become of an order. */
export const history = 'Что с заказом';

export const pricePerMonth = (price: string) => `${price}/мес`;
export const monthlyTotal = 'Всего за месяц';
/** `period` says what the amount is paid for: 'за год'. */
export const due = (period: string, amount: string) => `${period} ${amount}`;
export const dueAndMonthly = (due: string, monthly: string) => `${due} · ${monthly} в месяц`;
export const saving = (amount: string) => `дешевле на ${amount}`;
export const savingToMonthly = (amount: string) => `дешевле на ${amount}, чем помесячно`;
export const counting = 'Считаем…';
export const recount = 'Пересчитать';
export const priceUnknown =
  'Цену нового выбора сейчас не узнать. Выбор на месте: нажмите «Пересчитать» чуть позже.';
export const priceUnknownOffline =
  'Не получилось узнать цену нового выбора: нет связи. Выбор на месте, пересчитаем, когда связь вернётся.';
/** `isOwnChoice`: because something else was chosen since, and not because the price of the same has changed. */
export const priceChanged = (now: string, seen: string, isOwnChoice: boolean) =>
  `${isOwnChoice ? 'С новым выбором цена другая' : 'Пока вы выбирали, цена изменилась'}: теперь ${now}, было ${seen}. Ничего не заказано. Если согласны, нажмите кнопку ещё раз.`;

export const change = 'Изменить заказ';
/** What a server is built of; `cores` is a count with its unit. */
export const server = (cores: string, ramGb: number, diskGb: number) =>
  `${cores}, ${ramGb} ГБ памяти, диск ${diskGb} ГБ`;
/** Of an order whose words cannot be had now. */
export const asLinked = 'по ссылке посетителя';
/** Beside something to choose, in brackets: why it cannot be had. */
export const noneLeft = 'нет в наличии';
export const needsMemory = (least: string) => `нужно памяти от ${least}`;
export const byRequest = 'по заявке';

/** `price` is that of a month, where it is known. */
export const submit = (price: string | undefined): string =>
  price ? `Заказать за ${price}/мес` : 'Заказать';
export const acceptOffer = (link: Link) => <>Заказывая, вы принимаете {link('условия оферты')}.</>;
export const take = (title: string) => `Взять ${title}`;
export const choose = 'Выбрать';
export const toTariffs = 'К тарифам';
export const allTariffs = 'Все тарифы';
export const toPanel = 'В панель';
export const openInPanel = 'Открыть в панели';
export const nameInPanel = (name: ReactNode) => <>Имя в панели: {name}</>;

/** Why an address leads to no order. */
export const noOrder = {
  'nothing-chosen': {
    title: 'Здесь пока нечего заказывать',
    text: 'В ссылке не сказано, что вы выбрали. Выберите услугу и тариф, и мы соберём заказ.',
  },
  invalid: {
    title: 'Ссылка на заказ не читается',
    text: 'Часть ссылки потерялась или изменилась по дороге. Ничего не заказано: выберите услугу и тариф ещё раз.',
  },
  'no-handler': {
    title: 'Такого заказа у нас нет',
    text: 'Ссылка ведёт к услуге, которую на сайте не заказывают. Посмотрите, что есть.',
  },
};
export const chooseService = 'Выбрать услугу';
export const bandwidthUnreadable =
  'Канал в ней не похож на число мегабит в секунду. Остальной заказ цел: продолжите его с обычным каналом тарифа.';
export const takeUsualBandwidth = 'Взять обычный канал';

export const cluster = {
  title: 'Создание кластера Kubernetes',
  description: 'Версия, мастер-узлы и рабочие узлы: соберите кластер и закажите его.',
  crumb: 'Создание кластера',
  noneSold: 'Кластеры сейчас не продаются',
  noneSoldText: 'Загляните позже или выберите другую услугу.',
};

export const noSuchServer = 'Такой сервер не продаётся';
export const noSuchTariff = (product: string) => `${product}: такого тарифа нет`;
export const noSuchTariffText =
  'Возможно, тариф обновили или ссылка повредилась по дороге. Выберите похожий в списке тарифов.';
export const nearestServer =
  'Память, диск или ядра стоят не на своём шаге, или памяти мало для стольких ядер. Ближайший сервер, который можно заказать:';
export const noSuchBandwidth = (
  title: string,
  { wanted, least, most, step }: Readonly<Record<'wanted' | 'least' | 'most' | 'step', string>>,
) =>
  `«${title}» есть, но не с каналом ${wanted}: выбрать можно от ${least} до ${most} с шагом ${step}. Остальное, что вы выбрали, останется как было.`;
export const takeBandwidth = (bandwidth: string) => `Взять канал ${bandwidth}`;
export const noSuchPeriod = 'Такого срока оплаты больше нет';
/** `how` it is paid for: 'помесячно', 'за год'. */
export const noSuchPeriodText = (how: string) =>
  `Оплатить ${how} уже нельзя. Остальное, что вы выбрали, останется как было.`;
export const pay = (how: string) => `Оплатить ${how}`;

export const soldOut = 'Нет в наличии';
export const soldOutText = (title: string, hasAlternative: boolean) => {
  const ended = `Тариф «${title}» закончился: свободных мест на нём сейчас нет.`;
  return hasAlternative
    ? `${ended} Ниже ближайший, в котором всего не меньше. Остальное, что вы выбрали, останется как было.`
    : `${ended} Такого же или большего тарифа тоже нет, но можно выбрать другой.`;
};
export const tooSmall = 'Мало памяти';
export const tooSmallTitle = (system: string) => `Для ${system} мало памяти`;
export const tooSmallText = (system: string, memory: string, hasAlternative: boolean) => {
  const why = `${system} работает на сервере, у которого от ${memory} памяти, а на этом её меньше.`;
  return hasAlternative
    ? `${why} Ниже ближайший, на котором её хватает: остальное, что вы выбрали, останется как было. Или выберите в тарифах другую систему.`
    : `${why} Выберите в тарифах сервер побольше или другую систему.`;
};

export const confirmation = {
  accepted: 'Заказ принят',
  checking: 'Проверяем заказ',
  partly: 'Заказано не всё',
  partlyText: 'Часть комплекта не создана. Остальное заказано; чего не хватает, можно заказать отдельно.',
  opensByItself: 'Панель откроется сама через несколько секунд.',
  stay: 'Остаться на этой странице',
  history: 'Что происходило с заказом',
  title: 'Ваш заказ',
  nextPayment: 'Следующий платёж',
  /** The day ends with a full stop of its own in Russian. */
  ordered: (day: string) => `Заказано ${day} Списания и остаток\u00a0— в панели.`,
  firstSteps: 'С чего начать',
  parts: 'Части комплекта',
  partChecking: 'Проверяем',
  partCheckingText: 'появится в панели, если создание удалось',
  partNotMade: 'Не создано',
  orderPart: 'Заказать отдельно',
};

/** Where an order is. `same` is said as long as the order that is sent again is the same one. */
export const places = {
  'under-way': {
    title: 'Проверяем заказ',
    text: 'Подтверждение ещё не пришло: создание могло состояться.',
    same: 'Заказ можно отправить ещё раз: сначала мы проверим, выполнен ли он, и второго не появится.',
  },
  made: { title: 'Заказ выполнен', text: 'Всё заказанное создано и есть в панели.' },
  gone: {
    title: 'Заказ был выполнен',
    text: 'Созданное сейчас не найдено под прежним именем: его могли переименовать или удалить в панели.',
  },
  'partly-made': {
    title: 'Заказ выполнен не весь',
    text: 'Часть заказанного создана, остального нет.',
    same: 'Отправьте заказ ещё раз: создано будет только то, чего не хватает.',
  },
  'not-made': { title: 'Заказ не выполнен', text: 'Ничего не создано. Заказать можно снова.' },
  unclear: {
    title: 'Сейчас не проверить',
    text: 'Узнать, что создано, пока не удалось. Обновите страницу через минуту или посмотрите в панели.',
  },
};

export const timeline = {
  reloadsByItself: 'Страница обновляется каждые 10 секунд.',
  stopReloading: 'Не обновлять',
  reload: 'Обновить',
  reloadByItself: 'Обновлять каждые 10 секунд',
  back: 'Вернуться к заказу',
  ordered: 'Что заказано',
  happened: 'Что происходило',
  partial: 'Часть истории сейчас получить не удалось.',
  tellSupport: 'Если что-то не сходится, назовите поддержке номер:',
  states: { made: 'Создано', missing: 'Пока нет', unknown: 'Не проверить' },
  /** `place` is that among several attempts, the first is 1. */
  attempt: (place: number, moment: string) => `Попытка ${place}, ${moment}`,
  look: (moment: string) => `Проверка, ${moment}`,
  /** Behind a step that has happened several times in a row. */
  times: (count: number) => `(${count}\u00a0${plural(count, { one: 'раз', few: 'раза', many: 'раз' })})`,
};

/** Why a visitor is not told of an order. */
export const noTimeline = {
  'signed-out': {
    title: 'Войдите, чтобы увидеть заказ',
    text: 'Что с заказом, видит только тот, кто заказывал.',
  },
  unknown: {
    title: 'Такого заказа нет',
    text: 'В вашем аккаунте нет заказа с таким адресом. Всё, что создано, есть в панели.',
  },
  unavailable: {
    title: 'Истории сейчас не получить',
    text: 'Что с заказом, узнать пока не удалось. Обновите страницу через минуту; всё, что создано, есть в панели.',
  },
};
