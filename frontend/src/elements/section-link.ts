import { copyText } from './copy-text';
import { notify } from './notify';

/** A link beside a heading leads to it, and copies its whole address on the way (rule R104). */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-section-link]') : null;
  if (link) void copy(link.href);
});

async function copy(address: string) {
  if (await copyText(address, 'Скопируйте отсюда'))
    notify({ status: 'Success', text: 'Ссылка на раздел скопирована' });
}
