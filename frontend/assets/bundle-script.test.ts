import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleScript } from './bundle-script';

const ELEMENTS = join(import.meta.dirname, '../src/elements');

// It is the same in every language: what it says stands in the page. One letter alone is no word, as in `replaceAll('ё', 'е')`.
test.each(['elements', 'reading-elements'])('the script `%s` has no words of its own', (name) => {
  expect(bundleScript(ELEMENTS, name).match(/\p{Script=Cyrillic}{2,}/gu)).toBeNull();
});
