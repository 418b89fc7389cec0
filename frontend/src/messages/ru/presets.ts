export const byRequest = 'По заявке';
export const priceIsUnconfirmed = 'Сейчас цену не проверить: точная будет в заказе';
export const findReplacement = 'Подобрать замену';
export const findReplacementOf = (title: string) => `Подобрать замену ${title}`;
export const leaveRequest = 'Оставить заявку';
export const leaveRequestFor = (title: string) => `Оставить заявку ${title}`;
