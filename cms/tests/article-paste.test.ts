// @vitest-environment happy-dom
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { articleExtensions } from '../src/admin/article-editor/format/article-extensions';
import { readArticle } from '../src/admin/article-editor/format/read-article';
import { writeArticle } from '../src/admin/article-editor/format/write-article';
import { cleanPaste } from '../src/admin/article-editor/paste/clean-paste';
import { findFaults } from '../src/article-format/check-article';

const schema = getSchema([...articleExtensions]);

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head>
<body lang=RU><!--StartFragment-->
<h1 style='mso-outline-level:1'><span lang=RU>Установка<o:p></o:p></span></h1>
<p class=MsoNormal><b><span style='font-size:11.0pt'>Важно</span></b><span lang=RU>: обычный <i>текст</i> и <u>черта</u>.<o:p></o:p></span></p>
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

test('pictures that stand nowhere are refused and counted, others stay', () => {
  const { html, refusedPictures } = cleanPaste(
    '<p>До</p><img src="data:image/png;base64,AAAA"><img src="file:///C:/a.png"><p><img src="https://example.ru/a.png" alt="Схема"></p>',
  );
  expect(refusedPictures).toBe(2);
  const written = writeArticle(readArticle(html, schema));
  expect(written).toBe('<p>До</p>\n<figure><img src="https://example.ru/a.png" alt="Схема"></figure>');
});
