import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { placedIn } from './places.mjs';
import { endServicesNamed, isRunning, noteService } from './running.mjs';
import { unitOf } from './unit.mjs';

/**
 * What `systemctl` is in a trial: it runs the command lines of units that were copied to the folder that stands for `/`, without systemd. What
 * serves goes on by itself, and its process stands in `pids`; what is done once is waited for.
 */
const places = JSON.parse(process.env.VITRINA_TRIAL ?? '');
const placed = placedIn(places);
const words = process.argv.slice(2);
const units = words.filter(
  (word) => !/^(daemon-reload|enable|start|stop|restart|reload|--now|nginx|.*\.timer)$/.test(word),
);
for (const unit of units) {
  if (words[0] === 'stop' || words[0] === 'restart') await endServicesNamed(places.root, unit);
  if (words[0] !== 'stop' && !isRunning(places.root, unit)) await start(unit);
}

/** @param {string} name */
async function start(name) {
  const [family, instance = ''] = name.split('@');
  const file = join(places.root, 'etc', 'systemd', 'system', `${family}${instance && '@'}.service`);
  const unit = unitOf(readFileSync(file, 'utf8'), instance);
  const files = unit.environmentFiles.map((one) => ({ ...one, file: placed(one.file) }));
  for (const { file: missing } of files.filter((one) => !one.isOptional && !existsSync(one.file)))
    throw new Error(`${name} needs ${missing}.`);
  const env = Object.assign(
    { PATH: process.env.PATH, HOME: '/nonexistent' },
    Object.fromEntries(Object.entries(unit.environment).map(([key, value]) => [key, placed(value)])),
    ...files.filter((one) => existsSync(one.file)).map((one) => parseEnv(readFileSync(one.file, 'utf8'))),
  );
  mkdirSync(join(places.root, 'log'), { recursive: true });
  const log = openSync(join(places.root, 'log', `${name}.log`), 'a');
  for (const line of [...unit.start, ...unit.after]) {
    // Of systemd's words for a shell: a star stays one, and the node of Debian may be elsewhere.
    const command = placed(line).replaceAll('/usr/bin/node', process.execPath);
    const quoted = command.startsWith('/bin/sh -c') ? command : `set -f; exec ${command}`;
    const child = spawn('/bin/sh', ['-c', quoted], {
      ...{ cwd: placed(unit.workingDirectory), env, detached: !unit.isOneshot },
      stdio: ['ignore', log, log],
    });
    if (!unit.isOneshot) {
      if (child.pid !== undefined) noteService(places.root, { pid: child.pid, name });
      child.unref();
      continue;
    }
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0)
      throw new Error(
        `${name} ended with ${code}: ${readFileSync(join(places.root, 'log', `${name}.log`), 'utf8')}`,
      );
  }
}
