import type { Consent } from './read-consent';

const MOMENT = new Intl.DateTimeFormat('ru', {
  ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Moscow' },
});

/** '/personal-data-policy, редакция 1 от 2026-11-01; принято 23.11.2026, 14:32 по Москве'. */
export function consentInWords({ document, edition, effective_from, accepted_at }: Consent): string {
  const version = [
    ...(edition === undefined ? [] : [`редакция ${edition}`]),
    ...(effective_from === undefined ? [] : [`от ${effective_from}`]),
  ].join(' ');
  const text = version === '' ? document : `${document}, ${version}`;
  return accepted_at === undefined
    ? text
    : `${text}; принято ${MOMENT.format(new Date(accepted_at))} по Москве`;
}
