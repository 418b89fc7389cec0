import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSettings } from '../seed/commerce';
import { sendAsking } from '../src/admin/prices/ask-for-prices';
import { confirmationOf } from '../src/prices/confirmation';
import { figuresOf } from '../src/prices/figures';
import { isDrastic, type PriceChange, priceChanges } from '../src/prices/price-changes';
import { changeInWords } from '../src/prices/price-words';
import { describeOnOne, postgres, type TestDatabase } from './databases';
import { eventually } from './editorial';
import { type Answer, at, get, logIn, post, put } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms } from './running-cms';

const PRESET = 'api::commerce.static-preset';
const SETTINGS = 'api::commerce.commerce-settings';
const [month, quarter, half, year] = commerceSettings.payment_periods;

function changed(from: number | undefined, to: number | undefined, unit: PriceChange['unit'] = 'roubles') {
  return { key: 'price', path: 'price', label: 'Цена в месяц', unit, from, to };
}

describe('a change of a price', () => {
  test.each([
    [4420, 1, true],
    [1, 4420, true],
    [100, 130, false],
    [100, 131, true],
    [100, 70, false],
    [100, 69, true],
    // As floats 0.895 and 0.6265 are a little more than 30 % apart.
    [0.895, 0.6265, false],
    [0.895, 0.6264, true],
    [180, 0, true],
    [0, 180, true],
    [undefined, 510, true],
    [510, undefined, true],
  ])('from %s to %s is asked about with a limit of 30 %%: %s', (from, to, isAsked) => {
    expect(isDrastic(changed(from, to), 30)).toBe(isAsked);
  });

  test('is asked about whatever it is when the limit is 0, and never for a fall when it is 100', () => {
    const price = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(price, price, (from, to) => {
        fc.pre(from !== to);
        expect(isDrastic(changed(from, to), 0)).toBe(true);
        expect(isDrastic(changed(from, to), 100)).toBe(to > 2 * from);
        expect(isDrastic(changed(from, 0), 100)).toBe(true);
      }),
    );
  });

  test.each([
    [4420, 1, 'roubles', 'Цена в месяц: 4 420 ₽ → 1 ₽ (−99,98 %)'],
    [4420, 4500, 'roubles', 'Цена в месяц: 4 420 ₽ → 4 500 ₽ (+1,81 %)'],
    [1_000_000, 1_000_001, 'roubles', 'Цена в месяц: 1 000 000 ₽ → 1 000 001 ₽ (меньше 0,01 %)'],
    [180, 0, 'roubles', 'Цена в месяц: 180 ₽ → 0 ₽ (станет бесплатно)'],
    [0, 180, 'roubles', 'Цена в месяц: 0 ₽ → 180 ₽ (было бесплатно)'],
    [undefined, 510, 'roubles', 'Цена в месяц: нет → 510 ₽ (впервые)'],
    [510, undefined, 'roubles', 'Цена в месяц: 510 ₽ → нет (больше не указано)'],
    [0.97, 0.9725, 'multiplier', 'Цена в месяц: 0,97 → 0,9725 (+0,26 %)'],
    [1, 2, 'gigabytes', 'Цена в месяц: 1 ГБ → 2 ГБ (+100 %)'],
    [16, 32, 'cores', 'Цена в месяц: 16 → 32 (+100 %)'],
  ] as const)('from %s to %s, in %s, reads %s', (from, to, unit, words) => {
    expect(changeInWords(changed(from, to, unit)).replaceAll('\u00a0', ' ')).toBe(words);
  });

  test('is confirmed by a text that is good for no other entry and no other figures', () => {
    const confirmation = confirmationOf(PRESET, 'abc', [changed(4420, 1)]);
    expect(confirmation).toBe('static-preset abc price=4420:1');
    const others = [
      confirmationOf(PRESET, 'abd', [changed(4420, 1)]),
      confirmationOf(PRESET, 'abc', [changed(4420, 11)]),
      confirmationOf(PRESET, 'abc', [changed(420, 1)]),
      confirmationOf(PRESET, 'abc', [changed(undefined, 1)]),
      confirmationOf(SETTINGS, 'abc', [changed(4420, 1)]),
    ];
    expect(new Set([confirmation, ...others])).toHaveProperty('size', 6);
  });
});

