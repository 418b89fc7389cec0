import type { OsId, PresetId } from '@vitrina/ordering';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SAMPLE_RULES, sampleTariff } from '~/testing/sample-tariffs';
import { toCards, type WantedCard } from './get-tariff-cards';
import { TariffInText } from './tariff-in-text';

const ON_SALE = {
  tariffs: [sampleTariff(1), sampleTariff(2, { isSoldOut: true })],
  systems: [{ osId: '95' as OsId, family: 'linux', caption: 'Debian 12' }],
  commerce: SAMPLE_RULES,
};

test('a card with a system starts a server with it', () => {
  const html = shown({ preset: '1' as PresetId, system: 'debian 12' });
  expect(html).toContain('>Запустить на сервере<');
  expect(html).toContain('Debian 12');
  expect(html).toMatch(/href="[^"]*os=95[^"]*"/);
});

test.each([{ preset: '1' as PresetId }, { preset: '1' as PresetId, system: 'BeOS 5' }])(
  '%j promises no system',
  (card) => {
    const html = shown(card);
    expect(html).toContain('>Заказать<');
    expect(html).not.toContain('os=95');
    expect(html).not.toContain('BeOS');
  },
);

test('what is sold out has no button, what is sold no more no card', () => {
  expect(shown({ preset: '2' as PresetId, system: 'Debian 12' })).not.toContain('Запустить');
  expect(shown({ preset: '3' as PresetId, system: 'Debian 12' })).toContain(
    'Этого тарифа больше нет в продаже.',
  );
});

test('the same card twice is one, and with another system another', () => {
  const twice = [
    { preset: '1' as PresetId },
    { preset: '1' as PresetId },
    { preset: '1' as PresetId, system: 'Debian 12' },
  ];
  expect(toCards(twice, ON_SALE)).toHaveLength(2);
});

function shown(card: WantedCard): string {
  const cards = { status: 'known', cards: toCards([card], ON_SALE) } as const;
  return renderToStaticMarkup(createElement(TariffInText, { card, cards }));
}
