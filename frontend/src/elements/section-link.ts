import { copyText } from './copy-text';
import { notify } from './notify';

/**
 * A link beside a heading leads to it, and copies its whole address on the way (rule R104). It holds what is said then, and the
 * title of the prompt where nothing may be copied.
 */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-section-link]') : null;
  if (link) void copy(link);
});

async function copy({ href, dataset: { prompt = '', sectionLink = '' } }: HTMLAnchorElement) {
  if (await copyText(href, prompt)) notify({ status: 'Success', text: sectionLink });
}
