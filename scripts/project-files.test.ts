import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { satisfies, valid } from 'semver';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CHECKS, inSteps, PARTS } from './checks.mjs';
import { ROOT } from './toolchain.mjs';

const GITHUB = parse(read('.github/workflows/verify.yml'));
const GITHUB_DOCS = parse(read('.github/workflows/docs.yml'));
const GITHUB_NIGHTLY = parse(read('.github/workflows/nightly.yml'));
const GITLAB = parse(read('.gitlab-ci.yml'));
const PACKAGE = JSON.parse(read('package.json'));
const PREPARE = read('.ci/prepare');
const { verify: job } = GITHUB.jobs;

/** What the jobs of GitLab that check something have in common. */
const GITLAB_MACHINE = GITLAB['.checked'];

/** How GitLab names the part that a job runs. */
const asGitLabSays = (command: string) => command.replace(/\$\{\{ matrix\.part \}\}/, '$PART');

interface Step {
  run?: string;
  if?: string;
}

test('both code hosts run the same checks on the same images, and skip nothing', () => {
  expect(GITLAB_MACHINE.image).toBe(job.container);
  const images = Object.values<{ image: string }>(job.services).map(({ image }) => image);
  expect(GITLAB_MACHINE.services.map(({ name }: { name: string }) => name)).toEqual(images);
  const commands = job.steps.flatMap(({ run = '' }: Step) => run.split(' && ')).filter(Boolean);
  expect(GITLAB.verify).toMatchObject({ extends: '.checked', script: commands.map(asGitLabSays) });
  expect([job.env.CI, GITLAB_MACHINE.variables.CI]).toEqual(['true', 'true']);
  // Nothing that fails is let pass.
  expect(JSON.stringify([GITHUB, GITLAB])).not.toMatch(/continue-on-error|allow_failure/);
  expect(job.steps.filter((step: Step) => step.run && step.if)).toEqual([]);
});

test('both run every part of the checks, each on a machine of its own', () => {
  expect(job.strategy.matrix).toEqual({ part: Object.keys(PARTS) });
  expect(GITLAB.verify.parallel.matrix).toEqual([{ PART: Object.keys(PARTS) }]);
  const asked = Object.values(PARTS).flat();
  expect(CHECKS.filter((check) => !asked.includes(check))).toEqual([]);
});

test('every check is asked once: what reads sources beside the build, all others one after another', () => {
  const [beside = [], ...others] = inSteps(CHECKS);
  expect(beside.filter(({ readsSources }) => !readsSources).map(({ name }) => name)).toEqual(['build']);
  expect(others.map(({ length }) => length)).toEqual(others.map(() => 1));
  expect([beside, ...others].flat()).toEqual(CHECKS);
});

test('both run by night what is too long for every change, on the same images', () => {
  const { nightly, upgrade } = GITHUB_NIGHTLY.jobs;
  for (const { container, services, env } of [nightly, upgrade])
    expect([container, services, env]).toEqual([job.container, job.services, job.env]);
  const scriptOf = ({ steps }: { steps: Step[] }) =>
    steps.flatMap(({ run = '' }) => run.split(' && ')).filter(Boolean);
  const rules = [{ if: '$CI_PIPELINE_SOURCE == "schedule"' }];
  expect(GITLAB.nightly).toMatchObject({ extends: '.checked', script: scriptOf(nightly), rules });
  expect(GITLAB.upgrade).toMatchObject({ extends: 'nightly', script: scriptOf(upgrade) });
  for (const [{ script }, command] of [
    [GITLAB.nightly, 'test:nightly'],
    [GITLAB.upgrade, 'try:upgrade'],
  ]) {
    expect(script.at(-1)).toBe(`npm run ${command}`);
    expect(PACKAGE.scripts).toHaveProperty(command);
  }
  expect(JSON.stringify(GITHUB_NIGHTLY)).not.toMatch(/continue-on-error/);
});

test('every list of journeys names files that there are, and each runs in one project', () => {
  const lists = [
    ...read('frontend/playwright.config.ts').matchAll(/\/\(([a-z|-]+)\)\\.spec(?:\\.ts(\$))?/g),
  ].map(([, names = '', isProject]) => ({ names: names.split('|'), isProject: isProject !== undefined }));
  expect(lists).toHaveLength(5);
  const inProjects = lists.flatMap(({ names, isProject }) => (isProject ? names : []));
  expect(inProjects.length).toBeGreaterThan(40);
  expect(inProjects.filter((name, at) => inProjects.indexOf(name) !== at)).toEqual([]);
  const there = (name: string) => existsSync(join(ROOT, 'frontend', 'e2e', `${name}.spec.ts`));
  expect(lists.flatMap(({ names }) => names).filter((name) => !there(name))).toEqual([]);
});

