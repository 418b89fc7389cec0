import { readFileSync } from 'node:fs';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Logo } from './logo';

const SVG = 'http://www.w3.org/2000/svg';
const GRADIENTS = ['linearGradient', 'radialGradient'];
const SHAPES = [
  ...['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['defs', 'clipPath', 'mask', 'stop', ...GRADIENTS],
];
/** What drawing programs tell each other and people about a drawing. */
const NOTES = ['title', 'desc', 'metadata'];
const LOOKS = [
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'opacity',
    'display',
    'visibility',
    'paint-order',
    'vector-effect',
  ],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'stroke-opacity', 'clip-path', 'clip-rule', 'mask', 'mask-type'],
  ...['stop-color', 'stop-opacity', 'shape-rendering'],
];
const MEASURES = [
  ...[
    'd',
    'points',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
    'fr',
    'offset',
  ],
  ...['width', 'height', 'pathLength', 'transform', 'gradientTransform', 'gradientUnits', 'spreadMethod'],
  ...['clipPathUnits', 'maskUnits', 'maskContentUnits'],
];
/** Names within a drawing are kept apart from those of the page that it stands in. */
const OWN = 'logo-';

/**
 * The file of a logo: its shapes and how they are painted, written anew. What else a drawing program writes is left out. Throws an error
 * that names the file and what is wrong with it: whatever runs, is fetched, dresses the page or needs a font.
 */
export function openLogo(file: string): Logo {
  try {
    return logoOf(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof UnfitDrawing) throw new Error(`${file} ${error.message}.`);
    throw error;
  }
}

class UnfitDrawing extends Error {}

function logoOf(text: string): Logo {
  let viewBox = '';
  let look = '';
  const parts: string[] = [];
  let depth = 0;
  /** How deep within what is left out. */
  let skipped = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => {
    throw new UnfitDrawing(`is no SVG: ${message}`);
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth === 1) {
      viewBox = viewBoxOf(tag);
      look = written(looksOf(tag));
    } else if (skipped > 0 || isLeftOut(tag)) skipped += 1;
    else parts.push(opened(tag));
  });
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    if (skipped > 0) skipped -= 1;
    else if (depth > 0) parts.push(`</${local}>`);
  });
  parser.write(text).close();
  const shapes = parts.join('').replaceAll(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>');
  if (shapes === '') throw new UnfitDrawing('draws nothing');
  // How the root is painted holds for all of it, and the root itself is another one wherever the logo stands.
  return { drawing: look === '' ? shapes : `<g${look}>${shapes}</g>`, viewBox };
}

function viewBoxOf({ local, uri, attributes }: SaxesTagNS): string {
  const measures = attributes.viewBox?.value.trim().split(/[\s,]+/) ?? [];
  const [, , width = 0, height = 0] = measures.map(Number);
  if (local !== 'svg' || (uri !== SVG && uri !== '') || measures.length !== 4 || !(width > 0 && height > 0))
    throw new UnfitDrawing('is no SVG with a viewBox');
  return measures.join(' ');
}

/** Marks of a program in a namespace of its own, and words about the drawing. */
function isLeftOut({ local, uri }: SaxesTagNS): boolean {
  return (uri !== SVG && uri !== '') || NOTES.includes(local);
}

function opened(tag: SaxesTagNS): string {
  const { local } = tag;
  if (local === 'style') throw new UnfitDrawing('holds <style>, which would dress the page: use attributes');
  if (local === 'text') throw new UnfitDrawing('holds <text>, which needs a font: turn words into paths');
  if (!SHAPES.includes(local)) throw new UnfitDrawing(`holds <${local}>, which no logo needs`);
  return `<${local}${written([...measuresOf(tag), ...looksOf(tag)])}>`;
}

type Attribute = readonly [name: string, value: string];

function measuresOf({ local, attributes }: SaxesTagNS): Attribute[] {
  return Object.values(attributes).flatMap((attribute): Attribute[] => {
    const { local: name, prefix } = attribute;
    const value = attribute.value.trim();
    if (name === 'href' && GRADIENTS.includes(local) && value.startsWith('#'))
      return [['href', `#${OWN}${value.slice(1)}`]];
    if (/^(on|href$|src$)/i.test(name)) throw new UnfitDrawing(`holds ${name}, which no logo needs`);
    if (prefix !== '') return [];
    if (name === 'id') return [['id', `${OWN}${value}`]];
    return MEASURES.includes(name) ? [[name, value]] : [];
  });
}

/** What `style` says, too, which is mightier than attributes. */
function looksOf({ attributes }: SaxesTagNS): Attribute[] {
  const given = Object.values(attributes).filter(({ prefix, name }) => prefix === '' && name !== 'style');
  const declared = (attributes.style?.value ?? '').split(';').map((declaration): Attribute => {
    const colon = declaration.indexOf(':');
    return [
      declaration.slice(0, colon).trim(),
      declaration.slice(colon + 1).replace(/!\s*important\s*$/, ''),
    ];
  });
  const looks = new Map<string, string>();
  for (const [name, value] of [...given.map(({ name, value }): Attribute => [name, value]), ...declared]) {
    if (LOOKS.includes(name)) looks.set(name, ownLook(name, value.trim()));
    else if (/url\(/i.test(value)) throw new UnfitDrawing(`holds ${name}="${value}", which no logo needs`);
  }
  return [...looks];
}

function ownLook(name: string, value: string): string {
  const own = value
    .replaceAll(/url\(\s*(["']?)#([\w.:-]+)\1\s*\)/gi, `url(#${OWN}$2)`)
    .replaceAll(/\bcurrentcolor\b/gi, 'currentColor');
  // A backslash hides words of CSS.
  if (/url\(|\\/i.test(own.replaceAll(`url(#${OWN}`, '')))
    throw new UnfitDrawing(`holds ${name}="${value}", which no logo needs`);
  return own;
}

function written(attributes: readonly Attribute[]): string {
  return attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
