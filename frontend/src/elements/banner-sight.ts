import { keepCohort } from './cohort';
import { onceVisited } from './once-visited';
import { tell } from './site-events';

/** Half of a banner for a second is what the trade calls seen. */
const HALF = 0.5;
const SEEN_MS = 1_000;

const resting = new Map<Element, ReturnType<typeof setTimeout>>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(resting.get(target));
      if (isIntersecting && target instanceof HTMLElement)
        resting.set(
          target,
          setTimeout(() => see(target), SEEN_MS),
        );
    }
  },
  { threshold: HALF },
);

onceVisited(() => {
  for (const banner of document.querySelectorAll('[data-banner]')) observer.observe(banner);

  if (document.querySelector('.variants')) keepCohort();
});

function see(shown: HTMLElement): void {
  observer.unobserve(shown);
  // Of two variants only one is there to be seen. Asked now and not at first, when the style of the page is not reckoned yet.
  if (getComputedStyle(shown).visibility !== 'visible') return;
  const { banner = '', variant = '', place = '' } = shown.dataset;
  tell({ name: 'banner-view', banner, variant, place });
}
