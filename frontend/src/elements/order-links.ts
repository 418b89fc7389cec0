import { BASIS_CHANGED, inBasis, shownPriceBasis } from './price-basis';

/**
 * A link with `data-order-link` leads to an order of what stands beside it, at the figure that is shown there. Its address
 * in HTML is in the usual basis; here it gets the chosen ones.
 */
const LINKS = 'a[data-order-link]';
/** A list that is not awake shows its usual figures in the end; what wakes it has its links in the chosen basis at once. */
const NOT_AWAKE = '[data-prices="unsettled"]';

function correctAll() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) correct(link);
}

function correct(link: HTMLAnchorElement) {
  if (link.closest(NOT_AWAKE)) return;
  const href = link.getAttribute('href') ?? '';
  const chosen = inBasis(href, shownPriceBasis());
  if (chosen !== href) link.setAttribute('href', chosen);
}

const { pricePeriod, priceIp } = document.documentElement.dataset;
if (pricePeriod ?? priceIp) correctAll();
window.addEventListener(BASIS_CHANGED, correctAll);

// What has come into the page since is corrected when it is about to be used.
for (const use of ['pointerdown', 'focusin', 'click'])
  document.addEventListener(
    use,
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);
      if (link) correct(link);
    },
    { capture: true },
  );
