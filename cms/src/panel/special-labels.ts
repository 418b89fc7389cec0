import { COMPONENT_PANELS } from './component-panel';
import { FIELD_LABELS, type FieldWords } from './field-labels';

const PERSON = { label: 'Имя и фамилия' };

/** Fields that mean something else in one content type, or in one category of components, than elsewhere. */
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
  blocks: { title: { label: 'Заголовок блока', hint: 'Пусто: блок без заголовка.' } },
};

/**
 * What people call a field and what they are told of it: what its component or content type says, then what its category does, then what
 * is said everywhere. Where only a name is known, a component that has such a field.
 */
export function wordsOfField(field: string, uid = ''): FieldWords | undefined {
  const category = uid.split('.')[0] ?? '';
  return (
    COMPONENT_PANELS[uid]?.words?.[field] ??
    SPECIAL_LABELS[uid]?.[field] ??
    SPECIAL_LABELS[category]?.[field] ??
    FIELD_LABELS[field] ??
    Object.values(COMPONENT_PANELS).find(({ words }) => words?.[field])?.words?.[field]
  );
}

export function labelOf(field: string, uid?: string): string {
  return wordsOfField(field, uid)?.label ?? field;
}
