import { type AddressKey, addressKey, isReserved } from '@vitrina/content-contract/addresses';

export type CheckedRedirect =
  | { status: 'good'; from: AddressKey; to: string }
  | { status: 'refused'; field: 'from' | 'to'; message: string };

/** The two addresses of a redirect in the spelling they are kept in, or what is wrong with one, in words for a person. */
export function checkRedirect(from: unknown, to: unknown): CheckedRedirect {
  const source = typeof from === 'string' ? from.trim() : '';
  const target = typeof to === 'string' ? to.trim() : '';
  const sourceFault = faultOfSource(source);
  if (sourceFault !== undefined) return { status: 'refused', field: 'from', message: sourceFault };
  const targetFault = faultOfTarget(target);
  if (targetFault !== undefined) return { status: 'refused', field: 'to', message: targetFault };
  const key = addressKey(source);
  // A slash that was written as %2f is one in the key, so dots may stand between two there that stood in no step before.
  if (key === undefined || isUnsafe(key))
    return { status: 'refused', field: 'from', message: FROM_IS_NO_PATH };
  const kept = written(target);
  // Measured as it is kept: a letter that is none of Latin takes six there.
  if (key.length > 1000 || kept.length > 2000)
    return { status: 'refused', field: key.length > 1000 ? 'from' : 'to', message: 'Адрес слишком длинный.' };
  if (isReserved(key)) {
    const message = `Адрес «${key}» нужен самому сайту, увести с него нельзя.`;
    return { status: 'refused', field: 'from', message };
  }
  if (addressKey(target) === key)
    return { status: 'refused', field: 'to', message: 'Перенаправление ведёт само на себя.' };
  return { status: 'good', from: key, to: kept };
}

const FROM_IS_NO_PATH = 'Напишите адрес на этом сайте, он начинается с «/», например /old-page.';

function faultOfSource(source: string): string | undefined {
  if (!source.startsWith('/') || isUnsafe(source)) return FROM_IS_NO_PATH;
  if (/[?#]/.test(source))
    return 'Напишите адрес без «?» и «#»: перенаправление действует с любыми параметрами и передаёт их дальше.';
  return undefined;
}

function faultOfTarget(target: string): string | undefined {
  if (target.startsWith('/')) {
    return isUnsafe(target) || addressKey(target) === undefined ? TO_IS_NO_ADDRESS : undefined;
  }
  if (!/^https:\/\/[^/\\]/i.test(target) || /[\s\\]/.test(target) || !URL.canParse(target))
    return TO_IS_NO_ADDRESS;
  const { username, password } = new URL(target);
  return username === '' && password === '' ? undefined : 'В адресе не должно быть имени и пароля.';
}

const TO_IS_NO_ADDRESS =
  'Напишите адрес на этом сайте, он начинается с «/», или на другом: он начинается с «https://».';

/** Two slashes lead to another site, a backslash is a slash to a browser, and dots climb out of where one thinks to be. */
function isUnsafe(path: string): boolean {
  return (
    /^\/\//.test(path) ||
    /[\s\\]/.test(path) ||
    hasControlLetters(path) ||
    /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(path)
  );
}

function hasControlLetters(text: string): boolean {
  return [...text].some((letter) => letter < ' ' || letter === '\u007f');
}

function written(target: string): string {
  if (!target.startsWith('/')) return new URL(target).href;
  const { pathname, search, hash } = new URL(target, 'https://site.invalid');
  return `${pathname.replace(/(?<=.)\/+$/, '')}${search}${hash}`;
}
