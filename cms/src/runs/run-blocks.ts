import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openAptGate } from './apt-gate';
import type { RunStep } from './check-record';
import type { CheckedBlock } from './checked-blocks';
import { fillIn } from './fill-examples';
import { isolatingScript, quoted, sessionScript } from './session-script';
import { OWN_FOLDER } from './throw-away-root';
import { tidyOutput } from './tidy-output';

const BLOCK_MS = 5 * 60_000;
const ARTICLE_MS = 15 * 60_000;
const MOST_OUTPUT = 512 * 1024;

/** Runs the marked blocks of an article in a root that is thrown away afterwards. A failing step is the last one. */
export async function runBlocks(root: string, blocks: readonly CheckedBlock[]): Promise<RunStep[]> {
  const unready = blocks.flatMap(faultBefore);
  if (unready[0] !== undefined) return [unready[0]];
  const own = path.join(root, OWN_FOLDER);
  await mkdir(own, { recursive: true });
  const mark = `@@${randomUUID()}`;
  await writeFile(path.join(own, 'session.sh'), sessionScript(mark, blocks.length));
  for (const [index, block] of blocks.entries()) {
    await writeFile(path.join(own, `${index}.sh`), scriptOf(block));
  }
  const gate = await openAptGate(path.join(own, 'gate.sock'));
  await chmod(path.join(own, 'gate.sock'), 0o666);
  try {
    return stepsOf(await listen(root, mark), blocks);
  } finally {
    gate.closeAllConnections();
    gate.close();
  }
}

/** What cannot even begin. */
function faultBefore(block: CheckedBlock): RunStep[] {
  const fault = (words: string): RunStep[] => [{ ran: block.lead, exit: 1, output: '', fault: words }];
  if (block.kind === 'unclear') {
    return fault(`«${block.lead}» отмечено для запуска, но это не команды bash и не файл с путём.`);
  }
  const { unknown } = fillIn(block.kind === 'file' ? block.content : block.commands);
  return unknown.length === 0
    ? []
    : fault(`Нет примера для <${unknown[0]}>: добавьте его в cms/src/runs/fill-examples.ts.`);
}

function scriptOf(block: CheckedBlock): string {
  switch (block.kind) {
    case 'commands':
      return `${fillIn(block.commands).filled}\n`;
    case 'file': {
      const { filled } = fillIn(block.content);
      const inHome = block.path.startsWith('~/');
      const place = inHome ? `~/${quoted(block.path.slice(2))}` : quoted(block.path);
      const encoded = Buffer.from(filled).toString('base64');
      return `printf %s '${encoded}' | base64 -d | ${inHome ? '' : 'sudo '}install -D -m 644 /dev/stdin ${place}\n`;
    }
    case 'unclear':
      return '';
  }
}

/** What a session said of each step. */
interface Heard {
  outputs: string[];
  failed: string | undefined;
  /** `undefined` when it was stopped from outside. */
  exit: number | undefined;
  stopped: string | undefined;
}

function listen(root: string, mark: string): Promise<Heard> {
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--net', '--uts', '--ipc', '--fork', '--kill-child=KILL'],
      ...['bash', '-c', isolatingScript(root)],
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: '/',
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' },
    },
  );
  const heard: Heard = { outputs: [], failed: undefined, exit: undefined, stopped: undefined };
  const stop = (why: string) => {
    heard.stopped ??= why;
    child.kill('SIGKILL');
  };
  let blockTimer: NodeJS.Timeout | undefined;
  const articleTimer = setTimeout(() => stop(`статья не уложилась в ${ARTICLE_MS / 60_000} мин`), ARTICLE_MS);
  let rest = '';
  let before = '';
  const take = (line: string) => {
    if (!line.startsWith(`${mark} `)) {
      const said = `${line}\n`;
      if (heard.outputs.length === 0) before += said;
      else heard.outputs[heard.outputs.length - 1] += said;
      if ((heard.outputs.at(-1) ?? before).length > MOST_OUTPUT) stop('ответ слишком велик');
      return;
    }
    const [word, ...words] = line.slice(mark.length + 1).split(' ');
    if (word === 'failed') heard.failed = words.join(' ');
    if (word === 'end') heard.exit = Number(words[0]);
    if (word !== 'begin') return;
    heard.outputs.push('');
    heard.failed = undefined;
    clearTimeout(blockTimer);
    blockTimer = setTimeout(() => stop(`блок не уложился в ${BLOCK_MS / 60_000} мин`), BLOCK_MS);
  };
  return new Promise((resolve, reject) => {
    const hear = (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
      if (rest.length > MOST_OUTPUT) stop('ответ слишком велик');
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.once('error', reject);
    // What an article left running in the background holds the pipe open; the namespace ends it with its first process.
    child.once('close', () => {
      clearTimeout(blockTimer);
      clearTimeout(articleTimer);
      if (heard.outputs.length === 0) reject(new Error(`The namespace was not made: ${before}${rest}`));
      else resolve(heard);
    });
  });
}

function stepsOf({ outputs, failed, exit, stopped }: Heard, blocks: readonly CheckedBlock[]): RunStep[] {
  const steps: RunStep[] = [];
  for (const [index, raw] of outputs.entries()) {
    const block = blocks[index];
    if (block === undefined || block.kind === 'unclear') break;
    const step = {
      ran: block.kind === 'file' ? block.path : block.commands,
      exit: 0,
      output: tidyOutput(raw),
    };
    const isLast = index === outputs.length - 1;
    const end = { failed, exit, stopped, isShort: outputs.length < blocks.length };
    const fault = (isLast ? endFault(end) : undefined) ?? stepFault(block, raw);
    steps.push(fault === undefined ? step : { ...step, exit: exit || 1, fault });
    if (fault !== undefined) break;
  }
  return steps;
}

function stepFault(block: CheckedBlock, raw: string): string | undefined {
  if (block.kind !== 'commands' || block.expected === '' || raw.includes(block.expected)) return undefined;
  return `В ответе на «${block.lead}» нет «${block.expected}».`;
}

interface End extends Pick<Heard, 'failed' | 'exit' | 'stopped'> {
  /** Whether blocks were left. */
  isShort: boolean;
}

function endFault({ failed, exit, stopped, isShort }: End): string | undefined {
  if (stopped !== undefined) return `Остановлено: ${stopped}.`;
  if (exit === undefined) return 'Сеанс оборвался.';
  if (exit !== 0) return `«${failed ?? 'exit'}» закончилась с кодом ${exit}.`;
  return isShort ? 'Сеанс закончился раньше, чем блоки.' : undefined;
}
