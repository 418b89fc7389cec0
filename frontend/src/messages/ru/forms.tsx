import type { Link } from '../link';
import { plural } from './plural';

export const email = 'Почта';
export const emailWrong = 'Похоже, в адресе опечатка: нужен вид name@example.ru';
export const emailTooLong = 'В адресе почты не больше 254 знаков';
export const fullName = 'Имя и фамилия';
export const nameMissing = 'Как к вам обращаться?';
export const nameTooLong = 'В имени не больше 200 знаков';
export const phone = 'Телефон';
export const phoneMissing = 'Укажите телефон';
export const phoneWrong = 'В номере от 10 до 15 цифр, например +7 900 123-45-67';
/** Stands in an empty field. */
export const phoneExample = '+7 900 123-45-67';

/** Above the list of what is wrong. */
export const checkFields = (count: number): string =>
  count === 1
    ? 'Проверьте одно поле'
    : `Проверьте ${plural(count, { one: `${count} поле`, few: `${count} поля`, many: `${count} полей` })}`;
/** Read out, in brackets, behind what was wrong. */
export const mended = 'исправлено';

/** On the button of a form that is being sent. */
export const wait = 'Подождите немного…';
export const understood = 'Понятно';
export const goOn = (link: Link) => <>Готово. Если страница не сменилась сама, {link('перейдите дальше')}.</>;
/** The label of a field that people do not see, and programs fill in. */
export const leaveEmpty = 'Не заполняйте это поле';

/** Why a form has no answer. Everything typed stands in the form all the while. */
export const unanswered = {
  offline:
    'Нет связи с интернетом, поэтому ничего не отправлено. Всё, что вы ввели, на месте. Если ничего не измените, отправим сами, как только связь вернётся.',
  'no-answer':
    'Ответ не пришёл: прервалась связь или сайт не ответил. Всё, что вы ввели, на месте. Отправьте ещё раз: дважды ничего не создадим.',
};
export const unreadable = 'Форма не читается. Откройте страницу заново и отправьте её ещё раз.';
