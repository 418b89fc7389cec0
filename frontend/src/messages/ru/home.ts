// An island shows `promise` and `promiseLead`: what stands alone here comes to a browser alone.
export const promise = 'Облачный сервер за минуту';
export const promiseLead =
  'Соберите сервер под задачу: цена на экране — та же, что в счёте. Без звонков и договоров на бумаге.';

export const products = { title: 'Всё для проекта', all: 'Все услуги' };

export const locations = {
  title: 'Ближе к вашим пользователям',
  lead: 'Самый доступный тариф каждой локации.',
};

export const offers = {
  title: 'Цены на сегодня',
  allTariffs: 'Все тарифы',
  tariffsOf: (family: string) => `Тарифы ${family}`,
};

export const outage = {
  title: 'Цены сейчас не загрузились',
  lead: 'Всё остальное на сайте работает. Попробуйте ещё раз через минуту.',
  toTariffs: 'К тарифам',
};

export const stepsTitle = 'Как это работает';

export const steps = {
  choose: {
    title: 'Выберите тариф',
    text: 'Процессор, память и диск — в одной строке с ценой. Список можно сравнить взглядом.',
  },
  signUp: {
    title: 'Создайте аккаунт',
    text: 'Почта, телефон и имя; организации — ещё ИНН и название. Выбранный сервер никуда не денется: он записан прямо в адресе страницы.',
  },
  work: {
    title: 'Работайте',
    text: 'Сразу после заказа откроется панель с вашим сервером. Система ставится сама, пока вы наливаете чай.',
  },
};

export const tutorials = { title: 'Новые инструкции', all: 'Все инструкции' };

export const call = {
  title: 'Начните с одного сервера',
  lead: 'Аккаунт — это почта и телефон.',
  /** `hours` are the editor's: 'круглосуточно'. */
  support: (hours: string) => `Люди из поддержки отвечают ${hours}.`,
  signUp: 'Создать аккаунт',
  openPanel: 'Открыть панель',
  askInChat: 'Спросить в чате',
};
