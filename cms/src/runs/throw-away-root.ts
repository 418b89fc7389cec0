import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FILL_EXAMPLES } from './fill-examples';

const run = promisify(execFile);

const MIRROR = 'http://deb.debian.org/debian';
const BUILD_MS = 10 * 60_000;

/** Who runs the commands: an ordinary person with `sudo`, as on a new server. */
export const READER = { name: 'anna', id: '1000' };

/** What a new server has beyond Debian's own minimum. */
const OF_A_SERVER = [
  ...['ca-certificates', 'cron', 'curl', 'iproute2', 'less', 'mount', 'openssh-server', 'procps', 'python3'],
  ...['sudo', 'wget'],
];

/**
 * There is no systemd in a root: its packages' own scripts start services there, and this leads to them. What only systemd can do
 * is refused, so an article about it is not checked by mistake.
 */
const SYSTEMCTL = `#!/bin/sh
case "$1" in
  start|stop|restart|reload) exec service "$2" "$1" ;;
  *) echo "systemctl $1: в пустом корне нет systemd" >&2; exit 1 ;;
esac
`;

/** Inside of the root, and no part of what an article sees of a server. */
export const OWN_FOLDER = '.articles-run';
export const GATE_PORT = 3142;

/** A reason to stop that a person can act on. */
export class RunStop extends Error {}

/** An empty Debian as an archive, from which each article gets a root of its own. */
export interface EmptyDebian {
  /** Makes a root and answers its folder. */
  unpack(): Promise<string>;
  /** 'Debian 13' */
  system: string;
  remove(): Promise<void>;
}

/** Builds it of Debian's packages; throws `RunStop` when this machine cannot. */
export async function buildEmptyDebian(suite: string): Promise<EmptyDebian> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new RunStop('Статьи запускаются на Linux от имени root: sudo npm run articles:run');
  }
  for (const tool of ['mmdebstrap', 'unshare', 'tar']) {
    await run(tool, ['--version']).catch(() => {
      throw new RunStop(`Нет программы ${tool}: sudo apt install mmdebstrap util-linux tar`);
    });
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'articles-run-'));
  await chmod(folder, 0o755);
  const archive = path.join(folder, 'empty.tar');
  try {
    await run(
      'mmdebstrap',
      ['--quiet', '--variant=apt', `--include=${OF_A_SERVER.join(',')}`, suite, archive, MIRROR],
      { timeout: BUILD_MS },
    );
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const said = error instanceof Error ? String(Reflect.get(error, 'stderr') || error.message) : '';
    throw new RunStop(`Пустая Debian (${suite}) не собралась:\n${said.trim().slice(-2000)}`);
  }
  const unpack = async () => {
    const root = await mkdtemp(path.join(folder, 'root-'));
    await chmod(root, 0o755);
    await run('tar', ['--extract', '--file', archive, '--directory', root, '--numeric-owner']);
    await furnish(root);
    return root;
  };
  const { stdout } = await run('tar', [
    '--extract',
    '--to-stdout',
    '--file',
    archive,
    './usr/lib/os-release',
  ]);
  return { unpack, system: systemOf(stdout), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** What a provider's image has set up when somebody first logs in. */
async function furnish(root: string): Promise<void> {
  const { name, id } = READER;
  await run('chroot', [root, 'useradd', '--create-home', '--shell', '/bin/bash', '--uid', id, name]);
  await write(root, 'etc/sudoers.d/90-cloud', `${name} ALL=(ALL) NOPASSWD:ALL\n`, 0o440);
  await write(root, 'etc/hostname', 'debian\n');
  // The domain of a reader leads to their server.
  await write(root, 'etc/hosts', `127.0.0.1 localhost debian ${FILL_EXAMPLES.DOMAIN}\n::1 localhost\n`);
  // The answer a reader gives at the keyboard, and the way out of the namespace.
  await write(
    root,
    'etc/apt/apt.conf.d/99-articles-run',
    `APT::Get::Assume-Yes "true";\nquiet "2";\nDpkg::Use-Pty "0";\nAcquire::http::Proxy "http://127.0.0.1:${GATE_PORT}";\n`,
  );
  await write(root, 'usr/local/bin/systemctl', SYSTEMCTL, 0o755);
  // A package starts its service, as on a server; without an init system Debian would not.
  await write(root, 'usr/sbin/policy-rc.d', '#!/bin/sh\nexit 0\n', 0o755);
  // sshd is not started, but its settings can be checked.
  await mkdir(path.join(root, 'run/sshd'), { recursive: true });
}

async function write(root: string, file: string, content: string, mode = 0o644): Promise<void> {
  await writeFile(path.join(root, file), content, { mode });
}

function systemOf(release: string): string {
  const version = /^VERSION_ID="?([\w.]+)"?$/m.exec(release)?.[1];
  return version === undefined ? 'Debian' : `Debian ${version}`;
}
