import { russianPlural } from '@vitrina/ordering';

/** The word that stands behind a whole number: 1 ядро, 2 ядра, 5 ядер. */
export function plural(count: number, forms: Readonly<Record<'one' | 'few' | 'many', string>>): string {
  return forms[russianPlural(count)];
}
