import { BASIS_CHANGED, shownPriceBasis } from './price-basis';

/**
 * A link with `data-order-link` leads to an order of what stands beside it, at the figure that is shown there. Its address
 * in HTML is of the usual terms; here it gets the chosen ones.
 */
const LINKS = 'a[data-order-link]';

function correctAll() {
  for (const link of document.querySelectorAll(LINKS)) correct(link);
}

function correct(link: Element) {
  if (!(link instanceof HTMLAnchorElement)) return;
  const { period, hasIp } = shownPriceBasis();
  const query = new URLSearchParams(link.search);
  if (period && query.has('period')) query.set('period', period);
  if (query.has('is_floating_ip')) query.set('is_floating_ip', String(hasIp));
  if (`?${query}` !== link.search) link.search = String(query);
}

const { pricePeriod, priceIp } = document.documentElement.dataset;
if (pricePeriod ?? priceIp) correctAll();
window.addEventListener(BASIS_CHANGED, correctAll);

// What has come into the page since is corrected when it is about to be used.
for (const use of ['pointerdown', 'focusin', 'click'])
  document.addEventListener(
    use,
    ({ target }) => {
      const link = target instanceof Element && target.closest(LINKS);
      if (link) correct(link);
    },
    { capture: true },
  );
