import { DEMO_PASSWORD } from '../../scripts/settings.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ site: string, cms: string, sandbox: string }} Addresses */
/** @typedef {'author' | 'editor' | 'marketer'} Role */
/**
 * @typedef {object} Picture
 * @property {string} name of the file, without its ending
 * @property {(addresses: Addresses) => string} address
 * @property {[width: number, height: number]} [size] of the window, in CSS pixels; 1280 × 900 unless said
 * @property {'dark'} [theme]
 * @property {boolean} [isWhole] the whole page, as long as it is
 * @property {number} [status] that the address answers with, 200 unless said
 * @property {Role} [as] who has logged in to the panel of the CMS
 * @property {(page: Page, addresses: Addresses) => Promise<unknown>} [act] what is done before it is taken
 */

const PHONE = /** @type {[number, number]} */ ([390, 844]);
const ORDER = 'auth=registrationVds&preset=2453';
const COLLECTIONS = '/content-manager/collection-types';
const ARTICLE = 'api::knowledge.article';

/** Of the site, in an order in which none changes what a later one shows. @type {readonly Picture[]} */
const SITE = [
  { name: 'home', address: ({ site }) => site, size: [1280, 1500] },
  { name: 'home-dark', address: ({ site }) => site, theme: 'dark' },
  { name: 'home-phone', address: ({ site }) => site, size: PHONE },
  {
    name: 'menu',
    address: ({ site }) => site,
    act: (page) => page.getByRole('button', { name: 'Продукты' }).click(),
  },
  {
    name: 'drawer-phone',
    address: ({ site }) => site,
    size: PHONE,
    act: (page) => page.getByRole('button', { name: 'Меню', exact: true }).click(),
  },
  { name: 'services', address: ({ site }) => `${site}/services` },
  { name: 'service', address: ({ site }) => `${site}/services/kubernetes` },
  { name: 'solution', address: ({ site }) => `${site}/solutions/mail` },
  { name: 'tariffs', address: ({ site }) => `${site}/services/cloud-servers`, size: [1280, 1400] },
  {
    name: 'tariffs-phone',
    address: ({ site }) => `${site}/services/cloud-servers`,
    size: PHONE,
    act: (page) => toTop(page, 'Тарифы на сегодня'),
  },
  {
    name: 'configurator',
    address: ({ site }) => `${site}/services/cloud-servers#configurator`,
    size: [1920, 1000],
  },
  { name: 'search', address: ({ site }) => `${site}/search?q=nginx` },
  { name: 'registration', address: ({ site }) => `${site}/registration?${ORDER}` },
  {
    name: 'registration-phone',
    address: ({ site }) => `${site}/registration?${ORDER}`,
    size: PHONE,
    isWhole: true,
  },
  { name: 'login', address: ({ site }) => `${site}/registration?auth=login` },
  {
    name: 'order',
    address: ({ site }) => `${site}/registration?auth=login`,
    act: async (page, { site }) => {
      await logIn(page);
      await page.goto(`${site}/order?${ORDER}`);
    },
  },
  {
    name: 'panel',
    address: ({ site }) => `${site}/registration?auth=login`,
    size: [1280, 800],
    act: async (page, { site }) => {
      await logIn(page);
      await page.goto(`${site}/order?${ORDER}`);
      await page.getByRole('button', { name: /^Заказать за/ }).click();
      await arrive(page, /\/panel\/servers\/\d+/);
      await page.getByRole('status').getByText('Работает').waitFor();
    },
  },
  { name: 'tutorials', address: ({ site }) => `${site}/tutorials` },
  { name: 'tutorial', address: ({ site }) => `${site}/tutorials/linux/ssh-keys` },
  { name: 'tutorial-phone', address: ({ site }) => `${site}/tutorials/linux/ssh-keys`, size: PHONE },
  { name: 'missing', address: ({ site }) => `${site}/no-such-page`, status: 404 },
  { name: 'parts', address: ({ site }) => `${site}/ui`, size: [1280, 1400] },
];

