import { GATE_PORT, OWN_FOLDER, READER } from './throw-away-root';

/** What commands of an article may do as root: what a service needs, and nothing that reaches the kernel or other namespaces. */
const CAPABILITIES = [
  ...['audit_write', 'chown', 'dac_override', 'fowner', 'fsetid', 'kill', 'net_admin', 'net_bind_service'],
  ...['net_raw', 'setfcap', 'setgid', 'setpcap', 'setuid', 'sys_chroot'],
];

/** From the port inside of the namespace to the socket of `apt-gate.ts`, which lies in the root. */
const BRIDGE = `
const { connect, createServer } = require('node:net');
createServer((inside) => {
  const outside = connect('/${OWN_FOLDER}/gate.sock');
  inside.on('error', () => outside.destroy());
  outside.on('error', () => inside.destroy());
  inside.pipe(outside).pipe(inside);
}).listen(${GATE_PORT}, '127.0.0.1');`;

/**
 * Run by `unshare` with namespaces of its own: makes the root the whole world, gives the network nothing but the bridge, and
 * becomes the reader. Kernel settings of the machine are read-only there.
 */
export function isolatingScript(root: string): string {
  return `
set -eu
mount --make-rprivate /
hostname debian
${quoted(process.execPath)} -e ${quoted(BRIDGE)} > /dev/null 2>&1 &
mount --bind ${quoted(root)} ${quoted(root)}
cd ${quoted(root)}
for device in null zero full random urandom tty; do
  rm -f "dev/$device"
  : > "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
mount -t tmpfs -o mode=1777,size=256m tmpfs dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts dev/pts
mount -t proc -o nosuid,nodev,noexec proc proc
for place in sys sysrq-trigger irq bus fs; do
  [ -e "proc/$place" ] || continue
  mount --bind "proc/$place" "proc/$place"
  mount -o remount,bind,ro "proc/$place"
done
mkdir -p .former
pivot_root . .former
umount -l /.former
rmdir /.former
ip link set lo up
for _ in $(seq 100); do (exec 3<> /dev/tcp/127.0.0.1/${GATE_PORT}) 2> /dev/null && break; sleep 0.05; done
ulimit -c 0 -f 4194304
exec setpriv --reuid ${READER.id} --regid ${READER.id} --init-groups --inh-caps=-all \\
  --bounding-set=-all,${CAPABILITIES.map((name) => `+${name}`).join(',')} \\
  env -i HOME=/home/${READER.name} USER=${READER.name} LOGNAME=${READER.name} SHELL=/bin/bash TERM=dumb LANG=C.UTF-8 \\
  PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin DEBIAN_FRONTEND=noninteractive \\
  bash --noprofile --norc /${OWN_FOLDER}/session.sh
`;
}

/**
 * The session of the reader: the blocks one after the other in one shell, so that a folder, a variable or a function of one is there
 * in the next. It ends with the first command that fails; lines that begin with the mark tell where it is.
 */
export function sessionScript(mark: string, amount: number): string {
  const steps = Array.from({ length: amount }, (_, step) => {
    // A reader takes a breath between blocks, and what one has started in the background is up in the next.
    const pause = step === 0 ? '' : 'sleep 1\n';
    return `${pause}printf '\\n%s begin %s\\n' '${mark}' ${step}\nsource /${OWN_FOLDER}/${step}.sh`;
  });
  return `
exec < /dev/null 2>&1
cd ~
trap 'printf "\\n%s end %s\\n" "${mark}" "$?"' EXIT
tell_failed() { printf '\\n%s failed %s\\n' '${mark}' "\${1%%$'\\n'*}"; }
trap 'tell_failed "$BASH_COMMAND"' ERR
set -eE
${steps.join('\n')}
`;
}

export function quoted(words: string): string {
  return `'${words.replaceAll("'", `'\\''`)}'`;
}
