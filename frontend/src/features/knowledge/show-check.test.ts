import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import { ArticleBody } from './article-body';
import { parseArticleText } from './article-text';
import { checkInWords, showCheck } from './show-check';

const HTML = `<pre data-checked=""><code class="language-bash">whoami</code></pre>
<pre><code class="language-bash">reboot</code></pre>
<pre data-title="Debian" data-checked="ok"><code class="language-bash">nginx -t</code></pre>`;
const RECORD = {
  code: '0011223344556677',
  system: 'Debian 13',
  date: '2026-11-23',
  steps: [
    { ran: 'whoami', exit: 0, output: 'anna' },
    { ran: 'nginx -t', exit: 0, output: '' },
  ],
};

test('marked code shows what the machine answered, and other code is as it was', async () => {
  const html = await shown(RECORD, true);
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(html).toContain('<samp>anna</samp>');
  expect(html.match(/Проверено запуском/g)).toHaveLength(2);
  expect(html).not.toMatch(/data-(?:output|checked)/);
});

test.each([
  ['a record that does not hold any more', RECORD, false],
  ['the word of a person', { ...RECORD, steps: [] }, true],
  ['no record', null, false],
  ['a record nobody can read', { steps: 'many' }, true],
])('of %s nothing is claimed', async (_what, record, isChecked) => {
  expect(await shown(record, isChecked)).not.toMatch(/запуском|data-(?:output|checked)/);
});

test('in English the system is told before the day', () => {
  const words = inLanguage('en', () => checkInWords({ on: '2026-11-23', system: 'Debian 13' }));
  expect(words).toMatch(/^Tested on Debian 13, .*2026/);
});

test('the day of the check is told with its system, if somebody has said it', () => {
  expect(checkInWords({ on: '2026-11-23', system: 'Debian 13' })).toBe(
    'Проверено 23 ноября 2026 на Debian 13',
  );
  expect(checkInWords({ on: '2026-11-23', system: '' })).toBe('Проверено 23 ноября 2026');
});

async function shown(record: unknown, isChecked: boolean): Promise<string> {
  const { tree } = await parseArticleText(HTML);
  showCheck(tree, record, isChecked);
  return renderToStaticMarkup(createElement(ArticleBody, { tree }));
}
