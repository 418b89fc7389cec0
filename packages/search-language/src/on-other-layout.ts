const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** The same keys on the other keyboard layout: «ыыр» was meant to be «ssh», and `,fps` «базы». */
export function onOtherLayout(typed: string): string {
  const keys = typed.toLowerCase();
  const [from, to] = /[а-яё]/.test(keys) ? [RUSSIAN_KEYS, LATIN_KEYS] : [LATIN_KEYS, RUSSIAN_KEYS];
  return [...keys].map((key) => to[from.indexOf(key)] ?? key).join('');
}
