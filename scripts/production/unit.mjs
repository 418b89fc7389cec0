/** @typedef {{ workingDirectory: string, environment: Record<string, string>, environmentFiles: { file: string, isOptional: boolean }[], start: string[], after: string[], isOneshot: boolean }} Unit `start` and `after`: command lines */

/**
 * What a unit of systemd has a service run as, as far as those of `deploy/systemd` say it. `instance` takes the place of `%i`.
 * @param {string} text
 * @param {string} [instance]
 * @returns {Unit}
 */
export function unitOf(text, instance = '') {
  const [, service = ''] = /^\[Service\]\n([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(text) ?? [];
  const lines = service.replaceAll('%i', instance).replaceAll('%%', '%').split('\n');
  /** @param {string} name */
  const all = (name) =>
    lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));
  return {
    workingDirectory: all('WorkingDirectory')[0] ?? '/',
    environment: Object.fromEntries(
      all('Environment').flatMap((line) => line.split(' ').map((one) => splitOnce(one, '='))),
    ),
    environmentFiles: all('EnvironmentFile').map((file) => ({
      file: file.replace(/^-/, ''),
      isOptional: file.startsWith('-'),
    })),
    start: all('ExecStart'),
    after: all('ExecStartPost'),
    isOneshot: all('Type').includes('oneshot'),
  };
}

/**
 * The command lines of a document that bear a mark, block by block.
 * @param {string} text
 * @param {'tried' | 'upgrade' | 'rollback'} mark
 */
export function markedCommands(text, mark) {
  const blocks = new RegExp(`^\`\`\`sh ${mark}\\n([\\s\\S]*?)^\`\`\`$`, 'gm');
  return [...text.matchAll(blocks)].map(([, block = '']) => block);
}

/**
 * @param {string} text
 * @param {string} by
 * @returns {[string, string]}
 */
function splitOnce(text, by) {
  const at = text.indexOf(by);
  return [text.slice(0, at), text.slice(at + 1)];
}
