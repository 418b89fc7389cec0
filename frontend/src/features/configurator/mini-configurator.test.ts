import { type ConfiguratorId, FIRST_CONFIGURATION, roubles } from '@vitrina/ordering';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import { russianLeft } from '~/testing/russian-left';
import { SAMPLE_RULES } from '~/testing/sample-tariffs';
import { MiniConfigurator } from './mini-configurator';
import type { BuildPlace } from './mini-configurator-model';

const PLACE: BuildPlace = {
  configuratorId: '11' as ConfiguratorId,
  location: 'ru-3',
  name: 'Москва',
  diskType: 'nvme',
  limits: {
    cpu: { min: 1, max: 8, step: 1 },
    ramGb: { min: 1, max: 64, step: 1 },
    diskGb: { min: 10, max: 500, step: 10 },
    ramPerCoreGb: 1,
  },
  unitPrices: { core: roubles(250), ramGb: roubles(100), diskGb: roubles(2) },
};

test('until it is awake every price of the form can be kept out of sight, and its button still says what it does', () => {
  const { floatingIp, multipliers } = SAMPLE_RULES;
  const model = { places: [PLACE], first: PLACE, start: FIRST_CONFIGURATION, floatingIp, multipliers };
  const html = renderToStaticMarkup(createElement(MiniConfigurator, { model, intro: null }));
  expect(html).toMatch(/<form data-prices="unsettled"/);
  const told = html.replace(/<span data-figure=""(?: class="[^"]*")?>.*?\/мес(?:<\/span>)*/g, '');
  expect(told).not.toContain('₽');
  expect(told).toMatch(/<button[^>]*><span>Заказать<\/button>/);
  expect(told).toMatch(/<button[^>]*><span>Создать<\/button>/);
});

test('in English nothing but the name of a place is Russian, and the button has the price behind its word', () => {
  const { floatingIp, multipliers } = SAMPLE_RULES;
  const model = { places: [PLACE], first: PLACE, start: FIRST_CONFIGURATION, floatingIp, multipliers };
  const html = inLanguage('en', () =>
    renderToStaticMarkup(createElement(MiniConfigurator, { model, intro: null })),
  );
  expect(russianLeft(html, [PLACE.name])).toEqual([]);
  expect(html).toMatch(/<span>Order<span data-figure=""> for ₽[\d,]+\/mo<\/span><\/span>/);
});
