/** The environment a setting is read from, by the names of its variables. */
export type Variables = Record<string, string | undefined>;

/** What is wrong with a setting, in one sentence. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** An empty variable counts as absent: compose files pass unset variables on as empty strings. */
export function optional(variables: Variables, name: string): string | undefined {
  const text = variables[name]?.trim();
  return text === '' ? undefined : text;
}

/** A key that two services share and nobody may guess; absent when it is not set. */
export function tokenOf(variables: Variables, name: string): string | undefined {
  const token = optional(variables, name);
  if (token !== undefined && token.length < 32) {
    throw new EnvironmentError(`The CMS cannot start: ${name} must be at least 32 characters long.`);
  }
  return token;
}

export function flagOf(variables: Variables, name: string): boolean {
  const text = optional(variables, name) ?? 'false';
  if (text !== 'true' && text !== 'false') {
    throw new EnvironmentError(`The CMS cannot start: ${name} must be true or false, not ${text}.`);
  }
  return text === 'true';
}

/** One of a few words, the first unless another is set. */
export function choiceOf<Choice extends string>(
  variables: Variables,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = optional(variables, name) ?? choices[0];
  const chosen = choices.find((choice) => choice === text);
  if (chosen === undefined) {
    throw new EnvironmentError(`The CMS cannot start: ${name} must be ${choices.join(' or ')}, not ${text}.`);
  }
  return chosen;
}

export function daysOf(
  variables: Variables,
  name: string,
  { usual, least }: { usual: number; least: number },
): number {
  const text = optional(variables, name) ?? String(usual);
  const days = Number(text);
  if (!Number.isInteger(days) || days < least) {
    throw new EnvironmentError(
      `The CMS cannot start: ${name} must be a whole number of days, ${least} or more, not ${text}.`,
    );
  }
  return days;
}

/** How many there are of something, from `least` to `most`. */
export function countOf(
  variables: Variables,
  name: string,
  { usual, least, most }: { usual: number; least: number; most: number },
): number {
  const text = optional(variables, name) ?? String(usual);
  const count = Number(text);
  if (!Number.isInteger(count) || count < least || count > most) {
    throw new EnvironmentError(
      `The CMS cannot start: ${name} must be a whole number from ${least} to ${most}, not ${text}.`,
    );
  }
  return count;
}

/** 100 is the most: nothing falls by more. */
export function percentOf(variables: Variables, name: string, usual: number): number {
  return countOf(variables, name, { usual, least: 0, most: 100 });
}

/** Who may log in to the panel, by a password as good as the panel itself asks for; absent when neither is set. */
export function accountOf(
  variables: Variables,
  emailName: string,
  passwordName: string,
): { email: string; password: string } | undefined {
  const email = optional(variables, emailName);
  const password = optional(variables, passwordName);
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    throw new EnvironmentError(`The CMS cannot start: set ${emailName} and ${passwordName} together.`);
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new EnvironmentError(`The CMS cannot start: ${emailName} must be an e-mail address.`);
  }
  const isGood = password.length >= 12 && [/\p{Ll}/u, /\p{Lu}/u, /\d/].every((kind) => kind.test(password));
  // Strapi hashes no more bytes than these.
  if (!isGood || Buffer.byteLength(password) > 72) {
    throw new EnvironmentError(
      `The CMS cannot start: ${passwordName} must have 12 characters or more, a small letter, a capital and a digit among them, and at most 72 bytes.`,
    );
  }
  // The panel looks for people by small letters.
  return { email: email.toLowerCase(), password };
}

export function portOf(variables: Variables, name: string, usual: number): number {
  const text = optional(variables, name) ?? String(usual);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new EnvironmentError(
      `The CMS cannot start: ${name} must be a number from 1 to 65535, not ${text}.`,
    );
  }
  return port;
}

/** An absolute address, without a slash at the end. */
export function urlOf(variables: Variables, name: string): string | undefined {
  const text = optional(variables, name);
  return text === undefined ? undefined : addressIn(text, name);
}

/** Several of them, with commas between. */
export function addressesOf(variables: Variables, name: string): string[] | undefined {
  const texts = optional(variables, name)?.split(',');
  return texts?.filter((text) => text.trim() !== '').map((text) => addressIn(text.trim(), name));
}

function addressIn(text: string, name: string): string {
  if (!URL.canParse(text)) {
    // A password may stand in it.
    const told = text.includes('@') ? '' : `, not ${text}`;
    throw new EnvironmentError(`The CMS cannot start: ${name} must be an absolute address${told}.`);
  }
  const { username, password } = new URL(text);
  if (username !== '' || password !== '') {
    throw new EnvironmentError(`The CMS cannot start: ${name} must have no name and no password in it.`);
  }
  return text.replace(/\/+$/, '');
}
