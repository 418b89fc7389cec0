import { resetsInRussian } from '@vitrina/content-contract/demonstration';
import type { Link } from '../link';

export const skipToContent = 'Перейти к содержанию';
export const homePage = 'Главная';
export const breadcrumbs = 'Путь по сайту';
/** On every page of a demonstration that is open to everybody; `minutes` lie between two resets. */
export const demonstration = (minutes: number) =>
  `Это демонстрация: заказы не настоящие, списаний нет. Всё, что вы введёте, видят другие посетители, и ${resetsInRussian(minutes)} оно удаляется: не вводите настоящих данных.`;
export const copy = 'Скопировать';
export const copied = 'Скопировано';
/** Above a text that the browser does not let the page copy. */
export const copyFromHere = 'Скопируйте отсюда';
export const closeNotification = 'Закрыть уведомление';
export const notifications = 'Уведомления';
/** In the corner of the page, when the browser loses its connection and when it is back. */
export const isOffline = 'Нет соединения с интернетом. То, что вы выбрали и ввели, останется на месте.';
export const isOnline = 'Соединение восстановлено';

export const mainMenu = 'Основное меню';
export const products = 'Продукты';
export const services = 'Услуги';
export const allServices = 'Все услуги';
export const solutions = 'Решения';
export const allSolutions = 'Все решения';
export const menu = 'Меню';
export const siteMenu = 'Меню сайта';
export const closeMenu = 'Закрыть меню';
export const signUp = 'Создать аккаунт';
export const logIn = 'Войти';
export const logOut = 'Выйти';
export const panel = 'Панель';
export const openPanel = 'Открыть панель';
export const switchTheme = 'Сменить тему: светлая или тёмная';

/** The menu of a shop whose CMS has not answered. */
export const cloudServers = 'Облачные серверы';
export const cloudServersText = 'Готовые тарифы и цены на сегодня';
export const tutorials = 'Инструкции';
export const blog = 'Блог';

export const search = 'Поиск';
export const searchSite = 'Поиск по сайту';
export const palette = {
  title: 'Поиск и команды',
  field: 'Что найти',
  /** Names what can be searched for; the last is a query that reads as requirements of a server. */
  placeholder: 'Статья, услуга или «4 ядра 8 гб москва»',
  found: 'Найденное',
  commands: 'Перейти',
  servers: 'Подобрать сервер',
  nothing: 'Ничего не нашлось. Enter откроет поиск по всему сайту.',
  partial: 'Искали не везде: часть поиска сейчас не отвечает.',
  failure: 'Поиск сейчас не отвечает. Enter откроет страницу поиска.',
  /** Behind the keys that do so. */
  choose: 'выбрать',
  open: 'открыть',
  close: 'закрыть',
};

/** `hours` is what the shop has written: 'круглосуточно'. */
export const supportAnswers = (hours: string) => `Поддержка отвечает ${hours}`;
export const supportChat = 'Чат поддержки';
export const writeToUs = 'Написать нам';
export const serviceStatus = 'Статус сервиса';

export const cookieSettings = 'Настройки cookie';
/** `names` is the list of them. */
export const mayCount = (names: string, count: number) =>
  `Разрешите считать посещения? ${count > 1 ? `Счётчики (${names}) показывают` : `Счётчик (${names}) показывает`} нам, что на сайте полезно. Пока вы не разрешите, ничего не загружается.`;
export const howDataAreTreated = 'Как мы обращаемся с данными';
export const countersAllowed = 'Сейчас счётчики включены.';
export const countersRefused = 'Сейчас счётчики выключены.';
export const refuseCounters = 'Отказаться';
export const allowCounters = 'Разрешить';
/** As their makers call them. */
export const counterNames = {
  metrika: 'Яндекс Метрика',
  ga4: 'Google Analytics',
  roistat: 'Roistat',
  plausible: 'Plausible',
};

export const personalData = (link: Link) => (
  <>
    Отправляя заявку, вы соглашаетесь на {link('обработку персональных данных')}: они нужны, чтобы ответить.
  </>
);
export const successor =
  'Тариф, на который вела ссылка, больше не продаётся. Вот тот, что пришёл ему на смену.';
/** What the site sells, for search engines. */
export const offerCategory = 'Облачный хостинг';
