import { PAYMENT_PERIODS } from '@vitrina/ordering';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BasisSwitch } from './basis-switch';

test.each(PAYMENT_PERIODS)(
  'a switch has a button for %s, so that what is in force is chosen in it',
  (period) => {
    const html = renderToStaticMarkup(createElement(BasisSwitch));
    expect(html).toMatch(new RegExp(`<input[^>]*type="radio"[^>]*value="${period}"`));
  },
);
