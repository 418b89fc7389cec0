import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFaults } from '../src/article-format/check-article';
import { readArticleFile } from '../src/markdown/article-file';
import { htmlToMarkdown } from '../src/markdown/to-markdown';
import { faultOf, parseCheckRecord, printCheckRecord } from '../src/runs/check-record';
import { checkedBlocks, codeFingerprint } from '../src/runs/checked-blocks';
import { fillIn } from '../src/runs/fill-examples';
import { holdCheck } from '../src/runs/hold-check';
import { tidyOutput } from '../src/runs/tidy-output';

const SEED = path.join(import.meta.dirname, '..', 'seed', 'articles');
/** Of the page of an article: the answers of all its commands together. */
const MOST_BYTES = 12 * 1024;

const files = await readdir(SEED);
const articles = await Promise.all(
  files
    .filter((name) => name.endsWith('.md'))
    .map(async (name) => {
      const read = readArticleFile(await readFile(path.join(SEED, name), 'utf8'));
      if (read.status === 'refused') throw new Error(`${name}: ${JSON.stringify(read.faults)}`);
      return { url: read.file.url, text: read.file.text, blocks: checkedBlocks(read.file.text) };
    }),
);
const checked = articles.filter(({ blocks }) => blocks.length > 0);

describe('the marked code of the seed has been run as it stands', () => {
  test('in more than a few articles', () => {
    expect(checked.length).toBeGreaterThanOrEqual(6);
  });

  test.each(checked)('$url', async ({ url, text, blocks }) => {
    const again = `run it again: sudo npm run articles:run -- ${url}`;
    const name = `${url}.run.yaml`;
    expect(files, again).toContain(name);
    const content = await readFile(path.join(SEED, name), 'utf8');
    const record = parseCheckRecord(content);
    if (record === undefined) throw new Error(`${name} is no transcript; ${again}`);
    expect(faultOf(record), again).toBeUndefined();
    expect(
      record.steps.map(({ ran }) => ran),
      again,
    ).toEqual(
      blocks.map((block) => (block.kind === 'commands' ? block.commands : Reflect.get(block, 'path'))),
    );
    expect(
      record.steps.every(({ exit }) => exit === 0),
      again,
    ).toBe(true);
    expect(record.code, again).toBe(codeFingerprint(text));
    expect(printCheckRecord(record)).toBe(content);
    expect(Buffer.byteLength(record.steps.map(({ output }) => output).join())).toBeLessThan(MOST_BYTES);
  });

  test('and no transcript is left of an article that has none', () => {
    const named = files.filter((name) => name.endsWith('.run.yaml'));
    expect(named.sort()).toEqual(checked.map(({ url }) => `${url}.run.yaml`).sort());
  });
});

const CODE = `<pre data-checked=""><code class="language-bash">sudo nginx -t</code></pre>
<pre><code class="language-bash">reboot</code></pre>
<div data-block="code-tabs"><pre data-title="/debian" data-checked="ok"><code class="language-sh">id</code></pre><pre data-title="Fedora"><code class="language-sh">id</code></pre></div>
<pre data-title="~/.ssh/config" data-checked=""><code>Host shop</code></pre>
<pre data-checked=""><code class="language-sql">SELECT 1;</code></pre>`;

test('marked code is commands, or a file with a path; what is neither is known for it', () => {
  expect(findFaults(CODE)).toEqual([]);
  expect(checkedBlocks(CODE)).toEqual([
    { kind: 'commands', lead: 'sudo nginx -t', commands: 'sudo nginx -t', expected: '' },
    { kind: 'commands', lead: 'id', commands: 'id', expected: 'ok' },
    { kind: 'file', lead: 'Host shop', path: '~/.ssh/config', content: 'Host shop\n' },
    { kind: 'unclear', lead: 'SELECT 1;' },
  ]);
});

test('the mark and what is expected stand in the Markdown after the title', () => {
  const markdown = htmlToMarkdown(CODE);
  expect(markdown).toContain('```bash checked\nsudo nginx -t');
  expect(markdown).toContain('```sh title="/debian" checked="ok"\nid');
  expect(markdown).toContain('```bash\nreboot');
});