describe('the prices of an entry', () => {
  const between = (after: object) =>
    priceChanges(
      figuresOf(SETTINGS, commerceSettings),
      figuresOf(SETTINGS, { ...commerceSettings, ...after }),
    );
  const rule = { configurator_id: '150', min_ram_per_core_gb: 2 };

  test.each([
    ['nothing', {}, []],
    ['the IP', { floating_ip_price: 1 }, ['floating_ip_price 180 → 1']],
    ['the cores', { cpu_limit: 1 }, ['cpu_limit 16 → 1']],
    ['the memory', { min_ram_per_core_gb: 8 }, ['min_ram_per_core_gb 1 → 8']],
    [
      'the memory of a configurator',
      { configurator_rules: [{ ...rule, min_ram_per_core_gb: 8 }] },
      ['configurator_rules.0.min_ram_per_core_gb 2 → 8'],
    ],
    [
      'a rule more',
      { configurator_rules: [{ configurator_id: '7', min_ram_per_core_gb: 3 }, rule] },
      ['configurator_rules.0.min_ram_per_core_gb undefined → 3'],
    ],
    ['a rule less', { configurator_rules: [] }, ['configurator_rules.0.min_ram_per_core_gb 2 → undefined']],
    [
      'a multiplier',
      { payment_periods: [month, quarter, half, { ...year, multiplier: 0.09 }] },
      ['payment_periods.3.multiplier 0.9 → 0.09'],
    ],
    ['the order of the periods', { payment_periods: [year, half, quarter, month] }, []],
    [
      'two periods for each other',
      { payment_periods: [{ ...month, code: 'P1Y' }, quarter, half, { ...year, code: 'P1M' }] },
      ['payment_periods.0.multiplier 0.9 → 1', 'payment_periods.3.multiplier 1 → 0.9'],
    ],
    ['what nobody pays', { company_domain: 'shop.example', consent_checked: false }, []],
  ])('change with %s as they stand in the form', (_what, after, expected) => {
    expect(between(after).map((one) => `${one.path} ${one.from} → ${one.to}`)).toEqual(expected);
  });

  test('of a preset are its price alone, and no text counts as one', () => {
    expect(figuresOf(PRESET, { price: 510, cpu: 2, preset_id: '7' })).toMatchObject([
      { key: 'price', value: 510 },
    ]);
    expect(figuresOf(PRESET, { price: '510' })).toMatchObject([{ key: 'price', value: undefined }]);
  });
});

describe('a save in the panel', () => {
  const SAVE = '/content-manager/collection-types/api::commerce.static-preset/abc';
  /** A server that takes a save with one confirmation only, and asks for the next one each time it gets another. */
  function serverThatAsksFor(...confirmations: string[]) {
    const got: (string | null)[] = [];
    const send: typeof fetch = async (_target, init) => {
      const confirmed = new Headers(init?.headers).get('x-vitrina-confirmed-prices');
      got.push(confirmed);
      const confirmation = confirmations[got.length - 1];
      return confirmation === undefined
        ? Response.json({ saved: init?.body })
        : Response.json({ error: { details: { prices: { confirmation, changes: [] } } } }, { status: 400 });
    };
    return { got, send };
  }
  const yes = async () => true;

  test('is sent again with what was confirmed, and asked about anew when the figures are others meanwhile', async () => {
    const { got, send } = serverThatAsksFor('4420:1', '3000:1');
    const asked: string[] = [];
    const ask = async ({ confirmation }: { confirmation: string }) => asked.push(confirmation) > 0;
    const answer = await sendAsking(send, ask, SAVE, { method: 'PUT', body: 'fields' });
    expect(await answer.json()).toEqual({ saved: 'fields' });
    expect([asked, got]).toEqual([
      ['4420:1', '3000:1'],
      [null, '4420:1', '3000:1'],
    ]);
  });

  test('stays refused when the person says no, and when no form is there to ask in', async () => {
    for (const ask of [async () => false, undefined]) {
      const { got, send } = serverThatAsksFor('4420:1');
      expect((await sendAsking(send, ask, SAVE, { method: 'PUT' })).status).toBe(400);
      expect(got).toEqual([null]);
    }
  });

  test('is left alone when it is refused for another reason, and so is every other request', async () => {
    const refused: typeof fetch = async () => new Response('no JSON', { status: 400 });
    expect(await (await sendAsking(refused, yes, SAVE, { method: 'PUT' })).text()).toBe('no JSON');
    const { got, send } = serverThatAsksFor('4420:1', '4420:1');
    await sendAsking(send, yes, SAVE);
    await sendAsking(send, yes, '/admin/login', { method: 'POST' });
    expect(got).toEqual([null, null]);
  });
});

