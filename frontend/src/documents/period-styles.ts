import { type PaymentPeriod, shortestPeriod, usualPeriod } from '@vitrina/ordering';

/**
 * Of the words that stand once for every period those of the chosen one are shown (`price-basis/in-each-basis.tsx`); a switch has the
 * shortest period, the usual one and what is in force. Written into each page, because which periods there are is edited in
 * the CMS. Without quotation marks and `>`, which a page might escape: a code is an identifier of CSS.
 */
export function periodStyles(offered: readonly PaymentPeriod[]): string {
  if (offered.length === 0) return '';
  const usual = usualPeriod(offered);
  const shown = [usual, shortestPeriod(offered)];
  const isNot = (period: PaymentPeriod) => `[data-in-period]:not([data-in-period=${period}])`;
  const others = [
    `html:not([data-price-period]) ${isNot(usual)}`,
    ...offered.map((period) => `html[data-price-period=${period}] ${isNot(period)}`),
    ...offered
      .filter((period) => !shown.includes(period))
      .map((period) => `html:not([data-price-period=${period}]) price-switch label:has([value=${period}])`),
  ];
  return `${others.join(',')}{display:none!important}`;
}
