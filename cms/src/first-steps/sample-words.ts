/** What the texts of the seed say of themselves: nobody may take an example for the terms of a real provider. */
export const SAMPLE_TEXT = 'Образец: замените текстом вашего юриста.';
/** What the company's details of the seed say of themselves. */
export const SAMPLE_DETAILS = 'Пример реквизитов для демонстрации.';
