import type { DatabaseType } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import { currencySign } from '../currency';
import { plural } from './plural';
import { tariffs } from './units';

// Whatever can be had.

export const allTariffs = 'Все тарифы';
export const tariffsTitle = 'Тарифы';
export const tariffsAt = (place: string) => `Тарифы: ${place}`;
/** The label of a list: of a family, or of a type of databases. */
export const tariffsOf = (kind: string) => `Тарифы ${kind}`;
export const tariffsOfIn = (family: string, place: string) => `Тарифы ${family}, ${place}`;
export const tariffNamed = (title: string) => `Тариф ${title}`;
export const fromPrice = (price: ReactNode) => <>от {price}</>;
export const fromPerMonth = (price: string) => `от ${price}/мес`;
export const outOfStock = 'нет в наличии';
export const perUnit = {
  core: (price: string) => `${price} за ядро`,
  ram: (price: string) => `${price} за ГБ памяти`,
  disk: (price: string) => `${price} за ГБ диска`,
};
export const showMore = 'Показать ещё';
export const showSoManyMore = (count: number) => `Показать ещё ${count}`;
export const shownOf = (shown: number, total: number) => `Показано ${shown} из ${total}`;

/** A link stands behind it. */
export const nearestInStock = 'Ближайший в наличии:';
export const insteadOf = (soldOut: string, nearest: string) => `Вместо ${soldOut}: ${nearest}`;
export const nothingNear = 'Такого размера сейчас не осталось ни в одной локации.';

// Tools of lists.

export const payment = 'Оплата';
export const sortBy = 'Сначала';
export const allLocations = 'Все локации';
export const operatingSystem = 'Операционная система';
export const anySystem = 'Любая';
export const sorting = 'Сортировка';
export const price = 'Цена';
export const pricesPerMonth = () => `${currencySign()}/мес`;
export const pricesPerDay = () => `${currencySign()}/день`;
export const layout = 'Вид';
export const asList = 'Список';
export const asCards = 'Карточки';
export const forPurpose = 'Подобрать под задачу';
export const sizeAndBudget = 'Размер и бюджет';
export const reset = 'Сбросить';
export const purposeHint =
  'Задача подставляет размер, с которого обычно начинают; поправьте его под свою нагрузку.';

// Nothing fits.

export const nothingFound = 'Ничего не нашлось';
export const noSuchTariffs = 'Таких тарифов нет';
export const noSuchTariffsAt = (place: string) => `${place}: таких тарифов нет`;
export const askForLess = 'Попробуйте условия помягче.';
export const lookElsewhere = 'Посмотрите, что есть в других локациях.';
export const resetFilters = 'Сбросить условия';
export const showAllLocations = 'Показать все локации';
export const noneFitsAt = (place: string) => `${place}: подходящего тарифа нет`;
export const nearestIsDearer = (title: string, costs: string) =>
  `Ближе всего ${title}: размер подходит, но стоит он ${costs}.`;
export const sizeIsElsewhere = 'Такой размер есть в других локациях.';
export const sizeIsNowhere =
  'Такого размера нет ни в одной локации. Сбавьте требования или соберите сервер под себя.';
export const buildOwnServer = 'Собрать свой сервер';
export const placeFrom = (place: string, costs: string) => `${place}, от ${costs}`;
export const resetRequirements = 'Сбросить требования';

// Servers.

export const dayIsThirtieth = 'Цена дня — её тридцатая часть, для сравнения; списывается за месяц.';
export const familiesAt = (place: string) => `Линейки тарифов: ${place}`;
export const fitting = 'Подходящие тарифы';
export const fittingAt = (count: number, place: string) =>
  count === 0
    ? `${place}: подходящих тарифов нет`
    : `${plural(count, { one: 'Подходит', few: 'Подходят', many: 'Подходят' })} ${tariffs(count)}: ${place}, все линейки`;
export const noReadyMadeAt = (place: string) => `${place}: готовых тарифов пока нет`;
export const chooseAnotherPlace = 'Выберите другую локацию в списке выше или посмотрите, что есть рядом.';
export const noReadyMadeInFamily = 'Готовых тарифов в этой линейке сейчас нет.';
export const mostPopular = 'САМЫЙ ПОПУЛЯРНЫЙ';
export const tooLittleMemory = 'Мало памяти';
export const systemNeeds = (os: string, size: string) => `Для ${os} нужно от ${size} памяти`;
export const placesLegend = 'Локация на карте';
/** Read aloud before the price. */
export const orderAt = (place: string) => `Заказать: ${place}, `;
export const createAt = (place: string) => `Создать: ${place}, `;

// The comparison of servers.