test('the fingerprint is that of the marked code alone', () => {
  expect(codeFingerprint(`<p>Слова.</p>${CODE}`)).toBe(codeFingerprint(CODE));
  expect(codeFingerprint(CODE.replace('reboot', 'poweroff'))).toBe(codeFingerprint(CODE));
  expect(codeFingerprint(CODE.replace('nginx -t', 'nginx -T'))).not.toBe(codeFingerprint(CODE));
  expect(codeFingerprint(CODE.replace('"ok"', '"fine"'))).not.toBe(codeFingerprint(CODE));
});

test('places of the reader get values, and one without is named', () => {
  expect(fillIn('ssh <USER>@<IP> <<EOF')).toEqual({ filled: 'ssh anna@203.0.113.10 <<EOF', unknown: [] });
  expect(fillIn('kill <PID>')).toEqual({ filled: 'kill <PID>', unknown: ['PID'] });
});

test('an answer is kept without colours, progress, chatter and what varies', () => {
  const raw =
    '\n\u001b[32mok\u001b[0m\n10%\r100% готово\nSetting up nginx (1.26) ...\n' +
    '-rw-r--r-- 1 root root 45 Nov 23 05:44 a.key\nreal\t0m0.012s\n2026-11-23 05:44:01 started, pid 42\n\n';
  expect(tidyOutput(raw)).toBe(
    'ok\n100% готово\n-rw-r--r-- 1 root root 45 … a.key\nreal\t…\n… started, pid …',
  );
  const long = tidyOutput(Array.from({ length: 40 }, (_, line) => `строка ${line}`).join('\n')).split('\n');
  expect([long.length, long[0], long[6], long.at(-1)]).toEqual([
    ...[16, 'строка 0', '… ещё строк: 25', 'строка 39'],
  ]);
});

describe('what may be claimed of a text that is saved', () => {
  const steps = [{ ran: 'sudo nginx -t', exit: 0, output: 'ok' }];
  const record = { code: codeFingerprint(CODE), system: 'Debian 13', date: '2026-11-23', steps };
  const stored = {
    ...{ text: CODE, checked_on: '2026-11-23', checked_system: 'Debian 13', check_record: record },
  };

  test('is what an import brings, as long as nothing failed and the code is the same', () => {
    const nothing = { text: CODE, checked_on: null, checked_system: null, check_record: null };
    expect(holdCheck({ check_record: record }, nothing)).toMatchObject({
      ...{ checked_on: '2026-11-23', checked_system: 'Debian 13' },
    });
    const failed = {
      ...record,
      steps: [{ ...steps[0], exit: 1, fault: '«nginx -t» закончилась с кодом 1.' }],
    };
    expect(holdCheck({ check_record: failed }, nothing).checked_on).toBeNull();
    expect(holdCheck({ text: '<p>Слова.</p>', check_record: record }, nothing).checked_on).toBeNull();
  });

  test('stays when other words are changed', () => {
    const text = `<p>Новые слова.</p>${CODE}`;
    expect(holdCheck({ ...stored, text }, stored)).toEqual({
      ...{ checked_on: '2026-11-23', checked_system: 'Debian 13', check_record: record },
    });
  });

  test('goes when the marked code is changed, and the record stays for the queue', () => {
    const text = CODE.replace('nginx -t', 'nginx -T');
    expect(holdCheck({ ...stored, text }, stored)).toEqual({
      ...{ checked_on: null, checked_system: null, check_record: record },
    });
  });

  test('is the word of a person who sets the day, of the text as it is then', () => {
    const text = CODE.replace('nginx -t', 'nginx -T');
    const byHand = holdCheck({ ...stored, text, checked_on: '2026-11-24' }, stored);
    expect(byHand).toEqual({
      ...{ checked_on: '2026-11-24', checked_system: 'Debian 13' },
      check_record: { code: codeFingerprint(text), system: 'Debian 13', date: '2026-11-24', steps: [] },
    });
    expect(holdCheck({ text: CODE }, { text, ...byHand }).checked_on).toBeNull();
    expect(holdCheck({ checked_on: null }, stored)).toEqual({
      ...{ checked_on: null, checked_system: null, check_record: null },
    });
  });
});
