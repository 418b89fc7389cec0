/**
 * A text for each form that a language has beside a whole number, by the names of `Intl.PluralRules`: `{count}` stands where the
 * number does. For what a small script of a page counts too, which has no words of its own: they stand in the page.
 */
export type CountedForms = { one: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, 'one'>, string>>;
