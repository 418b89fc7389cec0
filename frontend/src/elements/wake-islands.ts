import { BASIS_CHANGED } from './price-basis';

/** What a file of islands offers (`src/documents/wakes.tsx`). */
interface IslandModule {
  islands: Readonly<Record<string, (place: HTMLElement) => void>>;
}

/** How far below what is in sight an island is woken, so that it is awake when it comes there. Only once the page is moved: many visitors never do. */
const AHEAD = '300px';
/** Before the press itself, wherever the hand gives notice of it; a choice that was made is told again (`documents/early-input.ts`). */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'] as const;
/** A press waits so long for what it is meant for; then it does what it does without scripts. One that does nothing without them waits as long as it takes. */
const PATIENCE_MS = 2_000;
const NOTHING_WITHOUT_SCRIPTS = 'button[type="button"]:not([commandfor], [popovertarget])';
const WRITTEN_IN =
  'textarea, input:not([type="button"], [type="checkbox"], [type="radio"], [type="range"], [type="submit"])';
/** As `Tabs` of `@vitrina/ui` hears them. */
const TAB_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * Stands at the end of a document with islands. An island wakes when it comes into sight or is touched; at once where the address or
 * this browser says what is chosen, for that is what it has to show. One whose files cannot be had sleeps on, as long as the page
 * lives, because browsers do not ask for a module twice: all of it works without.
 */
const sleeping = new Set(document.querySelectorAll<HTMLElement>('[data-island]'));
const waking = new Map<HTMLElement, Promise<void>>();

const { pricePeriod, priceIp } = document.documentElement.dataset;
let sight = watch('0px');
if (location.search || pricePeriod || priceIp) wakeAll();
document.addEventListener(
  'scroll',
  () => {
    sight.disconnect();
    sight = watch(AHEAD);
  },
  { once: true, passive: true },
);
for (const touch of TOUCHES)
  document.addEventListener(touch, ({ target }) => void wake(islandAround(target)), {
    capture: true,
    passive: true,
  });
document.addEventListener('click', holdPress, { capture: true });
document.addEventListener('keydown', holdTabKey, { capture: true });
window.addEventListener(BASIS_CHANGED, wakeAll);

function watch(rootMargin: string): IntersectionObserver {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen)
        if (isIntersecting && target instanceof HTMLElement) void wake(target);
    },
    { rootMargin },
  );
  for (const place of sleeping) observer.observe(place);
  return observer;
}

function wakeAll() {
  for (const place of sleeping) void wake(place);
}

function islandAround(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-island]')) || undefined;
}

function wake(place: HTMLElement | undefined): Promise<void> | undefined {
  if (!place || !sleeping.delete(place)) return place && waking.get(place);
  sight.unobserve(place);
  const woken = load(place).finally(() => waking.delete(place));
  waking.set(place, woken);
  return woken;
}

async function load(place: HTMLElement) {
  try {
    const files = (place.dataset.files ?? '').split(' ');
    // All at once: the first one would find the others only when it has come.
    const [own] = await Promise.all<IslandModule>(files.map((file) => import(file)));
    turn = turn.then(nextTask);
    await turn;
    own?.islands[place.dataset.island ?? '']?.(place);
  } catch (error) {
    reportError(error);
  }
}

/** Each island wakes in a task of its own, so that a press does not wait for all of them. */
let turn: Promise<unknown> = Promise.resolve();

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A button that is pressed while its island wakes is pressed again when it is awake: it must not be lost, nor load a page for it. */
async function holdPress(press: MouseEvent) {
  // What a script presses is this press repeated, or a choice that is told again.
  if (!press.isTrusted) return;
  const control = press.target instanceof Element && press.target.closest<HTMLElement>('button, input');
  const woken = control && wake(islandAround(control));
  if (!woken) return;
  press.preventDefault();
  press.stopImmediatePropagation();
  if (control.matches(NOTHING_WITHOUT_SCRIPTS)) {
    await woken;
    // Whoever writes elsewhere by now has gone on, and what the press does may move the focus.
    if (document.activeElement?.matches(WRITTEN_IN)) return;
  } else await Promise.race([woken, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  control.click();
}

/** Tabs are walked through by scripts alone, so a key that is pressed on one that wakes is pressed again, too. */
async function holdTabKey(press: KeyboardEvent) {
  const { key, target } = press;
  // With one of these it is the browser's: back, forward.
  const isBrowsers = press.altKey || press.ctrlKey || press.metaKey || press.shiftKey;
  if (!press.isTrusted || isBrowsers || !TAB_KEYS.has(key)) return;
  const tabs =
    target instanceof Element && target.matches('[role="tab"]') && target.closest('[role="tablist"]');
  const woken = tabs && wake(islandAround(target));
  if (!woken) return;
  press.preventDefault();
  press.stopImmediatePropagation();
  await woken;
  // From where the key before has led; whoever has left the tabs meant nothing more by it.
  const { activeElement: tab } = document;
  if (tabs.contains(tab))
    tab?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
