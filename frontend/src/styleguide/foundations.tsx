import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Copy,
  Menu,
  Minus,
  Plus,
  Search,
  X,
} from 'lucide-react';
import { BRAND } from '~/runtime/brand';
import { Chapter, Part } from './part';

/** Tokens: what everything else is made of. */
export function Foundations() {
  return (
    <Chapter id="foundations" title="Основа">
      <Part name="Цвет">
        <ul className="grid grid-cols-2 gap-x-5 gap-y-6 wide:grid-cols-4">
          {COLOURS.map(({ token, swatch, use }) => (
            <li key={token} className="grid content-start gap-1">
              <div className={`mb-1 h-16 rounded-control border border-rule ${swatch}`} />
              <code className="text-13">{token}</code>
              <p className="text-13 text-ink-soft">{use}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part name={BRAND.fonts.text}>
        <dl className="grid gap-5">
          {SIZES.map(({ size, look }) => (
            <div key={size} className="grid gap-x-5 gap-y-1 wide:grid-cols-[2rem_1fr] wide:items-baseline">
              <dt className="figures text-13 text-ink-soft">{size}</dt>
              <dd className={`min-w-0 text-pretty ${look}`}>{SAMPLE}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part name={BRAND.fonts.code}>
        <div className="grid gap-3 font-mono">
          <p className="text-17">ssh root@192.0.2.14 # подключиться к серверу</p>
          <p className="text-15">8 × 3,3 ГГц · 16 ГБ · NVMe 160 ГБ</p>
          <p className="text-13 text-ink-soft">0O 1lI {'{}'} () [] =&gt; !== щъё № ₽</p>
        </div>
      </Part>
      <Part name="Цифры">
        <p className="figures grid justify-items-start gap-1 text-24">
          <span>1 111,11 ₽</span>
          <span>8 888,88 ₽</span>
        </p>
      </Part>
      <Part name="Отступы">
        <ul className="grid gap-2">
          {SPACES.map(({ size, width }) => (
            <li key={size} className="flex items-center gap-4">
              <span className="figures w-6 text-right text-13 text-ink-soft">{size}</span>
              <span className={`h-3 bg-ink ${width}`} />
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Углы и тень">
        <ul className="grid gap-5 text-13 text-ink-soft wide:grid-cols-3">
          <li className="rounded-control border border-edge bg-surface p-5">
            rounded-control, 8 — управление
          </li>
          <li className="rounded-card border border-rule bg-surface p-5">rounded-card, 10 — карточки</li>
          <li className="rounded-card bg-surface p-5 shadow-float">shadow-float — то, что над страницей</li>
        </ul>
      </Part>
      <Part name="Значки">
        <ul className="flex flex-wrap gap-6">
          {ICONS.map(({ name, Icon }) => (
            <li key={name} className="grid w-20 justify-items-center gap-2 text-center text-13 text-ink-soft">
              <Icon aria-hidden="true" className="size-5 text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </Part>
    </Chapter>
  );
}

// Classes are written out in full: Tailwind reads the text of the files and cannot put names together.
const COLOURS = [
  { token: 'paper', swatch: 'bg-paper', use: 'страница' },
  { token: 'surface', swatch: 'bg-surface', use: 'карточки и поля' },
  { token: 'wash', swatch: 'bg-wash', use: 'строка под указателем' },
  { token: 'rule', swatch: 'bg-rule', use: 'волосяные линии' },
  { token: 'edge', swatch: 'bg-edge', use: 'границы полей, 3:1' },
  { token: 'ink', swatch: 'bg-ink', use: 'текст' },
  { token: 'ink-soft', swatch: 'bg-ink-soft', use: 'вторичный текст, 4,5:1' },
  { token: 'accent', swatch: 'bg-accent', use: 'одно действие на экран' },
  { token: 'accent-strong', swatch: 'bg-accent-strong', use: 'оно же под указателем' },
  { token: 'good', swatch: 'bg-good', use: 'получилось' },
  { token: 'warn', swatch: 'bg-warn', use: 'требует внимания' },
  { token: 'bad', swatch: 'bg-bad', use: 'не получилось' },
];

const SAMPLE = 'Съешь ещё этих булок: 8\u00a0ядер за\u00a01\u00a0250\u00a0₽';

const SIZES = [
  { size: 60, look: 'text-60 font-[640] leading-[1.15] tracking-[-0.015em]' },
  { size: 44, look: 'text-44 font-[640] leading-[1.15] tracking-[-0.015em]' },
  { size: 32, look: 'text-32 font-[640] leading-[1.15] tracking-[-0.015em]' },
  { size: 24, look: 'text-24 font-[640] leading-[1.15] tracking-[-0.015em]' },
  { size: 20, look: 'text-20' },
  { size: 17, look: 'text-17' },
  { size: 15, look: 'text-15' },
  { size: 13, look: 'text-13' },
];

const SPACES = [
  { size: 4, width: 'w-1' },
  { size: 8, width: 'w-2' },
  { size: 12, width: 'w-3' },
  { size: 16, width: 'w-4' },
  { size: 24, width: 'w-6' },
  { size: 32, width: 'w-8' },
  { size: 56, width: 'w-14' },
  { size: 96, width: 'w-24' },
];

const ICONS = [
  { name: 'search', Icon: Search },
  { name: 'menu', Icon: Menu },
  { name: 'x', Icon: X },
  { name: 'check', Icon: Check },
  { name: 'copy', Icon: Copy },
  { name: 'plus', Icon: Plus },
  { name: 'minus', Icon: Minus },
  { name: 'chevron-down', Icon: ChevronDown },
  { name: 'chevron-left', Icon: ChevronLeft },
  { name: 'chevron-right', Icon: ChevronRight },
  { name: 'arrow-left', Icon: ArrowLeft },
  { name: 'arrow-right', Icon: ArrowRight },
  { name: 'arrow-up-right', Icon: ArrowUpRight },
];
