import { type Html, html } from './html';

interface Resources {
  cpu: number;
  /** MB. */
  ram: number;
  /** MB. */
  disk: number;
}

const WIDTH = 48;

/** Three bars on a log scale (cores, memory, disk): a list compared at a glance. The figures stand beside it in words, so it stays silent. */
export function resourceGlyph({ cpu, ram, disk }: Resources): Html {
  const bars = [length(cpu, 1, 32), length(ram / 1024, 1, 256), length(disk / 1024, 15, 1200)];
  return html`<svg class="glyph" viewBox="0 0 ${WIDTH} 22" width="${WIDTH}" height="22" aria-hidden="true">${bars.map(
    (bar, index) => html`<rect class="track" y="${index * 8}" width="${WIDTH}" height="5"/>
<rect y="${index * 8}" width="${bar}" height="5"/>`,
  )}</svg>`;
}

function length(amount: number, smallest: number, largest: number): number {
  const share = Math.log2(Math.max(amount, smallest) / smallest) / Math.log2(largest / smallest);
  return Math.round(WIDTH * Math.min(1, 0.15 + 0.85 * share));
}
