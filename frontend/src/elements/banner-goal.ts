import { reachGoal } from './reach-goal';

/** Specification 001, section 7: a goal is sent for clicks on registration and tariff banners in blog and tutorials. */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-goal]') : null;
  const { goal: id, goalCounter: counter } = link?.dataset ?? {};
  if (id && counter) reachGoal({ counter, id });
});
