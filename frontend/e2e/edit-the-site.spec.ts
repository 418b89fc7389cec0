import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { SEEN_WITHIN_MS } from '../../scripts/publishing.mjs';
import { byNight, byNightBut } from './by-night';
import { ownPorts, WORKER } from './own-ports';
import { OPENING_MS } from './patience';
import { DATABASES } from './roles/databases';
import { Person, type Role } from './roles/person';
import { WHAT_IS_THEIRS } from './roles/what-is-theirs';

const PORTS = ownPorts(1);

const ARTICLE = 'api::knowledge.article';
const BANNER = 'api::site.banner';
const PAGE = 'api::site.page';
const REQUEST = 'api::requests.request';
const PEOPLE: readonly Role[] = ['editor', 'author', 'marketer', 'support'];

for (const database of DATABASES) {
  test.describe(`on ${database.name}`, { tag: database.tag }, () => {
    // The first form a person opens loads the whole panel.
    test.describe.configure({ timeout: 90_000 });
    let own: Awaited<ReturnType<typeof database.make>> | undefined;
    let shop: Awaited<ReturnType<typeof openPublishShop>> | undefined;
    let site: string;
    let people: Map<Role, Person>;

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(OPENING_MS);
      const fault = await database.fault();
      test.skip(fault !== undefined, fault);
      own = await database.make();
      const data = join(tmpdir(), `vitrina-e2e-roles-${WORKER}`);
      shop = await openPublishShop({ data, ports: PORTS, cmsEnv: own.env });
      // As people open them: the frame of the preview trusts the panel at this address only.
      const cms = `http://localhost:${PORTS.cms}`;
      site = `http://localhost:${PORTS.sites[0]}`;
      people = new Map(
        await Promise.all(
          PEOPLE.map(async (role) => [role, await Person.enter(browser, cms, role)] as const),
        ),
      );
    });
    test.afterAll(async () => {
      for (const { page } of people?.values() ?? []) await page.context().close();
      await shop?.close();
      await own?.drop();
    });

    const personOf = (role: Role): Person => {
      const person = people.get(role);
      if (person === undefined) throw new Error(`The ${role} is not there.`);
      return person;
    };
    const statusOf = async (path: string) => (await fetch(`${site}${path}`)).status;
    const textOf = async (path: string) => (await fetch(`${site}${path}`)).text();
    /** Notes how long visitors wait for what was just done. */
    const seenInTime = async (what: string, look: () => Promise<void>) => {
      const startedAt = performance.now();
      await look();
      const description = `${Math.round(performance.now() - startedAt)} ms`;
      test.info().annotations.push({ type: `${what}, ${database.name}`, description });
    };

    test(
      'an editor is stopped by the check, publishes what is mended, and takes it off again',
      byNight('stopped-by-the-check.spec.ts', 'checks.test.ts: a publication is refused'),
      async ({ page: reader }) => {
        const editor = personOf('editor');
        const { page } = editor;
        const path = '/tutorials/linux/keys-for-everyone';
        await editor.openEntry(ARTICLE);
        await editor.field('Заголовок').fill('Ключи для всех');
        // It follows the title until somebody writes another.
        await expect(editor.field('Адрес')).toHaveValue('klyuchi-dlya-vseh');
        await editor.field('Адрес').fill('keys-for-everyone');
        await editor.field('Краткое описание').fill('Как завести ключ и входить без пароля.');
        await page.getByRole('combobox', { name: 'Тема', exact: true }).click();
        await page.getByRole('option', { name: 'Linux' }).click();
        const text = editor.field('Текст');
        const tools = page.getByRole('toolbar', { name: 'Оформление текста' });
        await text.click();
        await tools.getByLabel('Вид строки').selectOption({ label: 'Заголовок подраздела' });
        await page.keyboard.type('Зачем ключ\nКлюч надёжнее пароля: ');
        const link = async (address: string) => {
          await tools.getByRole('button', { name: 'Ссылка', exact: true }).click();
          await page.getByRole('dialog').getByLabel('Адрес').fill(address);
          await editor.button('Поставить ссылку').click();
        };
        await link('/services/no-such-service');
        await editor.saveNew(ARTICLE);

        await test.step('the draft is on the site, for the editor alone', async () => {
          await editor.button('Посмотреть черновик').click();
          const frame = page.frameLocator('iframe[title="Черновик на сайте"]');
          await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Ключи для всех');
          await page.keyboard.press('Escape');
          expect(await statusOf(path)).toBe(404);
        });

        const publish = editor.button('Опубликовать');
        const skipped = editor.button(/уровень пропущен.*Зачем ключ/);
        const broken = editor.button(/страницу \/services\/no-such-service, которой на сайте нет/);
        await test.step('the check names what is wrong', async () => {
          await publish.click();
          await expect(page.getByText(/^Публикация остановлена\./)).toBeVisible();
          await expect(page.getByText('Пока нельзя опубликовать. Нужно исправить: 2.')).toBeVisible();
          await expect(skipped).toBeVisible();
          await expect(broken).toBeVisible();
          expect(await statusOf(path)).toBe(404);
        });

        await test.step('what is mended is published in time', async () => {
          await skipped.click();
          await tools.getByLabel('Вид строки').selectOption({ label: 'Заголовок раздела' });
          await broken.click();
          await expect(tools.getByRole('button', { name: 'Ссылка', exact: true })).toHaveAttribute(
            'aria-pressed',
            'true',
          );
          await link('/services/cloud-servers');
          await expect(page.getByText('Можно публиковать')).toBeVisible();
          await publish.click();
          await seenInTime('a new article', () =>
            expect.poll(() => statusOf(path), { timeout: SEEN_WITHIN_MS, intervals: [50] }).toBe(200),
          );
          await reader.goto(`${site}${path}`);
          await expect(reader.getByRole('heading', { level: 2, name: 'Зачем ключ' })).toBeVisible();
          await expect(
            reader.getByRole('article').locator('a[href="/services/cloud-servers"]'),
          ).toBeVisible();
        });

        await test.step('what is taken off is gone in time', async () => {
          await takeOff(page);
          await seenInTime('an article taken off', () =>
            // That it was withdrawn, and not never there, may be known a moment later.
            expect
              .poll(async () => [404, 410].includes(await statusOf(path)), {
                timeout: SEEN_WITHIN_MS,
                intervals: [50],
              })
              .toBe(true),
          );
        });
      },
    );

    test(
      'an author sends an article to review, and gets it back with a remark',
      byNight('review-and-plan.spec.ts', 'workflow.test.ts'),
      async () => {
        const author = personOf('author');
        const editor = personOf('editor');
        await author.openEntry(ARTICLE);
        await author.field('Заголовок').fill('Статья автора');
        await expect(author.field('Адрес')).toHaveValue('statya-avtora');
        await author.field('Адрес').fill('written-by-an-author');
        await author.field('Краткое описание').fill('О том, что проверит редактор.');
        await author.field('Текст').click();
        await author.page.keyboard.type('Первые слова.');
        const article = await author.saveNew(ARTICLE);
        await expect(author.page.getByText('Можно публиковать')).toBeVisible();
        await expect(author.page.getByRole('button', { name: 'Опубликовать', disabled: false })).toHaveCount(
          0,
        );
        await expect(author.page.getByText(/^Публикует редактор/)).toBeVisible();
        const published = await author.entry('POST', `${ARTICLE}/${article}/actions/publish`, {});
        expect(published.status()).toBe(403);
        await author.page.getByLabel('Записка редактору').fill('Готово к публикации');
        await author.button('Отправить на проверку').click();
        await expect(author.page.getByText('На проверке', { exact: true })).toBeVisible();

        await editor.open('/');
        const waiting = editor.page.getByRole('region', { name: 'Ждут проверки' });
        await waiting.getByRole('link', { name: 'Статья автора' }).click();
        await expect(editor.page.getByText('Готово к публикации')).toBeVisible();
        await editor.page.getByLabel('Замечание автору').fill('Уточните название');
        await editor.button('Вернуть с замечанием').click();
        await expect(editor.page.getByText('Возвращено с замечанием')).toBeVisible();

        await author.page.reload();
        await expect(author.page.getByText('Уточните название')).toBeVisible();
        await expect(author.button('Отправить на проверку')).toBeVisible();
        expect(await statusOf('/blog/written-by-an-author')).toBe(404);
      },
    );

    test(
      'a marketer makes a banner that guests see from its moment on, and customers do not',
      byNight('publish-within-two-seconds.spec.ts: guests and customers'),
      async ({ browser }) => {
        const marketer = personOf('marketer');
        const title = 'Серверы дешевле на неделю';
        await marketer.openEntry(BANNER);
        await marketer.field('Заголовок').fill(title);
        await marketer.field('Текст').fill('Скидка для тех, кто у нас впервые.');
        await marketer.choose('Вид', 'VDS');
        await marketer.choose('Место', 'Инструкции');
        await marketer.field('Текст кнопки').fill('Выбрать сервер');
        await marketer.field('Ссылка').fill('/services/cloud-servers');
        await marketer.choose('Кому показывать', 'Гостям, кто ещё не вошёл');
        await marketer.page.getByRole('textbox', { name: 'Приоритет' }).fill('100');
        const banner = await marketer.saveNew(BANNER);
        // People choose minutes, which a journey has no time for.
        const begin = Date.now() + 5_000;
        await marketer.entry('PUT', `${BANNER}/${banner}`, { starts_at: new Date(begin).toISOString() });
        await marketer.page.reload();
        await marketer.button('Опубликовать').click();
        await expect(marketer.page.getByText('Опубликовано', { exact: true }).first()).toBeVisible();
        if (Date.now() < begin) expect(await textOf('/tutorials')).not.toContain(title);

        await expect.poll(() => textOf('/tutorials')).toContain(title);
        expect(Date.now()).toBeGreaterThanOrEqual(begin);
        for (const isCustomer of [false, true]) {
          const context = await browser.newContext();
          if (isCustomer) await context.addCookies([{ name: 'vitrina-customer', value: 'demo', url: site }]);
          const visitor = await context.newPage();
          await visitor.goto(`${site}/tutorials`);
          await expect(visitor.getByRole('heading', { name: title })).toBeVisible({ visible: !isCustomer });
          await context.close();
        }
      },
    );

    test('the preview of a banner begins where the banner stands', async () => {
      const marketer = personOf('marketer');
      await marketer.openEntry(BANNER, await marketer.find(BANNER, 'filters[place][$eq]=home'));
      await marketer.button('Посмотреть черновик').click();
      const site = marketer.page.frameLocator('iframe[title="Черновик на сайте"]');
      await expect(site.getByRole('heading', { name: 'Переезд в облако с грантом' })).toBeInViewport();
    });

    test('a marketer changes a block of a page, and visitors see it without a deploy', async ({
      page: visitor,
    }) => {
      const marketer = personOf('marketer');
      await marketer.openEntry(PAGE, await marketer.find(PAGE, 'filters[slug][$eq]=ai-help'));
      await marketer.button(/^Начало страницы/).click();
      await marketer.field('Главный заголовок').fill('Инфраструктура для AI без лишнего');
      await marketer.button('Опубликовать').click();
      await seenInTime('a changed block', () =>
        expect
          .poll(() => textOf('/ai-help'), { timeout: SEEN_WITHIN_MS, intervals: [50] })
          .toContain('Инфраструктура для AI без лишнего'),
      );
      await visitor.goto(`${site}/ai-help`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
        'Инфраструктура для AI без лишнего',
      );
    });

    test('a visitor leaves a request, and the support takes it up', async ({ page: visitor }) => {
      const support = personOf('support');
      await visitor.goto(`${site}/request?kind=become-author`);
      await visitor.getByLabel('Как к вам обращаться').fill('Ольга Петрова');
      await visitor.getByLabel('Телефон').fill('+7 (900) 123-45-67');
      await visitor.getByRole('textbox').last().fill('Хочу писать об очередях.');
      await visitor.getByRole('button', { name: 'Отправить заявку' }).click();
      await expect(visitor.getByRole('heading', { name: 'Заявка принята' })).toBeVisible();

      await expect(async () => {
        await support.open('/');
        const tile = support.page.getByRole('region', { name: 'Новые заявки' });
        await tile.getByRole('link', { name: 'Ольга Петрова' }).click({ timeout: 3_000 });
      }).toPass();
      await expect(support.field('Сообщение')).toHaveValue('Хочу писать об очередях.');
      await expect(support.field('Телефон')).toBeDisabled();
      // A request is never drafted, so nothing is said of reviews, plans and versions.
      await expect(support.page.getByRole('heading', { name: 'История' })).toHaveCount(0);
      await expect(support.page.locator('[data-open-requests]')).toHaveAttribute(
        'data-open-requests',
        /[1-9]/,
      );
      await expect(support.page.getByText('Ответить отсюда нельзя: почта не настроена')).toBeVisible();
      await support.choose('Состояние', 'В работе');
      await support.field('Заметка поддержки').fill('Перезвонить завтра');
      await support.button('Сохранить').click();
      await expect(support.page.getByText('Заметка поддержки').first()).toBeVisible();
      await support.open(`/content-manager/collection-types/${REQUEST}`);
      await expect(
        support.page.getByRole('row', { name: /В работе.*Ольга Петрова.*Передана/ }),
      ).toBeVisible();
    });

    for (const role of PEOPLE) {
      test(
        `the ${role} finds in the panel what is theirs, and nothing else by its address`,
        byNightBut(role === 'marketer', 'roles.test.ts'),
        async () => {
          const person = personOf(role);
          const { menu, content, foreign } = WHAT_IS_THEIRS[role];
          await person.open('/content-manager');
          const [main, ofContent] = [
            person.page.getByRole('navigation').first(),
            person.page.getByRole('navigation').last(),
          ];
          await expect(ofContent.getByRole('listitem').getByRole('link')).toHaveText(content);
          for (const name of menu) await expect(main.getByRole('link', { name })).toBeVisible();
          for (const type of foreign) expect((await person.entry('GET', type)).status(), type).toBe(403);
          await person.open(`/content-manager/collection-types/${foreign[0]}`);
          await expect(person.page.getByText('У вас нет прав доступа к этому содержимому')).toBeVisible();
          for (const path of ['/admin/users', '/admin/roles', '/admin/api-tokens', '/admin/webhooks'])
            expect((await person.ask('GET', path)).status(), path).toBe(403);
        },
      );
    }
  });
}

async function takeOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ещё действия' }).last().click();
  await page.getByRole('menuitem', { name: 'Снять с публикации', exact: true }).click();
}
