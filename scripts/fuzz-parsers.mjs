import { parseArgs } from 'node:util';
import { checkNode, main, run } from './toolchain.mjs';

/**
 * `npm run fuzz:parsers`: every parser of what comes from outside is asked so often with values made up by chance (docs/parsers.md).
 * What breaks one is made as small as can be and shown with its seed.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '1100' } } });

await main(async () => {
  checkNode();
  console.log(`• each parser takes ${values.runs} values`);
  await run(
    'vitest',
    [
      ...['run', '--project', 'site', '--project', 'cms', '--project', 'provider-api'],
      ...['hostile-input.test.ts', 'hostile-answers.test.ts', '--reporter=verbose'],
    ],
    { show: true, env: { PARSER_RUNS: values.runs } },
  );
});
