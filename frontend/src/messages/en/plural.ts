/** The word that stands behind a whole number: 1 core, 2 cores. As `Intl.PluralRules` has it, without the time that costs a browser. */
export function plural(count: number, forms: Readonly<Record<'one' | 'other', string>>): string {
  return count === 1 ? forms.one : forms.other;
}