describeOnOne('a marketer', (open) => {
  let cms: RunningCms;
  let database: TestDatabase;
  let token: string;
  let presets: string;
  let settings: string;
  let preset: string;

  beforeAll(async () => {
    database = await open();
    cms = await startCms({ ...database.variables, SEED: 'true', VITRINA_DEMO: 'true', DEMO_PASSWORD });
    token = await logIn(cms.url, 'marketer@vitrina.example', DEMO_PASSWORD);
    presets = `${cms.url}/content-manager/collection-types/${PRESET}`;
    settings = `${cms.url}/content-manager/single-types/${SETTINGS}`;
    const { body } = await get(`${presets}?filters[code][$eq]=dedicated-msk-2`, token);
    preset = `${presets}/${at(body, 'results', 0, 'documentId')}`;
  });

  afterAll(async () => {
    await cms?.stop();
    await database?.remove();
  });

  const price = async () => at((await get(`${preset}?status=published`, token)).body, 'data', 'price');
  /** Saves these fields and publishes them in one step, as the panel's button does. */
  const publish = (entry: string, fields: object, headers = {}) =>
    post(`${entry}/actions/publish`, fields, token, headers);
  const confirmed = (answer: Answer) => ({
    'x-vitrina-confirmed-prices': String(questionIn(answer).confirmation),
  });

  test('saves any price as a draft without being asked, and visitors keep theirs', async () => {
    expect((await put(preset, { price: 1 }, token)).status).toBe(200);
    expect(await price()).toBe(4420);
    expect((await journal())[0]).toBe('сохранение: Цена в месяц: 4 420 ₽ → 1 ₽ (−99,98 %)');
    expect((await post(`${preset}/actions/discard`, {}, token)).status).toBe(200);
    expect(at((await get(preset, token)).body, 'data', 'price')).toBe(4420);
  });

  test('is asked before 4420 becomes 1, in words, and nothing goes live until the same figures are confirmed', async () => {
    const asked = await publish(preset, { price: 1, title: 'MSK 2 новый' });
    expect(asked.status).toBe(400);
    expect(questionIn(asked).changes).toEqual([
      { label: 'Цена в месяц', from: '4 420 ₽', to: '1 ₽', note: '−99,98 %' },
    ]);
    expect(plainWords(at(asked.body, 'error', 'message'))).toBe(
      'Не опубликовано: цену нужно подтвердить. Цена в месяц: 4 420 ₽ → 1 ₽ (−99,98 %).',
    );
    expect(at(asked.body, 'error', 'details', 'errors', 0, 'path')).toEqual(['price']);
    const { body } = await get(preset, token);
    expect(at(body, 'data')).toMatchObject({ price: 4420, title: 'MSK 2' });
    const before = (await journal()).length;

    // A confirmation of these figures is none of others.
    expect((await publish(preset, { price: 2 }, confirmed(asked))).status).toBe(400);
    expect(await price()).toBe(4420);
    expect((await publish(preset, { price: 1 }, confirmed(asked))).status).toBe(200);
    expect(await price()).toBe(1);
    // Nor is it good a second time: the price to start from is another one now.
    const back = await publish(preset, { price: 4420 }, confirmed(asked));
    expect(back.status).toBe(400);
    expect((await publish(preset, { price: 4420 }, confirmed(back))).status).toBe(200);
    const told = await journal();
    expect(told.slice(0, told.length - before)).toEqual([
      'публикация: Цена в месяц: 1 ₽ → 4 420 ₽ (+441 900 %)',
      'сохранение: Цена в месяц: 1 ₽ → 4 420 ₽ (+441 900 %)',
      'публикация: Цена в месяц: 4 420 ₽ → 1 ₽ (−99,98 %)',
      'сохранение: Цена в месяц: 4 420 ₽ → 1 ₽ (−99,98 %)',
    ]);
  });

  test('changes a price by less without being asked, and the journal says both', async () => {
    expect((await publish(preset, { price: 4500, bandwidth: 300 })).status).toBe(200);
    expect((await journal()).slice(0, 2)).toEqual([
      'публикация: Цена в месяц: 4 420 ₽ → 4 500 ₽ (+1,81 %)',
      'сохранение: Цена в месяц: 4 420 ₽ → 4 500 ₽ (+1,81 %), Канал, Мбит/с',
    ]);
    expect((await publish(preset, { price: 4420, bandwidth: 200 })).status).toBe(200);
  });

  test('is asked about the first price of a preset, new or filled in later, and about a price taken away', async () => {
    const code = 'first-price';
    const fields = { code, title: 'Новый', group: 'other' };
    const made = await post(presets, { ...fields, price: 1 }, token);
    expect(made.status).toBe(201);
    const address = `${presets}/${at(made.body, 'data', 'documentId')}`;
    const asked = await publish(address, {});
    expect(questionIn(asked).changes).toEqual([
      { label: 'Цена в месяц', from: 'нет', to: '1 ₽', note: 'впервые' },
    ]);
    const other = await post(presets, { ...fields, code: `${code}-2`, price: 1 }, token);
    const otherAddress = `${presets}/${at(other.body, 'data', 'documentId')}`;
    expect((await publish(otherAddress, {}, confirmed(asked))).status).toBe(400);
    expect((await publish(address, {}, confirmed(asked))).status).toBe(200);
    const gone = await publish(address, { price: null });
    expect(questionIn(gone).changes).toMatchObject([{ from: '1 ₽', to: 'нет' }]);
    expect((await publish(address, { price: null }, confirmed(gone))).status).toBe(200);
    expect((await publish(address, { price: 510 })).status).toBe(400);
    // A preset without a price is nobody's mistake.
    const bare = await post(presets, { ...fields, code: `${code}-3` }, token);
    const bareAddress = `${presets}/${at(bare.body, 'data', 'documentId')}`;
    expect((await publish(bareAddress, {})).status).toBe(200);
  });

  test('is asked about the IP and about a multiplier, wherever it stands in its list', async () => {
    const { body } = await get(settings, token);
    const periods = at(body, 'data', 'payment_periods');
    if (!Array.isArray(periods)) throw new Error('There are no periods.');
    const cheap = periods
      .map(({ id, code }) => ({ id, ...(code === 'P1Y' && { multiplier: 0.09 }) }))
      .reverse();
    const asked = await publish(settings, { floating_ip_price: 0, payment_periods: cheap });
    expect(questionIn(asked).changes).toEqual([
      { label: 'Цена плавающего IP в месяц', from: '180 ₽', to: '0 ₽', note: 'станет бесплатно' },
      { label: 'Множитель цены за год', from: '0,9', to: '0,09', note: '−90 %' },
    ]);
    expect(at(asked.body, 'error', 'details', 'errors', 1, 'path')).toEqual([
      'payment_periods',
      '0',
      'multiplier',
    ]);
    expect((await publish(settings, { floating_ip_price: 0 }, confirmed(asked))).status).toBe(400);
    expect(at((await get(settings, token)).body, 'data', 'floating_ip_price')).toBe(180);
  });

  test.each([
    ['letters', 'дорого', 'Цена, ₽ в месяц: здесь нужно число'],
    ['a negative price', -1, 'Цена, ₽ в месяц: не меньше 0'],
    ['kopecks', 10.5, 'Цена, ₽ в месяц: здесь нужно целое число'],
    ['more than a price can be', 3_000_000_000, 'Цена, ₽ в месяц: не больше 100000000'],
  ])('is told what is wrong with %s', async (_what, wrong, words) => {
    const answer = await publish(preset, { price: wrong });
    expect(answer.status).toBe(400);
    expect(at(answer.body, 'error', 'message')).toBe(words);
    expect(await price()).toBe(4420);
  });

  test('reads beside the form what it would change', async () => {
    const documentId = preset.split('/').at(-1);
    const ask = async (uid: string, question: object) => {
      const { body } = await post(`${cms.url}/vitrina/checks/${uid}`, question, token);
      const problems = at(body, 'problems');
      if (!Array.isArray(problems)) throw new Error('The check was not answered.');
      return problems.flatMap(({ code, message }) =>
        code.startsWith('price') ? [[code, plainWords(message)]] : [],
      );
    };
    const asksAgain = 'При публикации спросим ещё раз.';
    expect(await ask(PRESET, { documentId, values: { price: 4420 } })).toEqual([]);
    expect(await ask(PRESET, { documentId, values: { price: 4500 } })).toEqual([
      ['price-change', 'Цена в месяц: 4 420 ₽ → 4 500 ₽ (+1,81 %).'],
    ]);
    expect(await ask(PRESET, { documentId, values: { price: 1 } })).toEqual([
      ['price-to-confirm', `Цена в месяц: 4 420 ₽ → 1 ₽ (−99,98 %). ${asksAgain}`],
    ]);
    expect(await ask(PRESET, { values: { price: 1 } })).toEqual([
      ['price-to-confirm', `Цена в месяц: нет → 1 ₽ (впервые). ${asksAgain}`],
    ]);
    // The panel does not number what there is one of.
    expect(await ask(SETTINGS, { values: { floating_ip_price: 200 } })).toEqual([
      ['price-change', 'Цена плавающего IP в месяц: 180 ₽ → 200 ₽ (+11,11 %).'],
    ]);
  });

  // SQLite has one writer at a time.
  test.runIf(open === postgres)(
    'is asked anew when somebody else changes the price while the publication waits',
    async () => {
      const asked = await publish(preset, { price: 1 });
      const other = new pg.Client({ connectionString: database.variables.DATABASE_URL });
      await other.connect();
      try {
        await other.query('BEGIN');
        await other.query("UPDATE static_presets SET price = 3000 WHERE code = 'dedicated-msk-2'");
        const saving = publish(preset, { price: 1 }, confirmed(asked));
        const waiting = async () => {
          const { rows } = await other.query(
            "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          );
          return rows[0].waiting;
        };
        expect(await eventually(waiting, (count) => count === 1)).toBe(1);
        await other.query('COMMIT');
        expect(questionIn(await saving).changes).toMatchObject([{ from: '3 000 ₽', to: '1 ₽' }]);
        expect(await price()).toBe(3000);
      } finally {
        await other.query("UPDATE static_presets SET price = 4420 WHERE code = 'dedicated-msk-2'");
        await other.end();
      }
    },
  );

  /** What the journal says of the preset, the newest first. */
  async function journal(): Promise<string[]> {
    const id = preset.split('/').at(-1);
    const { body } = await get(`${cms.url}/vitrina/editorial/activity?entryId=${id}`, token);
    const rows = at(body, 'rows');
    return Array.isArray(rows) ? rows.map(({ action, details }) => `${action}: ${plainWords(details)}`) : [];
  }
});

function questionIn({ body }: Answer): { confirmation: unknown; changes: unknown } {
  const changes = at(body, 'error', 'details', 'prices', 'changes');
  return {
    confirmation: at(body, 'error', 'details', 'prices', 'confirmation'),
    changes: Array.isArray(changes)
      ? changes.map((change) =>
          Object.fromEntries(Object.entries(change).map(([name, words]) => [name, plainWords(words)])),
        )
      : body,
  };
}

function plainWords(words: unknown): string {
  return String(words).replaceAll('\u00a0', ' ');
}
