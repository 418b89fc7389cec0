import { parseArgs } from 'node:util';
import { makeRelease } from './releases/make-release.mjs';
import { main, Stop } from './toolchain.mjs';

/** `npm run release -- minor`, or `patch`, `major`, `0.3.0`: docs/releases.md says which. */
await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, 'verified-elsewhere': { type: 'boolean' } },
  });
  const [wanted, ...more] = positionals;
  if (wanted === undefined || more.length > 0)
    throw new Stop(
      'Say which: npm run release -- patch, minor, major or a version, and --dry-run to look first.',
    );
  const isDry = values['dry-run'] === true;
  const { version, notes } = makeRelease(wanted, {
    isDry,
    isVerifiedElsewhere: values['verified-elsewhere'] === true,
  });
  console.log(notes.trimEnd());
  console.log(
    isDry
      ? `\nThis would be ${version}. Nothing was changed.`
      : `\n${version} is committed and tagged. Publish it: git push --follow-tags`,
  );
});
