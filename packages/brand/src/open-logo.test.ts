import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { colouredLogo } from './logo';
import { openLogo } from './open-logo';

const folder = mkdtempSync(join(tmpdir(), 'logo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const drawn = (inner: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${root}>${inner}</svg>`;

test('the logo of this shop is drawn as it is written', () => {
  const inner =
    '<path d="M0 0h8" stroke="currentColor" stroke-width="2"/><path d="M1 1" fill="var(--accent)"/>';
  expect(open(drawn(inner))).toEqual({ drawing: inner, viewBox: '0 0 8 8' });
});

describe('what drawing programs write', () => {
  test('the look of the root is kept: icons are lines, and most of what Figma draws is not filled', () => {
    const { drawing } = open(
      drawn(
        '<path d="m9 18 6-6-6-6"/>',
        ' width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" class="lucide"',
      ),
    );
    expect(drawing).toBe(
      '<g fill="none" stroke="currentColor" stroke-width="2"><path d="m9 18 6-6-6-6"/></g>',
    );
  });

  test('words before, within and after the drawing are left out, like marks of the program', () => {
    const svg = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
      <!-- Created with Inkscape -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
        viewBox="0, 0 8 8" inkscape:export-filename="C:\\logo.png">
        <title>Logo</title><inkscape:grid a="1"><path d="M7 7"/></inkscape:grid>
        <g data-name="Layer 1" inkscape:label="1"><!-- one --><path d="M0 0"/></g>
      </svg>
      <!-- the end -->
    `;
    expect(open(svg)).toEqual({ drawing: '<g><path d="M0 0"/></g>', viewBox: '0 0 8 8' });
  });

  test('a style becomes attributes, before which it goes', () => {
    const style = 'fill:none !important; stroke: currentcolor;-inkscape-stroke:none;font-family:Arial';
    expect(open(drawn(`<path d="M0 0" fill="red" style="${style}"/>`)).drawing).toBe(
      '<path d="M0 0" fill="none" stroke="currentColor"/>',
    );
  });

  test('what it names within itself is found, and met by nothing of the page', () => {
    const inner =
      '<defs><linearGradient id="tariffs" href="#b"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      `<rect width="8" height="8" fill="url('#tariffs')"/>`;
    expect(open(drawn(inner)).drawing).toBe(
      '<defs><linearGradient id="logo-tariffs" href="#logo-b"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
        '<rect width="8" height="8" fill="url(#logo-tariffs)"/>',
    );
  });

  test('its colours can be replaced, however they are spelt', () => {
    const logo = open(
      drawn('<path d="M0 0" fill="CurrentColor"/><path d="M1 1" style="fill:var(--accent)"/>'),
    );
    expect(colouredLogo(logo, { ink: '#111111', accent: '#222222' })).toBe(
      '<path d="M0 0" fill="#111111"/><path d="M1 1" fill="#222222"/>',
    );
  });
});

describe('a drawing is refused', () => {
  test.each([
    ['with a script', drawn('<script>1</script>'), '<script>'],
    ['with a handler', drawn('<path onload="1" d="M0 0"/>'), 'onload'],
    ['with a handler behind a slash', drawn('<rect/onclick="1">'), 'is no SVG'],
    ['with a picture', drawn('<image href="//a.example"/>'), '<image>'],
    ['with a picture of HTML', drawn('<img src="//a.example"/>'), '<img>'],
    ['with another page', drawn('<foreignObject><p>1</p></foreignObject>'), '<foreignObject>'],
    ['with styles of a page', drawn('<style>a{}</style>'), '<style>'],
    ['with words', drawn('<text>1</text>'), '<text>'],
    ['with a link', drawn('<a href="/"><path d="M0 0"/></a>'), '<a>'],
    ['with a gradient of elsewhere', drawn('<linearGradient href="b.svg#a"/>'), 'href'],
    ['painted from elsewhere', drawn('<path fill="url(//a.example#a)" d="M0 0"/>'), 'fill='],
    ['painted from elsewhere by a style', drawn('<path style="fill:url( b.svg )" d="M0 0"/>'), 'fill='],
    ['with words of CSS that are hidden', drawn(String.raw`<path fill="\75rl(b.svg)" d="M0 0"/>`), 'fill='],
    ['with a look that is not known here', drawn('<path filter="url(#a)" d="M0 0"/>'), 'filter='],
    ['whose root is painted from elsewhere', drawn('<path d="M0 0"/>', ' fill="url(b.svg)"'), 'fill='],
    ['without a viewBox', '<svg width="8"><path d="M0 0"/></svg>', 'viewBox'],
    ['without an extent', '<svg viewBox="0 0 0 8"><path d="M0 0"/></svg>', 'viewBox'],
    ['without a shape', drawn('<title>Logo</title>'), 'draws nothing'],
    ['that is torn', '<svg viewBox="0 0 8 8"><path d="M0 0"/>', 'is no SVG'],
    ['that is none', 'PNG', 'is no SVG'],
  ])('%s', (_, svg, named) => {
    expect(() => open(svg)).toThrow(named);
    expect(() => open(svg)).toThrow(join(folder, 'logo.svg'));
  });
});

test('entities stay entities', () => {
  expect(open(drawn('<path d="M0 0" fill="&quot;&lt;&amp;&gt;"/>')).drawing).toContain(
    'fill="&quot;&lt;&amp;&gt;"',
  );
});

function open(svg: string) {
  const file = join(folder, 'logo.svg');
  writeFileSync(file, svg);
  return openLogo(file);
}
