import type { Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parseArticleText } from './article-text';
import { sizePictures } from './size-pictures';

const TEXT =
  '<figure><img src="/assets/scheme_1f.png" alt="Схема"></figure>' +
  '<figure><img src="https://pictures.example/scheme_1f.png" alt="Чужая"></figure>';

test('pictures of the library keep their places free, others are as they were', async () => {
  const { tree } = await parseArticleText(TEXT);
  sizePictures(tree, [['scheme_1f.png', 800, 450]]);
  const [own, foreign] = picturesIn(tree);
  expect(own).toMatchObject({ width: 800, height: 450 });
  expect(foreign).not.toHaveProperty('width');
});

test.each([
  ['nothing', null],
  ['a picture without an extent', [['scheme_1f.png', 0, 450]]],
])('of %s nothing is told', async (_, sizes) => {
  const { tree } = await parseArticleText(TEXT);
  sizePictures(tree, sizes);
  for (const picture of picturesIn(tree)) expect(picture).not.toHaveProperty('width');
});

function picturesIn(tree: Root): Properties[] {
  const pictures: Properties[] = [];
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') pictures.push(properties);
  });
  return pictures;
}
