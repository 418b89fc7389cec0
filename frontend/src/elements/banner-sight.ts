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
  // Of two variants only one is there to be seen.
  for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]'))
    if (getComputedStyle(banner).visibility === 'visible') observer.observe(banner);

  if (document.querySelector('.variants')) keepCohort();
});

function see(shown: HTMLElement): void {
  observer.unobserve(shown);
  const { banner = '', variant = '', place = '' } = shown.dataset;
  tell({ name: 'banner-view', banner, variant, place });
}
