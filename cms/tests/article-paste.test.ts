// @vitest-environment happy-dom
import { Editor, getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { articleExtensions } from '../src/admin/article-editor/format/article-extensions';
import { readArticle } from '../src/admin/article-editor/format/read-article';
import { writeArticle } from '../src/admin/article-editor/format/write-article';
import { cleanPaste } from '../src/admin/article-editor/paste/clean-paste';
import { readMarkdown } from '../src/admin/article-editor/paste/read-markdown';
import { putBlock } from '../src/admin/article-editor/toolbar/put-block';
import { findFaults } from '../src/article-format/check-article';

const schema = getSchema([...articleExtensions]);

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head>
<body lang=RU><!--StartFragment-->
<h1 style='mso-outline-level:1'><span lang=RU>Установка<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:11.0pt'>Важно</span></b><span lang=RU>: обычный <i>текст</i> и <u>черта</u>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->первый</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><!--[endif]-->внутри</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><!--[endif]-->второй</p>
<table class=MsoTableGrid border=1><tr><td width=200 style='border:solid'><p class=MsoNormal>А<o:p></o:p></p></td><td>Б</td></tr></table>
<!--EndFragment--></body></html>`;

const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Раздел</span></h2>
<p dir="ltr"><span style="font-weight:700">жирно</span><span style="font-style:italic"> косо</span> <a href="https://www.google.com/url?q=https://example.ru/a&amp;sa=D"><span>ссылка</span></a></p>
<ul><li dir="ltr"><p role="presentation"><span>один</span></p></li><ul><li dir="ltr"><p><span>глубже</span></p></li></ul></ul></b>`;

const LIBRE_OFFICE = `<p style="margin-bottom: 0cm"><font face="Liberation Serif"><font size="3"><b>Жирно</b></font></font> <span style="font-family: Courier New">ls</span></p>
<ol start="3"><li><p>три</p></li></ol><pre class="western">a<br/>b</pre><p><a name="mark"></a><a href="#_Toc1">оглавление</a></p>`;

test.each([
  [
    'Word',
    WORD,
    '<h2>Установка</h2>\n<p><strong>Важно</strong>: обычный <em>текст</em> и черта.</p>\n' +
      '<ol><li>первый<ul><li>внутри</li></ul></li><li>второй</li></ol>\n' +
      '<table><tbody><tr><td>А</td><td>Б</td></tr></tbody></table>',
  ],
  [
    'Google Docs',
    GOOGLE_DOCS,
    '<h2>Раздел</h2>\n<p><strong>жирно</strong><em> косо</em> <a href="https://example.ru/a">ссылка</a></p>\n' +
      '<ul><li>один<ul><li>глубже</li></ul></li></ul>',
  ],
  [
    'LibreOffice',
    LIBRE_OFFICE,
    '<p><strong>Жирно</strong> <code>ls</code></p>\n<ol><li>три</li></ol>\n<pre><code>a\nb</code></pre>\n<p>оглавление</p>',
  ],
  [
    'a web page',
    '<div class="x" onclick="y()"><h5>Мелко</h5><script>z()</script><p style="color:red">Слово <kbd>Ctrl</kbd></p><form><input name="q"></form></div>',
    '<h4>Мелко</h4>\n<p>Слово <code>Ctrl</code></p>',
  ],
])('what is pasted from %s keeps its meaning and nothing else', (_from, pasted, expected) => {
  const written = writeArticle(readArticle(cleanPaste(pasted).html, schema));
  expect(written).toBe(expected);
  expect(findFaults(written)).toEqual([]);
});

test('pictures that do not stand in the library are refused and counted, others stay', () => {
  const { html, refusedPictures } = cleanPaste(
    '<p>До</p><img src="data:image/png;base64,AAAA"><img src="https://example.ru/a.png"><p><img src="/assets/a.png" alt="Схема"></p>',
  );
  expect(refusedPictures).toBe(2);
  const written = writeArticle(readArticle(html, schema));
  expect(written).toBe('<p>До</p>\n<figure><img src="/assets/a.png" alt="Схема"></figure>');
});

test('several pictures that are dropped at once stand one below the other, and no word gives way to them', () => {
  const editor = new Editor({ extensions: [...articleExtensions], content: '<p>До</p><p>После</p>' });
  editor.commands.setTextSelection({ from: 1, to: 3 });
  for (const src of ['/assets/1.png', '/assets/2.png'])
    putBlock(editor.view, { type: 'picture', attrs: { src, alt: 'Схема' } });
  const written = writeArticle(editor.state.doc);
  editor.destroy();
  expect(written.split('\n')).toEqual([
    '<p>До</p>',
    '<figure><img src="/assets/1.png" alt="Схема"></figure>',
    '<figure><img src="/assets/2.png" alt="Схема"></figure>',
    '<p>После</p>',
  ]);
});

const MARKDOWN = `# Установка

Поставьте **nginx** и \`certbot\` по [инструкции](https://nginx.org/ru/).

- раз
- два

\`\`\`bash
sudo apt install nginx
\`\`\`

| Порт | Зачем |
| ---- | ----- |
| 443  | HTTPS |
`;

test('pasted Markdown becomes what it says', () => {
  expect(pasted(MARKDOWN)).toBe(
    [
      '<h2>Установка</h2>',
      '<p>Поставьте <strong>nginx</strong> и <code>certbot</code> по <a href="https://nginx.org/ru/">инструкции</a>.</p>',
      '<ul><li>раз</li><li>два</li></ul>',
      '<pre><code class="language-bash">sudo apt install nginx</code></pre>',
      '<table><thead><tr><th>Порт</th><th>Зачем</th></tr></thead><tbody><tr><td>443</td><td>HTTPS</td></tr></tbody></table>',
    ].join('\n'),
  );
});

test.each([
  ['1. раз\n2. два', '<ol><li>раз</li><li>два</li></ol>'],
  ['> Так сказано', '<blockquote><p>Так сказано</p></blockquote>'],
  ['**важно**', '<p><strong>важно</strong></p>'],
  [':::callout{kind=tip}\nСовет.\n:::', '<aside data-block="callout" data-kind="tip"><p>Совет.</p></aside>'],
])('%j is Markdown', (text, expected) => {
  expect(pasted(text)).toBe(expected);
});

test.each([
  'Обычный текст, в котором 2 * 3 = 6 и 2 ** 3 = 8.',
  'Цена #1 на рынке',
  'Тире в начале:\n— так говорят',
  'https://example.ru/a_b_c',
  'sudo apt install nginx',
  '-v выводит версию',
])('%j is no Markdown', (text) => {
  expect(readMarkdown(text)).toBeUndefined();
});

test('what an article cannot hold is named by its line, so that nothing is lost without a word', () => {
  expect(readMarkdown('# Заголовок\n\nСлова и ![картинка](/assets/a.png) среди них')).toMatchObject({
    ...{ kind: 'fault', line: 3, message: expect.stringContaining('картинка стоит посреди слов') },
  });
});

/** As the editor takes it. */
function pasted(text: string): string | undefined {
  const read = readMarkdown(text);
  return read?.kind === 'html' ? writeArticle(readArticle(cleanPaste(read.html).html, schema)) : undefined;
}
