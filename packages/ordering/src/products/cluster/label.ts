/** The longest name or value of a label, and the longest prefix of a name, which is a domain. */
export const LONGEST_LABEL_PART = 63;
const LONGEST_PREFIX = 253;
export const LONGEST_LABEL_KEY = LONGEST_PREFIX + 1 + LONGEST_LABEL_PART;

/** What Kubernetes would refuse about a label. */
export type LabelFault =
  | 'empty'
  | 'too-long'
  /** Something else than latin letters, figures, `-`, `_` and `.`, or one of these marks at an end. */
  | 'characters'
  /** What stands before the slash is no domain. */
  | 'prefix';

const PART = /^[a-z\d]([\w.-]*[a-z\d])?$/i;
const DOMAIN = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;

/** What is wrong with the key of a label: `[prefix/]name` (kubernetes.io, “Labels and Selectors”). */
export function labelKeyFault(key: string): LabelFault | undefined {
  if (key === '') return 'empty';
  const slash = key.indexOf('/');
  const prefix = slash === -1 ? undefined : key.slice(0, slash);
  if (prefix !== undefined && (prefix.length > LONGEST_PREFIX || !DOMAIN.test(prefix))) return 'prefix';
  const name = key.slice(slash + 1);
  return name === '' ? 'characters' : partFault(name);
}

/** What is wrong with the value of a label, which may be empty. */
export function labelValueFault(value: string): LabelFault | undefined {
  return value === '' ? undefined : partFault(value);
}

function partFault(part: string): LabelFault | undefined {
  if (part.length > LONGEST_LABEL_PART) return 'too-long';
  return PART.test(part) ? undefined : 'characters';
}
