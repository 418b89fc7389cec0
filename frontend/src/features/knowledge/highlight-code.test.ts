import fc from 'fast-check';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { highlightCode } from './highlight-code';

describe('a place to fill in is one element with its name', () => {
  test.each([
    ['bash', 'ssh <USER>@<IP>', ['USER', 'IP']],
    ['nginx', 'server_name <DOMAIN>;', ['DOMAIN']],
    ['sql', "CREATE USER 'shop' IDENTIFIED BY '<PASSWORD>';", ['PASSWORD']],
    ['yaml', "- targets: ['<IP>:9100']", ['IP']],
    ['python', 'ALLOWED_HOSTS = ["<ВАШ_ДОМЕН>"]', ['ВАШ_ДОМЕН']],
    ['text', '<IP>', ['IP']],
    ['klingon', '<IP>', ['IP']],
    ['console', '$ ssh <IP>\nroot@<IP>: refused', ['IP', 'IP']],
  ])('in %s: %s', async (language, code, names) => {
    const places = marked(await highlighted(code, language), 'fill');
    expect(places.map(({ properties }) => properties.dataFill)).toEqual(names);
    expect(places.map(({ children }) => children)).toEqual(
      names.map((name) => [{ type: 'text', value: `<${name}>` }]),
    );
  });

  test('but not where it may be a tag', async () => {
    expect(marked(await highlighted('<TITLE>Shop</TITLE>', 'html'), 'fill')).toEqual([]);
  });
});

describe('lines that the editor has marked', () => {
  const CODE = 'one\ntwo\nthree\nfour';

  test.each([
    ['2', ['two']],
    ['1-2,4', ['one', 'two', 'four']],
    ['3-9', ['three', 'four']],
    ['4-2', []],
    ['9', []],
    ['1-99999999999', ['one', 'two', 'three', 'four']],
    ['x', []],
  ])('%s', async (named, lines) => {
    const pre = await highlighted(CODE, 'text', { dataLines: named });
    const found: string[] = [];
    visit(pre, { tagName: 'mark' }, (line: Element) => void found.push(textOf(line)));
    expect(found).toEqual(lines);
    expect(textOf(pre)).toBe(CODE);
  });

  test('also among the answers of a terminal', async () => {
    const pre = await highlighted('$ ls\nshop\n$ pwd', 'console', { dataLines: '2-3' });
    expect(JSON.stringify(pre).match(/"tagName":"mark"/g)).toHaveLength(2);
  });
});

describe('a session in a terminal', () => {
  const SESSION = '$ whoami\nanna\n\n$ ls \\\n  -la\ntotal 0';

  test.each(['bash', 'console'])(
    'in %s has prompts, and commands are left without all the rest',
    async (language) => {
      const pre = await highlighted(SESSION, language);
      expect(marked(pre, 'prompt').map(textOf)).toEqual(['$ ', '$ ']);
      expect(withoutMarked(pre).trimEnd()).toBe('whoami\nls \\\n  -la');
      expect(pre.properties.dataLanguage).toBe(language);
    },
  );

  test('is not seen in code without prompts', async () => {
    const code = '# Wait for the mail\nsleep 5\n\necho done';
    const pre = await highlighted(code, 'bash');
    expect(marked(pre, 'prompt')).toEqual([]);
    expect(withoutMarked(pre)).toBe(code);
  });
});

test('whatever code is made of, it is shown to the letter', async () => {
  const pieces = fc.constantFrom(
    ...['$ ', '# ', 'anna@shop:~$ ', '<IP>', '<ДОМЕН>', '<<EOF', 'EOF', '\\', ' ', '\t', '\n', '\r\n', '\r'],
    ...['ls', '"', "'", '`', '😀', 'é', '<', '>', '&', '{', '}', '//', ';'],
  );
  const languages = fc.constantFrom('bash', 'console', 'text', 'yaml', 'nginx', 'sql', 'powershell', 'html');
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 14 }), languages, async (parts, language) => {
      const code = parts.join('').trimEnd();
      // A page has one kind of line break.
      expect(textOf(await highlighted(code, language)).replaceAll('\r', '')).toBe(code.replaceAll('\r', ''));
    }),
    { numRuns: 200 },
  );
});

async function highlighted(
  value: string,
  language: string,
  about: Element['properties'] = {},
): Promise<Element> {
  const properties = { className: [`language-${language}`] };
  const text = { type: 'text' as const, value };
  const code: Element = { type: 'element', tagName: 'code', properties, children: [text] };
  const pre: Element = { type: 'element', tagName: 'pre', properties: about, children: [code] };
  await highlightCode({ type: 'root', children: [pre] });
  return pre;
}

/** The elements of a class, which shiki and we write each in a way of its own. */
function marked(pre: Element, name: string): Element[] {
  const found: Element[] = [];
  visit(pre, 'element', (element) => {
    if (hasClass(element, name)) found.push(element);
  });
  return found;
}

function hasClass({ properties }: Element, name: string): boolean {
  return [properties.className, properties.class].flat().includes(name);
}

function withoutMarked(element: Element): string {
  return element.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element' || hasClass(child, 'prompt') || hasClass(child, 'output')) return '';
      return withoutMarked(child);
    })
    .join('');
}