export const compare = 'Сравнить';
export const compareNamed = (title: string) => `Сравнить ${title}`;
export const comparedLabel = 'Выбранные для сравнения';
export const comparedCount = (count: number, most: number) => `${count} из ${most}`;
export const comparedStatus = (count: number, most: number) => `К сравнению выбрано ${count} из ${most}`;
export const doNotCompare = (title: string) => `Не сравнивать ${title}`;
export const clearCompared = 'Очистить';
export const toComparison = 'К сравнению';
export const tickOneMore = 'Отметьте ещё один';
export const comparisonIsFull = (most: number) =>
  `Рядом помещаются ${most} тарифа. Чтобы добавить ещё один, уберите любой из выбранных.`;
export const comparison = 'Сравнение тарифов';
export const onlyDifferences = 'Только отличия';
export const atAGlance = 'На глаз';
export const nextStep = 'Дальше';
export const same = 'одинаково';
export const removeCompared = 'Убрать';
export const removeFromComparison = (title: string) => `Убрать ${title} из сравнения`;
export const availability = 'Наличие';
export const inStock = 'есть';
export const family = 'Линейка';
export const frequency = 'Частота';
export const diskType = 'Тип диска';
export const perCore = 'За ядро';
export const perGbOfMemory = 'За ГБ памяти';
export const perGbOfDisk = 'За ГБ диска';
export const cheapestOfAll = 'дешевле всех';
export const mostOfAll = 'больше всех';
export const highestOfAll = 'выше всех';

// Below the servers.

export const manyServers = 'Серверов станет много — возьмите Kubernetes';
export const manyServersText =
  'Приложения в контейнерах сами расходятся по узлам, а узлы добавляются группами — не нужно следить за каждым сервером.';
export const kubernetesClusters = 'Кластеры Kubernetes';
export const noSuitableSize = 'Не нашли своего размера?';
export const noSuitableSizeText = 'Напишите, что запускаете: подскажем тариф или соберём сервер под задачу.';
export const leaveRequest = 'Оставить заявку';

// Databases.

export const databaseType = 'Тип базы данных';
/** What each is good for in a line, how it keeps what it is given, and what people typically do with it. */
export const databases: Readonly<Record<DatabaseType, { purpose: string; model: string; use: string }>> = {
  mysql: {
    purpose: 'Сайты, магазины и CMS',
    model: 'Таблицы и SQL',
    use: 'WordPress, 1С-Битрикс, каталоги и корзины',
  },
  postgres: {
    purpose: 'Сложные данные и отчёты',
    model: 'Таблицы и SQL, JSON, геоданные',
    use: 'Учёт, финансы, SaaS, поиск по смыслу с pgvector',
  },
  redis: {
    purpose: 'Кеш, сессии и счётчики',
    model: 'Ключ и значение в памяти',
    use: 'Кеш страниц, сессии, ограничение запросов',
  },
  mongodb: {
    purpose: 'Документы без жёсткой схемы',
    model: 'Документы в формате JSON',
    use: 'Профили, каталоги с разными полями, черновики',
  },
  clickhouse: {
    purpose: 'Отчёты по миллиардам строк',
    model: 'Столбцы и SQL',
    use: 'Веб-аналитика, телеметрия, журналы событий',
  },
  opensearch: {
    purpose: 'Полнотекстовый поиск и логи',
    model: 'Документы с поисковым индексом',
    use: 'Поиск по сайту, разбор логов',
  },
  kafka: {
    purpose: 'Потоки событий между сервисами',
    model: 'Журнал сообщений по темам',
    use: 'Обмен событиями, сбор данных для аналитики',
  },
  rabbitmq: {
    purpose: 'Очереди фоновых задач',
    model: 'Очереди с подтверждением',
    use: 'Письма, обработка файлов, задачи по расписанию',
  },
};
export const typeIsNotSoldAt = (place: string, type: string) => `${place}: ${type} пока не продаётся`;
export const typesSoldHere = (types: string) => `Здесь есть ${types}.`;
export const noDatabasesHere = 'Баз данных в этой локации пока нет.';
export const showPlace = (place: string) => `Показать: ${place}`;
export const noDatabases = 'Базы данных сейчас не продаются';
export const noDatabasesText = 'Загляните позже или спросите поддержку.';
export const compareTypes = 'Сравнить типы баз';
/** `basis` is a sentence without its full stop: what a price is a price of. */
export const typesCaption = (basis: string) => `Типы баз данных. ${basis}`;
export const type = 'Тип';
export const purpose = 'Для чего';
export const dataModel = 'Модель данных';
export const typicalUse = 'Типичное применение';
export const where = 'Где';

// The bundle and the cards within texts.

export const bundleText = 'Всё создаётся одним заказом и в одной локации.';
export const orderBundle = 'Заказать комплект';
export const createBundle = 'Создать комплект';
export const priceIsUnknown = 'Цена тарифа сейчас недоступна.';
export const noLongerSold = 'Этого тарифа больше нет в продаже.';
export const runOnServer = 'Запустить на сервере';
