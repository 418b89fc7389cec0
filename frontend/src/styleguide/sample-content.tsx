/** What the parts of the style guide hold. Nothing here is offered to anybody. */
export const LOCATIONS = [
  { code: 'ru-1', city: 'Санкт-Петербург' },
  { code: 'ru-2', city: 'Новосибирск' },
  { code: 'ru-3', city: 'Москва' },
  { code: 'kz-1', city: 'Алматы' },
  { code: 'nl-1', city: 'Амстердам' },
  { code: 'de-1', city: 'Франкфурт' },
  { code: 'fi-1', city: 'Хельсинки' },
  { code: 'tr-1', city: 'Стамбул' },
  { code: 'pl-1', city: 'Гданьск' },
];

export const PLANS = [
  { name: 'Старт', cpu: '1 × 3,3 ГГц', ram: '1 ГБ', disk: '15 ГБ', port: '200 Мбит/с', price: '477 ₽' },
  { name: 'Дело', cpu: '2 × 3,3 ГГц', ram: '4 ГБ', disk: '60 ГБ', port: '200 Мбит/с', price: '882 ₽' },
  { name: 'Размах', cpu: '8 × 3,3 ГГц', ram: '16 ГБ', disk: '160 ГБ', port: '1 Гбит/с', price: '4 210 ₽' },
];

export const QUESTIONS = [
  {
    title: 'Можно ли сменить тариф?',
    isOpen: true,
    content: <p>Да, в панели. Сервер перезагрузится, данные и адрес останутся.</p>,
  },
  {
    title: 'Когда спишутся деньги?',
    content: <p>Каждый день понемногу или сразу за месяц — как вы выбрали при заказе.</p>,
  },
  {
    title: 'Что будет, если деньги кончатся?',
    content: (
      <p>
        Сервер остановится, но диск мы сохраним ещё неделю. За это время можно пополнить счёт или забрать
        данные; о каждом шаге придёт письмо.
      </p>
    ),
  },
];
