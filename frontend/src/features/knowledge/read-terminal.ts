/** A line of a session in a terminal: what somebody has typed, after a prompt of so many characters, or an answer. */
export type TerminalLine = { kind: 'typed'; prompt: number } | { kind: 'output' };

/** What is to be run; a comment there begins with `#`, so that is no prompt. */
const SHELLS = new Set(['bash', 'fish', 'sh', 'shell', 'shellscript', 'zsh']);
/** What has been run, as the terminal showed it. */
const SESSIONS = new Set(['console', 'shellsession']);

const DOLLAR = /^\$ /;
/** `$ `, `# ` of root, `(venv) $ `, `anna@shop:~$ `, `[root@shop ~]# `. */
const ANY = /^(?:\([\w.-]+\) )?(?:[\w.-]+@[\w:~/.-]+|\[[\w.-]+@[\w:~/. -]+\])?[$#] /;
/** The word that ends what a command is given on the lines below it: `<<'CONFIG'`, but not `<<<`. */
const HEREDOC = /(?<!<)<<-?\s*(["']?)([A-Za-z_]\w*)\1/;

/**
 * The lines of code that begins with a prompt; `undefined` for all other code, which is to be copied as it is. What goes on after
 * a `\` or up to the end of a heredoc belongs to its command, every other line without a prompt is an answer.
 */
export function readTerminal(code: string, language: string): TerminalLine[] | undefined {
  const prompt = promptOf(language);
  const lines = code.split('\n');
  if (!prompt?.test(lines.find((line) => line.trim() !== '') ?? '')) return undefined;
  let isUnfinished = false;
  let end: string | undefined;
  return lines.map((line) => {
    if (end !== undefined) {
      if (line.trim() === end) end = undefined;
      return { kind: 'typed', prompt: 0 };
    }
    const length = isUnfinished ? 0 : prompt.exec(line)?.[0].length;
    if (length === undefined) return { kind: 'output' };
    isUnfinished = line.endsWith('\\');
    end = HEREDOC.exec(line)?.[2];
    return { kind: 'typed', prompt: length };
  });
}

function promptOf(language: string): RegExp | undefined {
  if (SESSIONS.has(language)) return ANY;
  return SHELLS.has(language) ? DOLLAR : undefined;
}
