import { REQUEST_KINDS, type RequestKind } from '~/content/requests/visitor-request';

/** What is asked in the form on the page; a large server has a form of its own, at its order. */
export type AskedKind = Exclude<RequestKind, 'large-server'>;

interface RequestWords {
  title: string;
  lead: string;
  message: { label: string; hint: string };
}

const WRITE_FOR_US = { label: 'О чём хотите написать', hint: 'Тема и пара слов о вашем опыте' };

export const REQUEST_WORDS: Record<AskedKind, RequestWords> = {
  product: {
    title: 'Оставить заявку',
    lead: 'Опишите задачу: ответим и подскажем, что подойдёт.',
    message: { label: 'Задача', hint: 'Что нужно и к какому сроку. Можно оставить пустым' },
  },
  'migration-grant': {
    title: 'Заявка на грант',
    lead: 'Компенсируем расходы на переезд. Расскажите, что переносите, и мы посчитаем сумму.',
    message: { label: 'Что переносите', hint: 'Серверы, объём данных и нынешние расходы в месяц' },
  },
  'become-author': {
    title: 'Стать автором',
    lead: 'Платим за инструкции, которые проверены на живом сервере.',
    message: WRITE_FOR_US,
  },
  'technical-writer': {
    title: 'Писать документацию',
    lead: 'Ищем технических писателей. Покажите, что вы уже написали.',
    message: WRITE_FOR_US,
  },
  'ask-tutorial': {
    title: 'Заказать инструкцию',
    lead: 'Не нашли нужного? Напишите, что должно получиться в конце, и мы подготовим инструкцию.',
    message: { label: 'Какой инструкции не хватает', hint: 'Что вы делаете и где остановились' },
  },
  'contact-author': {
    title: 'Написать автору',
    lead: 'Передадим ваше письмо автору. Он ответит на почту или по телефону.',
    message: { label: 'Сообщение', hint: 'Вопрос, замечание или предложение' },
  },
  story: {
    title: 'Рассказать свою историю',
    lead: 'Расскажите, что вы построили в облаке. Лучшие истории публикуем.',
    message: { label: 'Ваша история', hint: 'Что было, что стало и чего это стоило' },
  },
};

/** The kind an address names; one that nobody knows is a question about a product. */
export function parseRequestKind(value: string | null): AskedKind {
  const kind = REQUEST_KINDS.find((known) => known === value);
  return kind === undefined || kind === 'large-server' ? 'product' : kind;
}
