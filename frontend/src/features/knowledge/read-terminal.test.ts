import { describe, expect, test } from 'vitest';
import { readTerminal } from './read-terminal';

describe('a prompt', () => {
  test.each([
    ['bash', '$ ls', '$ '],
    ['shellscript', '$ ls', '$ '],
    ['console', '$ ls', '$ '],
    ['console', '# apt update', '# '],
    ['shellsession', '# apt update', '# '],
    ['console', 'anna@shop:~$ ls', 'anna@shop:~$ '],
    ['console', 'root@shop.example.ru:/etc/nginx# nginx -t', 'root@shop.example.ru:/etc/nginx# '],
    ['console', '[root@shop ~]# dnf update', '[root@shop ~]# '],
    ['console', '(venv) $ pip list', '(venv) $ '],
  ])('of %s stands before the command: %s', (language, line, prompt) => {
    expect(readTerminal(line, language)).toEqual([{ kind: 'typed', prompt: prompt.length }]);
  });

  test.each([
    ['bash', 'ls'],
    ['bash', '# what comes now'],
    ['bash', 'echo $ HOME'],
    ['bash', '$HOME/bin/run'],
    ['bash', '  $ ls'],
    ['console', 'Server: 5 $ a month'],
    ['console', 'anna@shop.example.ru paid 5 $ a month'],
    ['yaml', '# a remark'],
    ['text', '$ ls'],
    ['bash', "cat > notes <<'END'\n$ 5 a month\nEND"],
    ['markdown', '# A heading'],
  ])('is not to be seen in %s: %s', (language, line) => {
    expect(readTerminal(line, language)).toBeUndefined();
  });
});

describe('where there are prompts', () => {
  test('a line without one is an answer', () => {
    expect(kinds('$ whoami\nanna\n\n$ true')).toEqual(['typed', 'output', 'output', 'typed']);
  });

  test('a command goes on after a backslash', () => {
    expect(kinds('$ docker run \\\n  --rm \\\n  hello\nHello from Docker!')).toEqual([
      'typed',
      'typed',
      'typed',
      'output',
    ]);
  });

  test.each(["<<'CONFIG'", '<<CONFIG', '<<-"CONFIG"', '<< CONFIG'])(
    'a command has all it is given by %s',
    (heredoc) => {
      expect(kinds(`$ tee a.conf ${heredoc}\n# a remark\n$ no prompt\nCONFIG\nwritten`)).toEqual([
        'typed',
        'typed',
        'typed',
        'typed',
        'output',
      ]);
    },
  );

  test('a string given by <<< has no further lines', () => {
    expect(kinds('$ wc -c <<< word\n5')).toEqual(['typed', 'output']);
  });

  test('what goes on has no prompt of its own', () => {
    expect(readTerminal('$ tee a \\\n$ b', 'bash')).toEqual([
      { kind: 'typed', prompt: 2 },
      { kind: 'typed', prompt: 0 },
    ]);
  });
});

function kinds(code: string): string[] | undefined {
  return readTerminal(code, 'bash')?.map(({ kind }) => kind);
}