/** Of the panel of the CMS, for those who edit. @type {readonly Picture[]} */
const PANEL = [
  {
    name: 'edit-article',
    as: 'editor',
    address: ({ cms }) => `${cms}/admin${COLLECTIONS}/${ARTICLE}`,
    act: async (page) => {
      await page.getByText('Как подключиться к облачному серверу по SSH-ключу').click();
      const tools = page.getByRole('toolbar', { name: 'Оформление текста' });
      await tools.waitFor();
      await tools.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'edit-banner',
    as: 'marketer',
    address: ({ cms }) => `${cms}/admin${COLLECTIONS}/api::site.banner`,
    act: (page) => page.getByText('Переезд в облако с грантом').click(),
  },
  {
    name: 'edit-blocks',
    as: 'marketer',
    address: ({ cms }) => `${cms}/admin${COLLECTIONS}/api::site.service`,
    act: (page) => page.getByRole('gridcell', { name: 'Kubernetes', exact: true }).click(),
  },
  {
    name: 'edit-price',
    as: 'marketer',
    address: ({ cms }) => `${cms}/admin/content-manager/single-types/api::commerce.commerce-settings`,
    act: async (page) => {
      await page.getByLabel(/^Цена плавающего IP/).fill('290');
      await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'edit-review',
    as: 'editor',
    address: ({ cms }) => `${cms}/admin/editorial`,
    act: async (page, { cms }) => {
      await sendToReview(page, cms);
      await page.reload();
      await page.getByRole('link', { name: 'Статья «Первый вход на сервер»' }).click();
      await page.getByRole('toolbar', { name: 'Оформление текста' }).waitFor();
      const state = page.getByText('На проверке', { exact: true });
      await state.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
];

/** All pictures of the documentation. */
export const PICTURES = [...SITE, ...PANEL];

/**
 * The name of a picture's file in `docs/images`. The panel is full of small grey letters, which fewer colours make no smaller.
 * @param {Picture} picture
 */
export function fileOf({ name, as }) {
  return `${name}.${as ? 'webp' : 'png'}`;
}

/** @param {Page} page */
async function logIn(page) {
  await page.getByLabel('Логин или почта').fill('demo');
  await page.getByLabel('Пароль').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await arrive(page, /\/panel\/servers$/);
}

/** On the way to the panel one address leads on to the next. @param {Page} page @param {RegExp} address */
function arrive(page, address) {
  return page.waitForFunction((source) => new RegExp(source).test(location.href), address.source);
}

/**
 * @param {Page} page
 * @param {string} heading
 */
function toTop(page, heading) {
  return page
    .getByRole('heading', { name: heading })
    .evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 80));
}

/** An author's article that waits for the editor. @param {Page} page @param {string} cms */
async function sendToReview({ request }, cms) {
  const { token } = await enter(request, cms, 'author');
  const headers = { authorization: `Bearer ${token}` };
  const entries = `${cms}${COLLECTIONS}`;
  const topics = await request.get(`${entries}/api::knowledge.topic?filters[path][$eq]=linux`, { headers });
  const [{ documentId: topic }] = (await topics.json()).results;
  const created = await request.post(`${entries}/${ARTICLE}`, {
    headers,
    data: {
      title: 'Первый вход на сервер',
      url: 'first-login',
      description: 'Как войти на новый сервер и что сделать на нём сначала.',
      text: '<h2>Откуда взять пароль</h2><p>Он приходит в письме о новом сервере.</p>',
      topic: { connect: [{ documentId: topic }] },
    },
  });
  const { documentId } = (await created.json()).data;
  const sent = await request.post(`${cms}/vitrina/editorial/entries/${ARTICLE}/${documentId}/review`, {
    headers,
    data: { note: 'Готово, посмотрите заголовки.' },
  });
  if (!sent.ok()) throw new Error(`The article was not sent to review: ${await sent.text()}`);
}

/**
 * A session at the panel of the CMS, without its form.
 * @param {import('@playwright/test').APIRequestContext} request
 * @param {string} cms
 * @param {Role} role
 * @returns {Promise<{ token: string }>}
 */
export async function enter(request, cms, role) {
  const answer = await request.post(`${cms}/admin/login`, {
    data: { email: `${role}@vitrina.example`, password: DEMO_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`The ${role} was not let in: ${await answer.text()}`);
  return (await answer.json()).data;
}
