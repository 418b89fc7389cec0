import { expect, test } from 'vitest';
import { copyText } from './copy-text';

// Rule R106.
test('a text is copied, and no prompt asks for anything', async () => {
  const copied: string[] = [];
  const prompts: string[][] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  expect(await copyText('ssh root@203.0.113.10', 'Скопируйте', openPage(prompts, clipboard))).toBe(true);
  expect([copied, prompts]).toEqual([['ssh root@203.0.113.10'], []]);
});

test.each([
  ['is closed to the page', { writeText: () => Promise.reject(new Error('not allowed')) }],
  ['is not there', undefined],
])(
  'where the clipboard %s, a prompt holds the text, and nothing is said to be copied',
  async (_, clipboard) => {
    const prompts: string[][] = [];
    expect(await copyText('https://a.ru/#p', 'Скопируйте', openPage(prompts, clipboard))).toBe(false);
    expect(prompts).toEqual([['Скопируйте', 'https://a.ru/#p']]);
  },
);

function openPage(prompts: string[][], clipboard: { writeText(text: string): Promise<void> } | undefined) {
  return { clipboard, prompt: (...asked: [string, string]) => prompts.push(asked) };
}
