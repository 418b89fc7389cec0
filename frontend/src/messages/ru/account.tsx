import type { ReactNode } from 'react';
import type { Link } from '../link';

export const logInTitle = 'Вход';
export const smsCodeTitle = 'Код из SMS';
export const newPasswordTitle = 'Новый пароль';
export const becomePartner = 'Стать партнёром';
export const partnerLead = 'Рекомендуйте нас и получайте процент с оплат тех, кто пришёл по вашей ссылке.';
export const reviewLead = 'Отзыв можно оставить из аккаунта, чтобы было видно, что он настоящий.';
export const newPasswordLead = 'Пришлём на почту ссылку, по которой можно задать новый пароль.';

export const username = 'Логин или почта';
export const usernameMissing = 'Укажите логин или почту';
export const usernameTooLong = 'В логине не больше 254 знаков';
export const password = 'Пароль';
export const passwordMissing = 'Введите пароль';
export const passwordTooLong = 'В пароле не больше 200 знаков';
export const forgotPassword = (link: Link) => <>Забыли пароль? {link('Задать новый')}</>;
export const noAccountYet = (link: Link) => <>Ещё нет аккаунта? {link('Создать аккаунт')}</>;

export const smsCode = 'Код из SMS';
export const smsCodeHint = 'Мы отправили его на телефон из вашего аккаунта, он действует 5 минут';
export const smsCodeMissing = 'Введите код из SMS';
export const smsCodeWrong = 'В коде только цифры, от 4 до 8';
export const confirm = 'Подтвердить';
export const sendCodeAgain = 'Отправить код ещё раз';
export const codeSentAgain = 'Новый код отправлен, прежний больше не подходит';
export const notYourPhone = (link: Link) => <>Это не ваш телефон? {link('Войти под другим именем')}</>;

export const accountEmailMissing = 'Укажите почту, на которую зарегистрирован аккаунт';
export const sendLink = 'Прислать ссылку';
/** Says the same whether there is such an account or not. */
export const linkSent =
  'Если аккаунт с этой почтой есть, на неё уже идёт письмо со ссылкой. Она работает час; загляните и в папку со спамом';
export const rememberedPassword = (link: Link) => <>Вспомнили? {link('Войти')}</>;

export const emailHint = 'Сюда придёт доступ к панели';
export const emailMissing = 'Укажите почту: на неё придёт доступ к панели';
/** Stands behind the sentence that says so. */
export const goToLogIn = 'Перейти ко входу';
export const haveAccount = (link: Link) => <>Уже есть аккаунт? {link('Войти')}</>;
export const owner = 'Кто будет владельцем аккаунта';
export const organisation = 'Организация, ИП';
export const person = 'Частное лицо';
export const agreeToPolicy = (link: Link) => <>Согласен на {link('обработку персональных данных')}</>;
export const policyMissing = 'Без согласия аккаунт не создать';
export const agreeToMailing = (link: Link) => <>Хочу получать {link('письма о новых возможностях')}</>;
export const promoCode = (code: ReactNode) => <>Промокод {code}</>;
export const acceptOffer = (link: Link) => <>Создавая аккаунт, вы принимаете {link('условия оферты')}.</>;
/** `price` is that of a month, where it is known. */
export const signUpAndOrder = (price: string | undefined): string =>
  price ? `Создать аккаунт и заказать за ${price}/мес` : 'Создать аккаунт и заказать';

/** The number by which Russian tax authorities know a company or a sole proprietor. */
export const inn = 'ИНН';
export const innHint = '10 цифр, у предпринимателя 12';
export const innHintLookedUp = '10 цифр, у предпринимателя 12. Название и адрес подставим сами';
export const innMissing = 'Укажите ИНН';
export const innWrongLength = 'В ИНН 10 цифр у организации и 12 у предпринимателя';
export const innMistyped = 'В ИНН опечатка: его контрольные цифры не сходятся';
export const searchingByInn = 'Ищем организацию по ИНН…';
export const notFoundByInn = 'По этому ИНН ничего не нашлось. Впишите название и адрес сами.';
export const foundByInn = (name: string) => `Нашли: ${name}. Название и адрес можно поправить.`;
export const organisationName = 'Название организации';
export const organisationNameMissing = 'Укажите название организации';
export const organisationTooLong = 'В названии и в ИНН не больше 200 знаков';
export const organisationAddress = 'Юридический адрес';
export const organisationAddressHint = 'Можно указать позже, в панели';
export const organisationAddressTooLong = 'В адресе не больше 500 знаков';

export const partnerEmailMissing = 'Укажите почту: на неё придёт доступ к кабинету партнёра';
export const partnerCode = 'Код партнёра';
export const partnerCodeHint = 'Если вас пригласил другой партнёр. Можно не заполнять';
export const partnerCodeTooLong = 'В коде не больше 64 знаков';
export const partnerPolicyMissing = 'Без согласия партнёром не стать';
export const acceptPartnerOffer = (link: Link) => <>Принимаю {link('условия партнёрской оферты')}</>;
export const partnerOfferMissing = 'Без принятых условий партнёром не стать';
export const alreadyWithUs = (link: Link) => <>Уже с нами? {link('Войти')}</>;
