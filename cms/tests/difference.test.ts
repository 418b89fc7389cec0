import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareBlocks } from '../src/editorial/difference/compare-blocks';
import { compareSnapshots } from '../src/editorial/difference/compare-snapshots';
import { compareWords } from '../src/editorial/difference/compare-words';
import type { Block, BlockDifference, Piece } from '../src/editorial/difference/difference';
import { readBlocks } from '../src/editorial/difference/read-blocks';
import { fingerprintOf, type Part, type Snapshot } from '../src/editorial/history/snapshot';

const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('сервер', 'тариф', 'SSH-ключ', 'nginx', ',', '.'), { maxLength: 12 })
    .map((words) => words.join(' ')),
);
const block = fc.record({ name: fc.constantFrom('Абзац', 'Заголовок 2'), text: texts });
const blocks = fc.array(block, { maxLength: 8 });

function side(pieces: readonly Piece[], other: 'removed' | 'added'): string {
  return pieces
    .filter(({ change }) => change !== other)
    .map(({ text }) => text)
    .join('');
}

/** The blocks of one side, read back out of a difference. */
function readBack(differences: readonly BlockDifference[], without: 'removed' | 'added'): string[] {
  return differences.flatMap((difference) => {
    switch (difference.change) {
      case 'same':
        return difference.blocks.map(({ text }) => text);
      case 'changed':
        return [side(difference.pieces, without)];
      default:
        return difference.change === without ? [] : [difference.block.text];
    }
  });
}

describe('the difference of two texts', () => {
  test('loses nothing of either', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const pieces = compareWords(before, after);
        expect(side(pieces, 'added')).toBe(before);
        expect(side(pieces, 'removed')).toBe(after);
      }),
    );
  });

  test('marks nothing where nothing changed, and something where anything did', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const isMarked = compareWords(before, after).some(({ change }) => change !== 'same');
        expect(isMarked).toBe(before !== after);
      }),
    );
  });

  test('marks whole words, Russian ones too', () => {
    expect(compareWords('Облачный сервер', 'Облачные серверы')).toEqual([
      { change: 'removed', text: 'Облачный' },
      { change: 'added', text: 'Облачные' },
      { change: 'same', text: ' ' },
      { change: 'removed', text: 'сервер' },
      { change: 'added', text: 'серверы' },
    ]);
  });
});

describe('the difference of two articles', () => {
  test('loses no block of either and keeps their order', () => {
    fc.assert(
      fc.property(blocks, blocks, (before: Block[], after: Block[]) => {
        const differences = compareBlocks(before, after);
        expect(readBack(differences, 'added')).toEqual(before.map(({ text }) => text));
        expect(readBack(differences, 'removed')).toEqual(after.map(({ text }) => text));
      }),
    );
  });

  test('is read as text, without tags', () => {
    const html = `<h2>Шаги</h2><ol><li><p>Первый &amp; <a href="/order">заказ</a></p></li><li>Второй</li></ol>
      <pre><code class="language-bash">a
b
</code></pre><table><tbody><tr><th>Цена</th><td>350 ₽</td></tr></tbody></table>
      <figure><img src="/assets/a.png" alt="Схема"><figcaption>Рисунок</figcaption></figure>
      <aside data-block="callout" data-kind="tip"><p>Проверьте.</p></aside>
      <div data-block="tariff" data-preset="2453"></div>`;
    expect(readBlocks(html).map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Заголовок 2: Шаги',
      'Пункт списка: Первый & заказ [→ /order]',
      'Пункт списка: Второй',
      'Код (bash): a\nb',
      'Строка таблицы: Цена | 350 ₽',
      'Картинка: Схема [/assets/a.png]',
      'Подпись: Рисунок',
      'Начало врезки: совет',
      'Абзац: Проверьте.',
      'Карточка тарифа: 2453',
    ]);
  });

  test('tells that only the markup changed', () => {
    const { fields } = compareSnapshots(
      article('<p>Важно</p>'),
      article('<p><strong>Важно</strong></p>'),
      String,
    );
    expect(fields).toMatchObject([{ kind: 'article', isMarkupOnly: true }]);
  });

  function article(text: string): Snapshot {
    return { text: { kind: 'plain', value: text } };
  }
});

describe('the difference of two pages', () => {
  const part = fc.record({
    component: fc.constantFrom('blocks.hero', 'blocks.steps'),
    fields: texts.map((title): Snapshot => ({ title: { kind: 'plain', value: title } })),
  });
  const page = fc
    .array(part, { maxLength: 6 })
    .map((parts: Part[]): Snapshot => ({ blocks: { kind: 'parts', parts } }));

  test('is there exactly when the pages differ', () => {
    fc.assert(
      fc.property(page, page, (before, after) => {
        const { fields, unchanged } = compareSnapshots(before, after, ({ component }) => component);
        expect(fields.length + unchanged.length).toBe(1);
        expect(fields.length === 0).toBe(fingerprintOf(before) === fingerprintOf(after));
      }),
    );
  });

  test('tells of a moved block once, where it stands now', () => {
    const [hero, steps, faq] = ['hero', 'steps', 'faq'].map(
      (name): Part => ({ component: name, fields: { title: { kind: 'plain', value: name } } }),
    );
    const of = (...parts: (Part | undefined)[]): Snapshot => ({
      blocks: { kind: 'parts', parts: parts.filter((one) => one !== undefined) },
    });
    const { fields } = compareSnapshots(
      of(hero, steps, faq),
      of(faq, hero, steps),
      ({ component }) => component,
    );
    expect(fields).toMatchObject([
      {
        kind: 'parts',
        parts: [
          { change: 'moved', name: 'faq' },
          { change: 'same', names: ['hero', 'steps'] },
        ],
      },
    ]);
  });
});
