import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Outcome, Variables } from './running-cms';

const CMS = path.resolve(import.meta.dirname, '..');
const COMMAND = path.join(CMS, 'dist', 'src', 'commands', 'backup.js');

/** The command as an operator gives it, with no secret of the CMS: `backup(variables, 'save', folder)`. */
export async function backup(variables: Variables, ...args: string[]): Promise<Outcome> {
  return startBackup(variables, ...args).outcome;
}

export function startBackup(
  variables: Variables,
  ...args: string[]
): { child: ChildProcess; outcome: Promise<Outcome> } {
  // A limit of the shell's own, in blocks of 512 bytes: nobody may write a larger file.
  const { LARGEST_FILE = 'unlimited', PATH = process.env.PATH ?? '', ...own } = variables;
  const child = spawn(
    '/bin/sh',
    ['-c', 'ulimit -f "$LARGEST_FILE" && exec "$@"', 'sh', process.execPath, COMMAND, ...args],
    { cwd: CMS, env: { PATH, NODE_ENV: 'production', PORT: '1', ...own, LARGEST_FILE } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const outcome = once(child, 'close').then(() => ({ exitCode: child.exitCode, output }));
  return { child, outcome };
}
