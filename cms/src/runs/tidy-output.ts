/** An article's page carries these answers, so a long one keeps its beginning and its end. */
const MOST_LINES = 16;
const FIRST_LINES = 6;
const LONGEST_LINE = 160;

/** What a package manager says on its way, of interest to nobody. */
const CHATTER =
  /^(?:Get:|Hit:|Ign:|Selecting previously|\(Reading database|Preparing to unpack|Unpacking |Processing triggers|Fetched |Reading |Building |Need to get|After this|Solving |debconf: |Setting up |Adding '|Removing '|Created symlink|usermod: no changes|sysctl: permission denied|update-initramfs|I: \/|\/etc\/kernel\/|invoke-rc\.d: |E: Can not write log|WARNING: apt does not|\/usr\/bin\/deb-systemd-|All packages are up to date|\d+% \[)/;

/** What is another at every run: with these in it, two runs that went alike would differ. */
const VARYING: readonly [RegExp, string][] = [
  [/\b\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?: ?[+-]\d\d:?\d\d|Z| UTC)?/g, '…'],
  [/\b[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d(?: GMT| UTC)?/g, '…'],
  [/\b(?:[A-Z][a-z]{2} )?[A-Z][a-z]{2} +\d{1,2} \d\d:\d\d(?::\d\d)?(?: \d{4})?\b/g, '…'],
  [/\b\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}/g, '…'],
  [/\b\d\d:\d\d:\d\d(?:\.\d+)?\b/g, '…'],
  [/\b\d+m\d+\.\d+s\b/g, '…'],
  [/\b(pid[=: ]+|PID )\d+/gi, '$1…'],
  // A password or a key of 32 bytes.
  [/^[\w+/]{43}=$/g, '…'],
  [/\bSHA256:[\w+/]{20,}=*/g, 'SHA256:…'],
  [/\/tmp\/tmp\.\w+/g, '/tmp/tmp.…'],
];

/** The answer of a command as it is kept: without colours and progress, what varies put as '…', and not too long. */
export function tidyOutput(raw: string): string {
  const lines = raw
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes of a terminal begin with one
    .replace(/\u001b(?:\[[\d;?]*[A-Za-z]|\][^\u0007]*\u0007|[()][A-Z0-9])/g, '')
    .split('\n')
    .map((line) => line.split('\r').filter(Boolean).at(-1) ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: such a character has no place in a file of text
    .map((line) => line.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trimEnd())
    .filter((line) => !CHATTER.test(line))
    .map((line) => VARYING.reduce((said, [pattern, put]) => said.replace(pattern, put), line))
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line));
  return shortened(withoutBlankEdges(lines)).join('\n');
}

function shortened(lines: readonly string[]): string[] {
  if (lines.length <= MOST_LINES) return [...lines];
  const last = lines.slice(FIRST_LINES - MOST_LINES + 1);
  return [...lines.slice(0, FIRST_LINES), `… ещё строк: ${lines.length - MOST_LINES + 1}`, ...last];
}

function withoutBlankEdges(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line !== '');
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
}
