import { labelOf } from './special-labels';

/** An error as Strapi answers it; our own errors are in Russian already and come back as they are. */
export interface AnsweredError {
  message: string;
  details?: unknown;
}

interface FieldFault {
  path: (string | number)[];
  message: string;
}

/** Whole messages, for the notification a person sees. */
const SENTENCES: Record<string, string> = {
  'Entity not found': 'Такой записи нет: возможно, её удалили.',
  'Document not found': 'Такой записи нет: возможно, её удалили.',
  'Not Found': 'Такой записи нет: возможно, её удалили.',
  'Policy Failed': 'У вас нет на это прав.',
  Forbidden: 'У вас нет на это прав.',
  'Invalid credentials': 'Неверная почта или пароль.',
  'Too many requests, please try again later.': 'Слишком много попыток. Подождите и попробуйте ещё раз.',
  'request entity too large': 'Слишком большой запрос.',
  ValidationError: 'Проверьте отмеченные поля.',
  'Internal Server Error': 'Сервер не справился с запросом. Попробуйте ещё раз.',
};

/** What the validation says about a field; the first that fits. `$1` is the number it names. */
const FAULTS: readonly [RegExp, string][] = [
  [/must be unique/, 'такое значение уже есть, выберите другое'],
  [/must match the following/, 'запись должна быть такой, как сказано под полем'],
  [/must be defined|cannot be null|required field|value was: `null`/, 'заполните это поле'],
  [/one of the following values/, 'выберите значение из списка'],
  [/at most (\d+) characters/, 'слишком длинно, не больше $1 знаков'],
  [/at least (\d+) characters/, 'слишком коротко, не меньше $1 знаков'],
  [/less than or equal to (\S+)/, 'не больше $1'],
  [/greater than or equal to (\S+)/, 'не меньше $1'],
  [/at most (\d+) items/, 'слишком много, не больше $1'],
  [/must be an integer/, 'здесь нужно целое число'],
  [/`number` type/, 'здесь нужно число'],
  [/`date` type|Invalid format, expected/, 'здесь нужна дата'],
  [/valid email/, 'это не похоже на адрес почты'],
  [/uppercase character/, 'нужна хотя бы одна заглавная буква'],
  [/lowercase character/, 'нужна хотя бы одна строчная буква'],
  [/at least one number/, 'нужна хотя бы одна цифра'],
  [/Invalid credentials/, 'неверный пароль'],
];

/** The same error in Russian, its fields named as in the form of the content type. */
export function explainInRussian<Answered extends AnsweredError>(error: Answered, uid: string): Answered {
  const faults = faultsOf(error.details);
  if (faults === undefined) {
    const details = isFieldLists(error.details) ? eachInRussian(error.details) : error.details;
    return { ...error, message: SENTENCES[error.message] ?? error.message, details };
  }
  const errors = faults.map((fault) => ({ ...fault, message: sentence(faultInRussian(fault.message)) }));
  const message = faults.map(
    ({ path, message }) => `${labelOf(fieldIn(path), uid)}: ${faultInRussian(message)}`,
  );
  const isOurs = faults.every((fault) => faultInRussian(fault.message) === fault.message);
  const details = { ...(error.details ?? {}), errors };
  return { ...error, message: isOurs ? error.message : sentence(message.join('; ')), details };
}

function faultsOf(details: unknown): FieldFault[] | undefined {
  if (typeof details !== 'object' || details === null || !('errors' in details)) return undefined;
  return Array.isArray(details.errors) && details.errors.every(isFieldFault) ? details.errors : undefined;
}

function isFieldFault(fault: unknown): fault is FieldFault {
  if (typeof fault !== 'object' || fault === null || !('path' in fault) || !('message' in fault))
    return false;
  return Array.isArray(fault.path) && typeof fault.message === 'string';
}

/** The form of the profile answers its faults as lists by field. */
function isFieldLists(details: unknown): details is Record<string, string[]> {
  if (typeof details !== 'object' || details === null) return false;
  const lists: unknown[] = Object.values(details);
  return lists.every((list) => Array.isArray(list) && list.every((fault) => typeof fault === 'string'));
}

function eachInRussian(lists: Record<string, string[]>): Record<string, string[]> {
  const inRussian = (faults: string[]) => faults.map((fault) => sentence(faultInRussian(fault)));
  return Object.fromEntries(Object.entries(lists).map(([field, faults]) => [field, inRussian(faults)]));
}

function faultInRussian(message: string): string {
  for (const [pattern, words] of FAULTS) {
    const found = pattern.exec(message);
    if (found !== null) return words.replace('$1', found[1] ?? '');
  }
  return message;
}

function fieldIn(path: (string | number)[]): string {
  return String(path.findLast((step) => !/^\d+$/.test(String(step))) ?? '');
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
