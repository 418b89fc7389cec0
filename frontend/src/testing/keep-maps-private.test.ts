import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepMapsPrivate } from '../../assets/keep-maps-private.mjs';

test('maps leave what is served, and nothing says where they are', () => {
  const frontend = mkdtempSync(join(tmpdir(), 'vitrina-maps-'));
  onTestFinished(() => rmSync(frontend, { recursive: true }));
  const served = join(frontend, '.next', 'static', 'chunks');
  mkdirSync(served, { recursive: true });
  writeFileSync(join(served, 'a.js'), 'run();\n\n//# sourceMappingURL=a.js.map');
  writeFileSync(join(served, 'a.js.map'), '{"sources":["secret.ts"]}');
  writeFileSync(join(served, 'a.css'), 'a{}\n/*# sourceMappingURL=a.css.map */');
  writeFileSync(join(served, 'b.js'), 'const word = "//# sourceMappingURL=x";run(word);');

  expect(keepMapsPrivate(frontend)).toBe(1);
  expect(existsSync(join(served, 'a.js.map'))).toBe(false);
  expect(readFileSync(join(frontend, '.maps', '_next', 'static', 'chunks', 'a.js.map'), 'utf8')).toContain(
    'secret.ts',
  );
  expect(readFileSync(join(served, 'a.js'), 'utf8').trim()).toBe('run();');
  expect(readFileSync(join(served, 'a.css'), 'utf8')).toBe('a{}');
  expect(readFileSync(join(served, 'b.js'), 'utf8')).toContain('run(word)');
});
