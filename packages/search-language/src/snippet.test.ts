import { expect, test } from 'vitest';
import { markedParts } from './marked-parts';
import { matchedTerms } from './matched-terms';
import { readWord, typedWords } from './read-query';
import { snippetOf } from './snippet';

const TEXT = [
  'Перед началом снимите копию.',
  'Журнал службы читают командой journalctl, ключ -u называет службу.',
  'Порт 8080 откройте только для адресов из списка!',
  '<b>Жирный</b> текст & прочее.',
].join(' ');

test.each([
  ['копия', 'Перед началом снимите [копию].'],
  ['журналы служб', '[Журнал] [службы] читают командой journalctl, ключ -u называет [службу].'],
  ['порт 8080', '[Порт] [8080] откройте только для адресов из списка!'],
  ['808', undefined],
  ['жирный', '<b>[Жирный]</b> текст & прочее.'],
  ['systemd', undefined],
])('of what «%s» has found the text shows %j', (query, shown) => {
  expect(marked(TEXT, query)).toBe(shown);
});

test('of the sentences the one with most of the words is shown', () => {
  expect(marked('Есть nginx. Есть redis. Есть nginx и redis вместе.', 'nginx redis')).toBe(
    'Есть [nginx] и [redis] вместе.',
  );
});

test('of a sentence without an end so much is shown as a line or two hold', () => {
  const text = `${'слово '.repeat(200)}журнал ${'слово '.repeat(200)}`;
  const shown = marked(text, 'журнал') ?? '';
  expect(shown).toContain('[журнал]');
  expect(shown.length).toBeLessThan(260);
  expect(shown).toMatch(/^….*…$/);
});

function marked(text: string, query: string): string | undefined {
  const asked = typedWords(query).map((typed) => readWord(typed));
  const snippet = snippetOf(text, asked);
  if (snippet === undefined) return undefined;
  return markedParts(snippet, new Set(matchedTerms([snippet], asked)))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}
