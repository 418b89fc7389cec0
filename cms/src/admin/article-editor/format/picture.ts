import { Node } from '@tiptap/core';
import { isPictureAddress } from '@vitrina/content-contract/article-format-values';

/** A picture whose caption is its content: `<figure><img src alt><figcaption>…</figcaption></figure>`. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '', rendered: false },
    alt: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => attributesOf(figure.querySelector('img')),
      contentElement: (figure) =>
        figure instanceof HTMLElement
          ? (figure.querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'))
          : document.createElement('figcaption'),
    },
    { tag: 'img', getAttrs: (image) => attributesOf(image) },
  ],
  renderHTML: ({ node }) => {
    const { src, alt } = node.attrs;
    const image = ['img', { src, alt }] as const;
    return node.childCount === 0 ? ['figure', image] : ['figure', image, ['figcaption', 0]];
  },
});

/** A picture that the site could not show is none. */
function attributesOf(image: Element | null): { src: string; alt: string } | false {
  const src = image?.getAttribute('src') ?? '';
  return isPictureAddress(src) ? { src, alt: image?.getAttribute('alt') ?? '' } : false;
}
