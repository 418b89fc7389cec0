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
    throw new EnvironmentError(`The CMS cannot start: ${name} must be an absolute address, not ${text}.`);
  }
  return text.replace(/\/+$/, '');
}
