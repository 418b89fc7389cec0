import { FIELD_LABELS, type FieldWords } from './field-labels';

const PERSON = { label: 'Имя и фамилия' };
const BLOCK_TITLE = { label: 'Заголовок блока', hint: 'Пусто: блок без заголовка.' };
const TITLED_BLOCK = { title: BLOCK_TITLE };

/** Fields that mean something else in one content type or component than elsewhere. */
export const SPECIAL_LABELS: Record<string, Record<string, FieldWords>> = {
  'api::knowledge.article': {
    text: { label: 'Текст', hint: 'Подзаголовки второго и третьего уровня становятся оглавлением статьи.' },
  },
  'api::knowledge.author': {
    name: PERSON,
    details: { label: 'Подпись автора', hint: 'Одна строка под именем у статьи.' },
    tags: { label: 'О чём пишет' },
  },
  'api::knowledge.expert': { name: PERSON },
  'api::knowledge.topic': {
    description: { label: 'Описание', hint: 'Одно предложение под названием темы.' },
  },
  'api::site.page': {
    title: { label: 'Название страницы', hint: 'Стоит в окне браузера и в поиске.' },
    slug: {
      label: 'Адрес',
      hint: 'Строчная латиница, цифры и дефисы: ai-help откроется по адресу /ai-help.',
    },
  },
  'api::site.incident': {
    title: { label: 'Заголовок', hint: 'Что случилось, словами клиента: «Заказы создаются с задержкой».' },
    severity: { label: 'Что это', hint: 'От этого зависит, что написано у отмеченных частей сервиса.' },
    text: { label: 'Текст', hint: 'Что не работает, что делать клиенту и когда ждать новостей.' },
    starts_at: { label: 'Началось', hint: 'До этого момента сообщение стоит в плановых работах.' },
    ends_at: { label: 'Закончилось', hint: 'Пусто: ещё идёт. Потом сообщение остаётся в истории.' },
    affects_site: { label: 'Сайт' },
    affects_prices: { label: 'Цены' },
    affects_orders: { label: 'Заказы и регистрация' },
    affects_panel: { label: 'Панель управления' },
    affects_knowledge: { label: 'База знаний' },
    updates: { label: 'Что нового', hint: 'Каждая запись с временем; на странице новая стоит выше.' },
  },
  'site.incident-update': {
    at: { label: 'Когда' },
    text: { label: 'Что нового', hint: 'Одно-два предложения.' },
  },
  'api::site.site-settings': {
    brand_name: { label: 'Название сайта' },
    phone: { label: 'Телефон', hint: 'Цифры, пробелы, скобки и дефисы: +7 800 000-00-00.' },
  },
  'api::requests.request': {
    state: { label: 'Состояние', hint: 'Что с заявкой сейчас.' },
    support_note: { label: 'Заметка поддержки', hint: 'Видна только в панели.' },
    number: { label: 'Номер', hint: 'Его видит посетитель.' },
    assignee: { label: 'Исполнитель', hint: 'Назначается справа.' },
    answered_at: { label: 'Отвечено', hint: 'Когда ушёл последний ответ из панели.' },
    delivery_state: { label: 'Передача', hint: 'Знает ли о заявке сервис провайдера.' },
    kind: { label: 'О чём' },
    name: { label: 'Имя' },
    phone: { label: 'Телефон' },
    email: { label: 'Почта' },
    message: { label: 'Сообщение' },
    details: { label: 'Подробности', hint: 'Что сайт знает о заявке: страница, число ядер, автор.' },
    request_id: { label: 'Идентификатор', hint: 'По нему заявку находят в журналах сайта и CMS.' },
    createdAt: { label: 'Получена' },
    assignee_id: { label: 'Номер исполнителя' },
    consent: { label: 'Согласие' },
    delivery: { label: 'Что передаётся' },
    delivery_attempts: { label: 'Попытки передачи' },
    delivery_due: { label: 'Следующая попытка' },
    delivered_at: { label: 'Передана в' },
    delivery_error: { label: 'Почему не передана' },
    claim: { label: 'Кто передаёт' },
    claimed_until: { label: 'Передаёт до' },
  },
  'api::commerce.static-preset': {
    code: { label: 'Код', hint: 'Строчная латиница, цифры и дефисы, например frankfurt-1.' },
    title: { label: 'Название тарифа' },
    preset_id: {
      label: 'Тариф провайдера',
      hint: 'Его продаёт карточка: цену и цифры сайт берёт у провайдера. Или выберите конфигуратор.',
    },
    configurator_id: {
      label: 'Конфигуратор',
      hint: 'Вместо тарифа: в нём собирают сервер из ядер, памяти и диска, указанных ниже.',
    },
    price: {
      label: 'Цена, ₽ в месяц',
      hint: 'Помесячно, без публичного IP. Видна, только пока провайдер не отвечает.',
    },
    bandwidth: { label: 'Канал, Мбит/с', hint: 'Пусто: канал тарифа.' },
  },
  'commerce.payment-period': {
    code: {
      label: 'Срок',
      hint: 'Месяцы или годы в записи ISO 8601, например P2Y. Провайдер должен знать этот срок.',
    },
  },
  'commerce.configurator-rule': {
    min_ram_per_core_gb: { label: 'Памяти на ядро не меньше, ГБ', hint: 'Пусто: как у остальных.' },
    location: {
      label: 'Локация',
      hint: 'Код. Пусто: под вкладкой он не встанет, и ссылке на снятый не предложат соседний.',
    },
    family: { label: 'Линейка', hint: 'Код линейки серверов, которые в нём собирают.' },
    is_under_tab: {
      label: 'Под вкладкой',
      hint: 'Стоит под тарифами своей линейки в своей локации.',
    },
  },
  'commerce.location': {
    code: { label: 'Код у провайдера', hint: 'Например ru-1.' },
    families: {
      label: 'Вкладки',
      hint: 'Коды линеек через запятую. Пусто: вкладки того, что здесь продаётся.',
    },
  },
  'commerce.server-family': {
    code: { label: 'Код', hint: 'Как линейку называет адаптер провайдера, например high-cpu.' },
    text: { label: 'Описание', hint: 'Одно предложение над тарифами вкладки.' },
  },
  'blocks.code': {
    ...TITLED_BLOCK,
    code: { label: 'Код', hint: 'Показывается с подсветкой и кнопкой «Копировать».' },
  },
  'blocks.comparison': {
    ...TITLED_BLOCK,
    ours: { label: 'Заголовок колонки «у нас»' },
    theirs: { label: 'Заголовок колонки «иначе»' },
  },
  'blocks.configurator': TITLED_BLOCK,
  'blocks.contact': {
    ...TITLED_BLOCK,
    href: { label: 'Адрес кнопки', hint: 'Пусто: чат поддержки.' },
  },
  'blocks.faq': TITLED_BLOCK,
  'blocks.features': TITLED_BLOCK,
  'blocks.grant': TITLED_BLOCK,
  'blocks.hero': { title: { label: 'Главный заголовок', hint: 'Один на странице.' } },
  'blocks.live-tariffs': TITLED_BLOCK,
  'blocks.related-tutorials': {
    ...TITLED_BLOCK,
    topic: { label: 'Тема', hint: 'Чьи новые инструкции показать.' },
  },
  'blocks.static-presets': TITLED_BLOCK,
  'blocks.steps': TITLED_BLOCK,
  'parts.comparison-row': { ours: { label: 'У нас' }, theirs: { label: 'Иначе' } },
  'site.feature': { title: { label: 'Заголовок' } },
  'site.link': {
    href: { label: 'Адрес', hint: '«/» для страницы сайта, «https://», «mailto:», «tel:» или «#».' },
  },
  'site.link-column': { title: { label: 'Заголовок колонки' } },
};

/** What people call a field, in a content type or component if it has a name of its own there, and what they are told of it. */
export function wordsOfField(field: string, uid = ''): FieldWords | undefined {
  return SPECIAL_LABELS[uid]?.[field] ?? FIELD_LABELS[field];
}

export function labelOf(field: string, uid?: string): string {
  return wordsOfField(field, uid)?.label ?? field;
}
