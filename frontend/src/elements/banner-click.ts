import { leadsTo } from './leads-to';
import { tell } from './site-events';

/** A link in a banner: `<div data-banner="id" data-variant="a" data-place="blog">…<a href>…</a></div>`. */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-banner] a[href]') : null;
  const shown = link?.closest<HTMLElement>('[data-banner]')?.dataset;
  if (!link || !shown) return;
  const { banner = '', variant = '', place = '' } = shown;
  tell({ name: 'banner-click', banner, variant, place, leadsTo: leadsTo(link.href, location.origin) });
});