test('no journey waits for a quiet network a second time, which Playwright may have taken back for good', () => {
  const folder = join(ROOT, 'frontend', 'e2e');
  const journeys = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  expect(journeys.length).toBeGreaterThan(70);
  const waiting = journeys.filter((name) =>
    /waitForLoadState\(\s*'networkidle'/.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(waiting).toEqual([]);
});

test('both build the documentation in the same way, and publish it only for an owner who has asked for it', () => {
  const { docs, publish } = GITHUB_DOCS.jobs;
  expect([GITLAB.docs.image, GITLAB.pages.image, docs.container]).toEqual(Array(3).fill(job.container));
  const commands = docs.steps.flatMap(({ run }: Step) => run ?? []);
  expect(commands).toEqual(['npm run docs:build']);
  expect(GITLAB.docs.script).toEqual(commands);
  expect(PACKAGE.scripts).toHaveProperty('docs:build');
  expect([docs.env.DOCS_SOURCE_URL, GITLAB.docs.variables.DOCS_SOURCE_URL]).toEqual(
    Array(2).fill(expect.stringMatching(/blob/)),
  );
  expect(publish.if).toContain("vars.PUBLISH_DOCS == 'true'");
  expect(GITLAB.pages.rules).toEqual([{ if: expect.stringContaining('$PUBLISH_DOCS == "true"') }]);
  expect(JSON.stringify(GITHUB_DOCS)).not.toMatch(/continue-on-error/);
});

test('they run on a Node that the project supports, and no image is whatever comes next', () => {
  const [, version = ''] = /^node:([\d.]+)-/.exec(job.container) ?? [];
  expect(satisfies(version, PACKAGE.engines.node)).toBe(true);
  for (const image of [
    job.container,
    ...Object.values<{ image: string }>(job.services).map((one) => one.image),
  ])
    expect(image).toMatch(/:\d+\.\d+(\.\d+)?-bookworm$/);
});

test('what they run is there, and finds the stores where tests look for them', () => {
  for (const command of GITLAB.verify.script) {
    const [program = '', script = ''] = command.split(' ');
    if (program === 'npm') expect(PACKAGE.scripts).toHaveProperty(script);
    else accessSync(join(ROOT, program), constants.X_OK);
  }
  execFileSync('bash', ['-n'], { input: PREPARE });
  const [, stores = ''] = /for store in ([^;]+);/.exec(PREPARE) ?? [];
  expect(stores.split(' ').toSorted()).toEqual(['postgres:5432', 'redis:6379']);
  expect(Object.keys(job.services).toSorted()).toEqual(['postgres', 'redis']);
  expect(GITLAB_MACHINE.services.map(({ alias }: { alias: string }) => alias).toSorted()).toEqual([
    'postgres',
    'redis',
  ]);
});

test.each(readdirSync(join(ROOT, '.github', 'ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml'))(
  'the form %s asks each thing once and says what',
  (name) => {
    const { name: title, description, body } = parse(read(`.github/ISSUE_TEMPLATE/${name}`));
    expect([title, description]).toEqual([expect.any(String), expect.any(String)]);
    const fields: { type: string; id?: string; attributes: { label?: string } }[] = body;
    const asked = fields.filter(({ type }) => type !== 'markdown');
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    for (const { id, type, attributes } of asked)
      expect([id, type, attributes.label]).toEqual([
        expect.stringMatching(/^[a-z]+$/),
        expect.stringMatching(/^(input|textarea)$/),
        expect.any(String),
      ]);
  },
);

test.each([
  'README.md',
  'README.ru.md',
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'docs/production.md',
  'docs/releases.md',
  '.github/pull_request_template.md',
])('%s leads to files and commands that there are', (file) => {
  const text = read(file);
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path);
  expect(links.filter((path) => !existsSync(join(ROOT, dirname(file), path)))).toEqual([]);
  const commands = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !Object.hasOwn(PACKAGE.scripts, name))).toEqual([]);
});

test('a newcomer finds them from the README', () => {
  for (const file of ['SECURITY.md', 'CODE_OF_CONDUCT.md', 'CHANGELOG.md', 'docs/production.md'])
    expect(read('README.md')).toContain(`](${file})`);
});

test('who is told of a hole or of a person can be reached, and no run of the main branch is ended', () => {
  for (const file of ['SECURITY.md', 'CODE_OF_CONDUCT.md'])
    expect([file, read(file)]).toEqual([
      file,
      expect.stringMatching(/confidential issue|\]\(SECURITY\.md\)/),
    ]);
  expect(GITHUB.concurrency['cancel-in-progress']).toContain("github.event_name == 'pull_request'");
});

test('what strangers publish is used at the commit that was looked at', () => {
  const used = job.steps.flatMap(({ uses = '' }: { uses?: string }) => (uses ? [uses] : []));
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/@[0-9a-f]{40}$/);
});

test('every package bears the semantic version of the project', () => {
  const manifests = [
    'frontend',
    'cms',
    ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
  ]
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(join(ROOT, file)));
  expect(valid(PACKAGE.version)).toBe(PACKAGE.version);
  for (const file of manifests)
    expect([file, JSON.parse(read(file)).version]).toEqual([file, PACKAGE.version]);
});

test('the changelog is made of plain sentences, release by release, without what concerns nobody', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-history-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  try {
    git('init', '--quiet');
    for (const message of [
      'Sell servers',
      'Merge a branch',
      'wip: mend what was found',
      'Try that nothing unsold is shown',
      'Take the pictures of the home page anew: it has a switch now',
      'Let journeys wait for a login',
      'Let prices be read\n\nFor a reason that takes a line of its own.',
    ])
      git('commit', '--quiet', '--allow-empty', '-m', message);
    git('tag', 'v0.2.0');
    git('commit', '--quiet', '--allow-empty', '-m', 'Refuse what was not said');
    const cliff = join(ROOT, 'node_modules', '.bin', 'git-cliff');
    const text = execFileSync(cliff, ['--config', join(ROOT, 'cliff.toml')], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    expect(text).toMatch(
      /^# Changelog\n[\s\S]*\n## Not released yet\n\n- Refuse what was not said\n\n## 0\.2\.0, \d{4}-\d\d-\d\d\n\n- Let prices be read\n- Sell servers\n$/,
    );
    expect(read('CHANGELOG.md').split('\n## ')[0]).toBe(text.split('\n## ')[0]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  // A dozen processes, on a machine that may do much else.
}, 60_000);

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
