import type { Link } from '../link';

export const kinds = {
  'large-server': { title: 'Заявка на создание VDS', lead: 'Оставьте телефон, и мы позвоним.' },
  dedicated: {
    title: 'Заявка на выделенный сервер',
    lead: 'Соберём машину под задачу: другие диски, память, сеть или несколько серверов сразу.',
  },
  product: { title: 'Оставить заявку', lead: 'Опишите задачу: ответим и подскажем, что подойдёт.' },
  'migration-grant': {
    title: 'Заявка на грант',
    lead: 'Компенсируем расходы на переезд. Расскажите, что переносите, и мы посчитаем сумму.',
  },
  'become-author': {
    title: 'Стать автором',
    lead: 'Платим за инструкции, которые проверены на живом сервере.',
  },
  'technical-writer': {
    title: 'Писать документацию',
    lead: 'Ищем технических писателей. Покажите, что вы уже написали.',
  },
  'ask-tutorial': {
    title: 'Заказать инструкцию',
    lead: 'Не нашли нужного? Напишите, что должно получиться в конце, и мы подготовим инструкцию.',
  },
  'contact-author': {
    title: 'Написать автору',
    lead: 'Передадим ваше письмо автору. Он ответит на почту или по телефону.',
  },
  story: {
    title: 'Рассказать свою историю',
    lead: 'Расскажите, что вы построили в облаке. Лучшие истории публикуем.',
  },
};

const writeForUs = { label: 'О чём хотите написать', hint: 'Тема и пара слов о вашем опыте' };

/** The field for what the visitor wants to say. */
export const message = {
  'large-server': {
    label: 'Что вам нужно',
    hint: 'Для чего сервер и к какому сроку. Можно оставить пустым',
  },
  dedicated: { label: 'Что нужно', hint: 'Задача, сборка и к какому сроку. Можно оставить пустым' },
  product: { label: 'Задача', hint: 'Что нужно и к какому сроку. Можно оставить пустым' },
  'migration-grant': {
    label: 'Что переносите',
    hint: 'Серверы, объём данных и нынешние расходы в месяц',
  },
  'become-author': writeForUs,
  'technical-writer': writeForUs,
  'ask-tutorial': { label: 'Какой инструкции не хватает', hint: 'Что вы делаете и где остановились' },
  'contact-author': { label: 'Сообщение', hint: 'Вопрос, замечание или предложение' },
  story: { label: 'Ваша история', hint: 'Что было, что стало и чего это стоило' },
};

/** Of those kinds that cannot do without it. */
export const messageMissing = {
  'become-author': 'О чём хотите написать?',
  'technical-writer': 'О чём хотите написать?',
  'ask-tutorial': 'О чём должна быть инструкция?',
  'contact-author': 'Что передать автору?',
  story: 'Расскажите хотя бы в двух словах',
};
export const messageTooLong = 'Не больше 2000 знаков';

/** What happens after a request is accepted, a step each; how it is answered is said after them. */
export const next = {
  'large-server': ['Проверим, где есть место для такого сервера.'],
  dedicated: ['Проверим, что есть на складе, и соберём предложение.'],
  product: ['Подберём, что подойдёт, и посчитаем стоимость.'],
  'migration-grant': ['Посчитаем сумму гранта по тому, что вы переносите.'],
  'become-author': ['Редактор прочитает заявку и предложит тему.'],
  'technical-writer': ['Редактор прочитает заявку и посмотрит ваши тексты.'],
  'ask-tutorial': ['Редактор решит, кто её напишет.', 'Когда инструкция выйдет, пришлём ссылку.'],
  'contact-author': ['Передадим сообщение автору.'],
  story: ['Редактор прочитает историю.', 'Перед публикацией покажем вам текст.'],
};

export const needAnother = (link: Link) => <>Нужна другая сборка? {link('Оставить заявку')}</>;
export const moreCores = (limit: number) => `Серверы, в которых больше ${limit} ядер, мы собираем по заявке.`;
/** `hours` is what the shop has written: 'по будням с 9 до 18'. */
export const weAnswer = (hours: string) => `Отвечаем ${hours}.`;
export const fasterInChat = (link: Link) => <>Быстрее всего {link('в чате')}.</>;
export const writeInChat = (link: Link) => <>Напишите нам {link('в чате')}.</>;

export const yourName = 'Как к вам обращаться';
export const emailMissing = 'Укажите почту: на неё ответим';
export const emailHint = 'Сюда придёт ответ';
export const oneIsEnough = 'Хватит почты или телефона';
export const phoneOrEmailMissing = 'Укажите телефон или почту: куда ответить?';
export const phoneIfEasier = 'Телефон, если удобнее говорить';
export const send = 'Отправить заявку';
export const sending = 'Отправляем…';

export const accepted = 'Заявка принята';
export const acceptedAs = (number: string) => `Заявка № ${number} принята`;
export const itsNumber = 'Её номер';
export const whatNext = 'Что дальше';
/** `hours` are empty where the shop has written none. */
export const willCall = (phone: string, hours: string) => `Позвоним по номеру ${phone}${within(hours)}.`;
export const willWrite = (email: string, hours: string) => `Ответим на ${email}${within(hours)}.`;
export const willWriteOrCall = (email: string, hours: string) =>
  `Ответим на ${email} или позвоним${within(hours)}.`;
export const addInChat = (link: Link) => (
  <>Если захотите что-то добавить, назовите номер заявки {link('в чате поддержки')}.</>
);
export const addInReply = 'Если захотите что-то добавить, назовите номер заявки в ответном письме.';
export const backToPage = 'Вернуться на страницу, с которой вы пришли';

function within(hours: string): string {
  return hours ? `, ${hours}` : ' в рабочее время';
}
