const COOKIE = 'vitrina-cohort';
const DAYS_KEPT = 90;
const BITS = 8;

/**
 * Says on `<html>` which bits are set in the cohort of this browser: a number from 0 to 255 made by chance, which a great many
 * visitors have in common. Style alone shows by it one of two variants of a banner (site.css).
 */
export function settleCohort(): void {
  const { dataset } = document.documentElement;
  if (refusesCounting()) delete dataset.cohort;
  else dataset.cohort = bitsOf(keptCohort() ?? Math.floor(Math.random() * 2 ** BITS));
}

/** Keeps the cohort of this page for later ones. Called where two variants are tried: elsewhere nobody needs it. */
export function keepCohort(jar: { cookie: string } = document): void {
  const { cohort } = document.documentElement.dataset;
  if (cohort === undefined || keptCohort() !== undefined) return;
  const attributes = `path=/; max-age=${DAYS_KEPT * 86_400}; samesite=lax`;
  jar.cookie = `${COOKIE}=${numberOf(cohort)}; ${attributes}${location.protocol === 'https:' ? '; secure' : ''}`;
}

/** This browser asks not to be counted (Do Not Track, Global Privacy Control): it sees first variants and keeps nothing. */
export function refusesCounting(asked: object = navigator): boolean {
  return Reflect.get(asked, 'doNotTrack') === '1' || Reflect.get(asked, 'globalPrivacyControl') === true;
}

/** '0 2' for 5. */
export function bitsOf(cohort: number): string {
  return Array.from({ length: BITS }, (_, bit) => bit)
    .filter((bit) => (cohort >> bit) & 1)
    .join(' ');
}

function numberOf(bits: string): number {
  return bits
    .split(' ')
    .filter(Boolean)
    .reduce((sum, bit) => sum + 2 ** Number(bit), 0);
}

function keptCohort(): number | undefined {
  const kept = new RegExp(`(?:^|; )${COOKIE}=(\\d{1,3})(?:;|$)`).exec(document.cookie)?.[1];
  return kept !== undefined && Number(kept) < 2 ** BITS ? Number(kept) : undefined;
}
