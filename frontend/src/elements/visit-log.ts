/**
 * What of this visit has been counted, so that nothing counts twice, and so that the site knows by which banners somebody came
 * who registers. It names products and banners and nobody: `visit`, `page.vds`, `view.<banner>.<variant>`,
 * `click.<banner>.<variant>`. Gone two hours after the last page.
 */
export interface CountedStep {
  step: 'visit' | 'page' | 'view' | 'click';
  /** Of a page. */
  product?: string;
  /** Of a banner. */
  banner?: string;
  variant?: string;
}

export const VISIT_COOKIE = 'vitrina-visit';
const SECONDS_KEPT = 2 * 60 * 60;
/** A cookie must not grow for ever; whoever sees more in one visit is not counted for the rest. */
const MOST_STEPS = 40;

/** Where cookies stand; a document is one. */
interface CookieJar {
  cookie: string;
}

export function stepsIn({ cookie }: CookieJar): string[] {
  const kept = new RegExp(`(?:^|; )${VISIT_COOKIE}=([\\w.~-]*)`).exec(cookie)?.[1];
  return kept ? kept.split('~') : [];
}

/** Notes a step; false when it was noted before, or there is no room, or this browser keeps nothing. */
export function noteStep(jar: CookieJar, step: CountedStep, isEncrypted: boolean): boolean {
  const word = wordOf(step);
  const steps = stepsIn(jar);
  if (steps.includes(word) || steps.length >= MOST_STEPS) return false;
  keepSteps(jar, [...steps, word], isEncrypted);
  return stepsIn(jar).includes(word);
}

/** The visit goes on. */
export function renewVisit(jar: CookieJar, isEncrypted: boolean): void {
  const steps = stepsIn(jar);
  if (steps.length > 0) keepSteps(jar, steps, isEncrypted);
}

function keepSteps(jar: CookieJar, steps: readonly string[], isEncrypted: boolean): void {
  const attributes = `path=/; max-age=${SECONDS_KEPT}; samesite=lax${isEncrypted ? '; secure' : ''}`;
  jar.cookie = `${VISIT_COOKIE}=${steps.join('~')}; ${attributes}`;
}

function wordOf({ step, product, banner, variant }: CountedStep): string {
  return [step, product, banner, variant].filter(Boolean).join('.');
}
