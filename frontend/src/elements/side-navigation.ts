/**
 * Marks where the reader is in the contents beside an article: the last heading that has passed the top third of the screen. The
 * contents scroll along where they are taller than the screen.
 */
const READ_AT = 0.33;

const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('nav[data-contents] a')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [[heading, link] as const] : [];
  }),
);

let current: HTMLAnchorElement | undefined;

function mark() {
  const line = innerHeight * READ_AT;
  let found: HTMLAnchorElement | undefined;
  for (const [heading, link] of links) if (heading.getBoundingClientRect().top <= line) found = link;
  if (found === current) return;
  current?.removeAttribute('aria-current');
  found?.setAttribute('aria-current', 'location');
  found?.scrollIntoView({ block: 'nearest' });
  current = found;
}

if (links.size > 0) {
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      mark();
    });
  };
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask, { passive: true });
  mark();
}
