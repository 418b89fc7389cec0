const SECRET_NAME = /SECRET|TOKEN|SALT|KEY|PASSWORD|HEADERS/;
/** Shorter ones would be found in words, and the services take none. */
const LEAST_LENGTH = 4;

/**
 * A sentence without what the variables keep secret: programs and libraries repeat what they were given when it is wrong.
 * @param {string} text
 * @param {Record<string, string | undefined>} variables
 */
export function withoutSecrets(text, variables) {
  const secrets = Object.entries(variables)
    .flatMap(([name, value = '']) =>
      SECRET_NAME.test(name) ? [value, ...value.split(/[,\r\n]+/)] : passwordsIn(value),
    )
    .map((secret) => secret.trim())
    .filter(({ length }) => length >= LEAST_LENGTH)
    .toSorted((one, other) => other.length - one.length);
  return secrets
    .reduce((now, secret) => now.replaceAll(secret, '…'), text)
    .replaceAll(/(\w:\/\/)[^\s/]*@/g, '$1…@');
}

/** @param {string} address */
function passwordsIn(address) {
  if (!URL.canParse(address)) return [];
  const { password } = new URL(address);
  return [password, decoded(password)];
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
